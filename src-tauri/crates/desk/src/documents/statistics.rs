use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::SessionId;
use store::Document;

use crate::clock::LATEST;
use crate::wire::{GameName, LevelName, RecentGame};

mod version_1;

/// How many finished games of each kind are listed, the newest.
pub(crate) const MOST_RECENT: usize = 50;

/// All results against the computer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatisticsFile {
    /// The games of which any was entered.
    pub(crate) games: BTreeMap<GameName, GameResults>,
}

/// The results of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GameResults {
    /// The game that was entered last, even if the statistics were reset since: of those waiting to be entered, only
    /// the ones after it are new.
    pub(crate) last_entered: SessionId,
    /// The levels at which any game was counted.
    pub(crate) levels: BTreeMap<LevelName, LevelResults>,
    /// The games entered last, oldest first, at most [`MOST_RECENT`].
    pub(crate) recent: Vec<Entry>,
}

/// The results at one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LevelResults {
    /// Games won.
    pub(crate) wins: u32,
    /// Games lost.
    pub(crate) losses: u32,
    /// Games drawn.
    pub(crate) draws: u32,
    /// Wins in a row up to now.
    pub(crate) streak: u32,
    /// Most wins in a row.
    pub(crate) best_streak: u32,
    /// The best ranked score, in a game that gives any.
    pub(crate) record: Option<u32>,
}

/// A listed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    pub(crate) id: SessionId,
    pub(crate) game: RecentGame,
}

/// The format of the statistics. Version 2 has records and recent games.
pub(crate) struct StatisticsDocument;

impl Document for StatisticsDocument {
    type Data = StatisticsFile;

    const KIND: &'static str = "statistics";
    const VERSION: u32 = 2;

    fn migrate(_from: u32, data: Value) -> Result<Value, String> {
        version_1::brought_over(data).map_err(|error| error.to_string())
    }

    fn check(file: &StatisticsFile) -> Result<(), String> {
        let mut levels = file.games.values().flat_map(|game| game.levels.values());
        if levels.clone().any(|level| level.streak > level.best_streak || level.best_streak > level.wins) {
            Err("more wins in a row than games won".to_owned())
        } else if levels.any(|level| level.record.is_some() && level.wins == 0) {
            Err("a record without a game won".to_owned())
        } else if file.games.values().any(|game| game.recent.len() > MOST_RECENT) {
            Err(format!("more than {MOST_RECENT} recent games of a kind"))
        } else if file.games.values().flat_map(|game| &game.recent).any(|entry| entry.game.at > LATEST) {
            Err("a game finished after the end of the calendar".to_owned())
        } else {
            Ok(())
        }
    }
}
