//! The statistics as the first version of the app wrote them: no records, no list of games.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Error, Value};
use session::SessionId;

use super::{GameResults, LevelResults, StatisticsFile};
use crate::wire::{GameName, LevelName};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    games: BTreeMap<GameName, Game>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Game {
    last_counted: SessionId,
    levels: BTreeMap<LevelName, Level>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Level {
    wins: u32,
    losses: u32,
    draws: u32,
    streak: u32,
    best_streak: u32,
}

/// Brings them over. Records begin anew: what earlier wins were worth was not kept.
pub(super) fn brought_over(data: Value) -> Result<Value, Error> {
    let File { games } = serde_json::from_value(data)?;
    let games = games.into_iter().map(|(name, game)| (name, game.into())).collect();
    serde_json::to_value(StatisticsFile { games })
}

impl From<Game> for GameResults {
    fn from(game: Game) -> Self {
        let levels = game.levels.into_iter().map(|(name, level)| (name, level.into())).collect();
        Self { last_entered: game.last_counted, levels, recent: Vec::new() }
    }
}

impl From<Level> for LevelResults {
    fn from(level: Level) -> Self {
        let Level { wins, losses, draws, streak, best_streak } = level;
        Self { wins, losses, draws, streak, best_streak, record: None }
    }
}
