//! Tables of the line games: who wins with few men left, worked out backwards.
//!
//! A *layer* holds all positions with so many own and so many enemy men, seen from the side to move. Captures lead
//! to layers with fewer men, all other turns from a layer to the one with both counts exchanged, so layers are
//! solved in pairs, the fewest men first (<https://www.chessprogramming.org/Retrograde_Analysis>).

mod board;
mod few;
mod layer;
mod openings;
mod places;
mod sets;
mod solve;
#[cfg(test)]
mod tests;

pub(crate) use few::Few;
use solve::solve;

/// What a position is worth to the side to move. History decides it where nobody captures any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Worth {
    /// The other side wins.
    Lost,
    /// Neither side can do better.
    Drawn,
    /// The side to move wins.
    Won,
}

impl Worth {
    /// By who has more men, as the endings by history decide.
    pub(crate) fn of_men(own: usize, enemy: usize) -> Self {
        match own.cmp(&enemy) {
            std::cmp::Ordering::Less => Self::Lost,
            std::cmp::Ordering::Equal => Self::Drawn,
            std::cmp::Ordering::Greater => Self::Won,
        }
    }

    /// The same seen from the other side.
    #[inline]
    pub(crate) fn turned(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Drawn => Self::Drawn,
            Self::Won => Self::Lost,
        }
    }

    fn from_bits(bits: u8) -> Self {
        match bits & 3 {
            0 => Self::Lost,
            1 => Self::Drawn,
            _ => Self::Won,
        }
    }
}
