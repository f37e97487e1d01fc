use serde::Serialize;
use ts_rs::TS;

use super::{BoardView, GameName, LevelName, Seat, SetUp, Settings};

/// What the first screen shows.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HomeView {
    /// The games, in the order of their cards.
    pub games: Vec<GameCard>,
    /// What the person should know about their files, until dismissed.
    pub notices: Vec<NoticeView>,
    /// The settings.
    pub settings: Settings,
    /// The app's version.
    pub version: &'static str,
}

/// One game's card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameCard {
    /// Which game.
    pub game: GameName,
    /// The start position, for the miniature of a game not yet begun.
    pub start: BoardView,
    /// The unfinished game, if there is one.
    pub saved: Option<SavedCard>,
    /// What set-up offers at first: the last choice, or the usual one.
    pub set_up: SetUp,
    /// The levels, weakest first.
    pub levels: Vec<LevelName>,
    /// Whether the players choose colours and who begins.
    pub chooses_first: bool,
}

/// An unfinished game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SavedCard {
    /// What was agreed.
    pub set_up: SetUp,
    /// Its position.
    pub board: BoardView,
    /// Who is to move.
    pub to_move: Option<Seat>,
    /// Plies so far.
    pub turns: u32,
    /// Whether replacing it counts as resigning.
    pub resigns: bool,
}

/// Something the person should know about their files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NoticeView {
    /// What happened.
    pub kind: NoticeKind,
    /// The game whose save it is, `null` for statistics and settings.
    pub game: Option<GameName>,
    /// The document's name.
    pub document: String,
    /// The file that now holds what could not be read.
    pub file: Option<String>,
}

/// What happened to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKind {
    /// It was damaged and set aside; the copy before it is used.
    Restored,
    /// It was damaged and set aside; there was no good copy.
    Lost,
    /// It was written by a newer version of the app and is left alone.
    TooNew,
}
