use rules::{GameId, Side};
use serde::{Deserialize, Serialize};
use session::Name;
use ts_rs::TS;

/// A game's name in messages and files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// Sholo Guti.
    SholoGuti,
    /// English checkers.
    Checkers,
    /// Kalah.
    Kalah,
    /// Oware.
    Oware,
    /// Egara-guti.
    EgaraGuti,
}

/// A side of the board. South is the near one, the person's or Player 1's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The near side.
    South,
    /// The far side.
    North,
}

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum LevelName {
    /// The weakest.
    Easy,
    /// Looks a little ahead.
    Medium,
    /// Looks well ahead and hardly slips.
    Hard,
    /// The strongest.
    Insane,
}

/// Who sits in the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Opponent {
    /// The computer, at a level.
    Computer {
        /// Its level.
        level: LevelName,
    },
    /// A second person on this device.
    TwoPlayers,
}

/// The colour of South's men; North's are of the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Paint {
    /// Light men.
    Light,
    /// Dark men.
    Dark,
}

/// What is agreed before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetUp {
    /// Who sits in the north.
    pub opponent: Opponent,
    /// Who moves first.
    pub first: Seat,
    /// The colour of South's men.
    pub paint: Paint,
    /// What two players call themselves; kept for the next game of two where it is against the computer.
    #[serde(default)]
    pub names: Names,
}

/// What two players call themselves: at most 20 characters each, empty where they have not said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Names {
    /// Of the player in the south.
    #[ts(type = "string")]
    pub south: Name,
    /// Of the player in the north.
    #[ts(type = "string")]
    pub north: Name,
}

/// Converts between a wire type and the type it stands for, where all names are the same.
macro_rules! stands_for {
    ($wire:ident = $inner:ty { $($name:ident),+ }) => {
        impl From<$inner> for $wire {
            fn from(inner: $inner) -> Self {
                match inner {
                    $(<$inner>::$name => Self::$name,)+
                }
            }
        }

        impl From<$wire> for $inner {
            fn from(wire: $wire) -> Self {
                match wire {
                    $($wire::$name => Self::$name,)+
                }
            }
        }
    };
}

stands_for!(GameName = GameId { SholoGuti, Checkers, Kalah, Oware, EgaraGuti });
stands_for!(Seat = Side { South, North });
stands_for!(LevelName = session::Level { Easy, Medium, Hard, Insane });
stands_for!(Paint = session::Paint { Light, Dark });

impl From<session::Opponent> for Opponent {
    fn from(opponent: session::Opponent) -> Self {
        match opponent {
            session::Opponent::Computer { level } => Self::Computer { level: level.into() },
            session::Opponent::TwoPlayers => Self::TwoPlayers,
        }
    }
}

impl From<Opponent> for session::Opponent {
    fn from(opponent: Opponent) -> Self {
        match opponent {
            Opponent::Computer { level } => Self::Computer { level: level.into() },
            Opponent::TwoPlayers => Self::TwoPlayers,
        }
    }
}

impl From<session::SetUp> for SetUp {
    fn from(set_up: session::SetUp) -> Self {
        let session::SetUp { opponent, first, paint, names } = set_up;
        let names = Names { south: names.south, north: names.north };
        Self { opponent: opponent.into(), first: first.into(), paint: paint.into(), names }
    }
}

impl From<SetUp> for session::SetUp {
    fn from(set_up: SetUp) -> Self {
        let SetUp { opponent, first, paint, names } = set_up;
        let names = session::Names { south: names.south, north: names.north };
        Self { opponent: opponent.into(), first: first.into(), paint: paint.into(), names }
    }
}
