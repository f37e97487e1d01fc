use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game's name in messages and files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
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
#[ts(export)]
pub enum Seat {
    /// The near side.
    South,
    /// The far side.
    North,
}

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export)]
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
#[ts(export)]
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
#[ts(export)]
pub enum Paint {
    /// Light men.
    Light,
    /// Dark men.
    Dark,
}

/// What is agreed before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(export)]
pub struct SetUp {
    /// Who sits in the north.
    pub opponent: Opponent,
    /// Who moves first.
    pub first: Seat,
    /// The colour of South's men.
    pub paint: Paint,
}
