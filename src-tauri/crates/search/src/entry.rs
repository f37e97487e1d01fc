use crate::found::{DECISIVE, Found};

/// How a remembered score bounds the value, by the search that found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The score itself.
    Exact,
    /// The score or more.
    Lower,
    /// The score or less.
    Upper,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// With plies to the end counted from this position.
    pub(crate) found: Found,
    pub(crate) bound: Bound,
    /// Plies searched below the position.
    pub(crate) depth: u8,
    /// The best turn's index in the order in which the rules generate turns. Of another position's entry
    /// it can only be the wrong one to try first, never an illegal turn.
    pub(crate) turn: u16,
}

impl Entry {
    /// No best turn is known.
    pub(crate) const NO_TURN: u16 = u16::MAX;

    /// The score as it counts `ply` plies from the root.
    pub(crate) fn found_at(&self, ply: usize) -> Found {
        Found { score: self.found.score - toward_end(self.found.score, ply), ..self.found }
    }

    /// A score found `ply` plies from the root, to be remembered.
    pub(crate) fn kept_at(found: Found, ply: usize) -> Found {
        Found { score: found.score + toward_end(found.score, ply), ..found }
    }

    pub(crate) fn pack(self, epoch: u16) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        u64::from(self.found.score as i16 as u16)
            | u64::from(self.turn) << 16
            | u64::from(self.depth) << 32
            | bound << 40
            | u64::from(self.found.at_least) << 42
            | u64::from(self.found.at_most) << 43
            | u64::from(epoch) << 48
    }

    pub(crate) fn unpack(data: u64) -> Self {
        let found = Found {
            score: i32::from(data as u16 as i16),
            at_least: data >> 42 & 1 == 1,
            at_most: data >> 43 & 1 == 1,
        };
        let bound = match data >> 40 & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        Self { found, bound, depth: (data >> 32) as u8, turn: (data >> 16) as u16 }
    }
}

/// Wins are scored by plies from the root, but remembered by plies from the position.
fn toward_end(score: i32, ply: usize) -> i32 {
    match score {
        DECISIVE.. => ply as i32,
        ..=NEGATIVE_DECISIVE => -(ply as i32),
        _ => 0,
    }
}

const NEGATIVE_DECISIVE: i32 = -DECISIVE;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::found::WIN;

    #[test]
    fn a_win_is_as_far_from_its_position_wherever_it_is_met() {
        let at_ply_three = Found::certain(WIN - 7);
        let kept = Entry { found: Entry::kept_at(at_ply_three, 3), bound: Bound::Lower, depth: 4, turn: 3 };
        assert_eq!(kept.found.plies_to_end(), Some(4));
        assert_eq!(kept.found_at(3), at_ply_three);
        assert_eq!(kept.found_at(10).plies_to_end(), Some(14));
        let lost =
            Entry { found: Entry::kept_at(at_ply_three.turned(), 3), bound: Bound::Lower, depth: 4, turn: 3 };
        assert_eq!(lost.found_at(10).score, -(WIN - 14));
    }
}
