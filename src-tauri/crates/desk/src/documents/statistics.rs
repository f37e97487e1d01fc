use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use session::SessionId;
use store::Document;

use crate::wire::{GameName, LevelName};

/// All results against the computer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatisticsFile {
    /// The games of which any was counted.
    pub(crate) games: BTreeMap<GameName, GameResults>,
}

/// The results of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GameResults {
    /// The game that was counted last: of those waiting to be counted, only the ones after it are new.
    pub(crate) last_counted: SessionId,
    /// The levels at which any game was counted.
    pub(crate) levels: BTreeMap<LevelName, LevelResults>,
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
}

/// The format of the statistics.
pub(crate) struct StatisticsDocument;

impl Document for StatisticsDocument {
    type Data = StatisticsFile;

    const KIND: &'static str = "statistics";
    const VERSION: u32 = 1;

    fn check(file: &StatisticsFile) -> Result<(), String> {
        let mut levels = file.games.values().flat_map(|game| game.levels.values());
        let sound =
            |level: &LevelResults| level.streak <= level.best_streak && level.best_streak <= level.wins;
        if levels.all(sound) { Ok(()) } else { Err("more wins in a row than games won".to_owned()) }
    }
}
