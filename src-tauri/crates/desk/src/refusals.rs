//! How what goes wrong below is told to the interface.

use std::error::Error;

use rules::TurnError;
use session::{SetUpError, UndoError};

use crate::wire::{DeskError, ErrorCode};

impl DeskError {
    pub(crate) fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), detail: None }
    }

    pub(crate) fn about(self, detail: &impl ToString) -> Self {
        Self { detail: Some(detail.to_string()), ..self }
    }

    pub(crate) fn game_over() -> Self {
        Self::new(ErrorCode::GameOver, "the game is over")
    }

    pub(crate) fn cancelled() -> Self {
        Self::new(ErrorCode::Cancelled, "the thinking was stopped")
    }

    pub(crate) fn storage(error: &(dyn Error + 'static)) -> Self {
        let mut message = error.to_string();
        let mut cause = error.source();
        while let Some(error) = cause {
            message.push_str(": ");
            message.push_str(&error.to_string());
            cause = error.source();
        }
        Self::new(ErrorCode::Storage, message)
    }
}

impl From<store::Error> for DeskError {
    fn from(error: store::Error) -> Self {
        match &error {
            store::Error::TooNew { document, .. } => {
                Self::new(ErrorCode::TooNew, error.to_string()).about(document)
            }
            _ => Self::storage(&error),
        }
    }
}

impl From<TurnError> for DeskError {
    fn from(error: TurnError) -> Self {
        match &error {
            TurnError::GameOver => Self::game_over(),
            TurnError::Syntax { text, .. } | TurnError::Illegal { text, .. } => {
                Self::new(ErrorCode::IllegalTurn, error.to_string()).about(text)
            }
        }
    }
}

impl From<UndoError> for DeskError {
    fn from(error: UndoError) -> Self {
        match error {
            UndoError::GameOver => Self::game_over(),
            UndoError::Nothing => Self::new(ErrorCode::NothingToUndo, error.to_string()),
        }
    }
}

impl From<SetUpError> for DeskError {
    fn from(error: SetUpError) -> Self {
        Self::new(ErrorCode::BadSetUp, error.to_string())
    }
}
