use thiserror::Error;

/// Why a position's text was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The text does not follow the notation.
    #[error("{what} at character {at} of the position")]
    Syntax {
        /// What was expected or found.
        what: String,
        /// Character index from 0.
        at: usize,
    },
    /// The text is well formed but no position of this game.
    #[error("{0}")]
    Impossible(String),
}

/// Why a turn was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TurnError {
    /// The text is no turn of this game's notation.
    #[error("\"{text}\" is not a turn: {what}")]
    Syntax {
        /// The text that was offered, shortened where it is long.
        text: String,
        /// What is wrong with it.
        what: &'static str,
    },
    /// The turn is not legal here.
    #[error("\"{text}\" is not legal here: {what}")]
    Illegal {
        /// The turn that was offered.
        text: String,
        /// Which rule it breaks.
        what: &'static str,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

impl TurnError {
    /// A [`TurnError::Syntax`] that quotes at most the first 40 characters of the text.
    pub fn syntax(text: &str, what: &'static str) -> Self {
        Self::Syntax { text: text.chars().take(40).collect(), what }
    }

    /// A [`TurnError::Illegal`] that quotes at most the first 80 characters of the text.
    pub fn illegal(text: &str, what: &'static str) -> Self {
        Self::Illegal { text: text.chars().take(80).collect(), what }
    }
}
