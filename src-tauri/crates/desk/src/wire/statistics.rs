use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{GameName, LevelName, ResultReason, Verdict};

/// All that is known of a person's games of one kind against the computer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameStatistics {
    /// Which game.
    pub game: GameName,
    /// The levels at which any game was counted, weakest first.
    pub levels: Vec<StatisticsView>,
    /// The games finished last, newest first, also those that do not count.
    pub recent: Vec<RecentGame>,
}

/// Results of one game at one level.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StatisticsView {
    /// Which game.
    pub game: GameName,
    /// Which level.
    pub level: LevelName,
    /// Games won.
    pub wins: u32,
    /// Games lost.
    pub losses: u32,
    /// Games drawn.
    pub draws: u32,
    /// Share of games won, 0 to 1; 0 before the first game.
    pub win_rate: f64,
    /// Wins in a row up to now.
    pub streak: u32,
    /// Most wins in a row.
    pub best_streak: u32,
    /// The best ranked score (checkers), `null` before the first.
    pub record: Option<u32>,
    /// The rank that the record brings (checkers on Medium), `null` below the first.
    pub rank: Option<Rank>,
}

/// What a record makes of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// From 500 points.
    Expert,
    /// From 1,000 points.
    Pro,
}

/// A finished game in the list of recent ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RecentGame {
    /// When it was entered, in milliseconds since 1970 (UTC), by the device's clock.
    pub at: u64,
    /// The computer's level.
    pub level: LevelName,
    /// Who won.
    pub verdict: Verdict,
    /// What decided it.
    pub reason: ResultReason,
    /// `[south, north]`: men left or seeds held.
    pub score: [u8; 2],
    /// Plies of both sides.
    pub turns: u32,
    /// What it earned (checkers).
    pub points: Option<u32>,
    /// Whether it counts; a win or draw after undo does not.
    pub counted: bool,
    /// Whether its points were a new record of its level.
    pub record: bool,
}

impl From<session::Rank> for Rank {
    fn from(rank: session::Rank) -> Self {
        match rank {
            session::Rank::Expert => Self::Expert,
            session::Rank::Pro => Self::Pro,
        }
    }
}
