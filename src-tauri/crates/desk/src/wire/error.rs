use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// Why a request was refused. The set is closed: the interface branches on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message has the wrong shape.
    BadRequest,
    /// No game has this name.
    UnknownGame,
    /// There is no game to open, continue or play in.
    NoGame,
    /// The game does not allow this set-up.
    BadSetUp,
    /// The turn, or its beginning, is not legal here.
    IllegalTurn,
    /// The game is over.
    GameOver,
    /// The computer is to move, or `think` was called on the person's turn.
    NotYourTurn,
    /// The game has changed since the request was decided on.
    StaleRevision,
    /// There is nothing to take back.
    NothingToUndo,
    /// Starting anew would resign an unfinished game, and the request did not say it may.
    UnfinishedGame,
    /// The computer's thinking was stopped.
    Cancelled,
    /// The device did not store the change; nothing has changed.
    Storage,
    /// A newer version of the app wrote this file; it is left alone.
    TooNew,
}

/// A refused request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, Error)]
#[error("{message}")]
pub struct DeskError {
    /// What the interface branches on.
    pub code: ErrorCode,
    /// For logs and developers, in English.
    pub message: String,
    /// What the message is about, such as the turn's text or the current revision.
    pub detail: Option<String>,
}
