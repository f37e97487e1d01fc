use std::fmt;
use std::ops::Not;

/// One of the two sides of the board.
///
/// South is the near side: the person, or Player 1, always sits there. A colour is paint and never part
/// of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The near side.
    South,
    /// The far side: the computer, or Player 2.
    North,
}

impl Side {
    /// Both sides, South first, in the order of every pair `[south, north]`.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// Index into a pair `[south, north]`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// `S` or `N`, as positions and the engine's protocol write it.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
