//! What the desk keeps in its folder: a document for each game, the statistics, and the settings.

mod game;
mod settings;
mod statistics;

pub(crate) use game::{GameFile, load_game, save_game};
pub(crate) use settings::SettingsDocument;
pub(crate) use statistics::{
    Entry, GameResults, LevelResults, MOST_RECENT, StatisticsDocument, StatisticsFile,
};
