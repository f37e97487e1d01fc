use rules::{GameId, Side};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Names;

/// How strong the computer plays. What a level does stands with the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The weakest.
    Easy,
    /// Looks a little ahead.
    Medium,
    /// Looks well ahead and hardly slips.
    Hard,
    /// The strongest.
    Insane,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Insane];
}

/// Who sits in the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Opponent {
    /// The computer, at a level.
    Computer {
        /// Its level.
        level: Level,
    },
    /// A second person on the same device.
    TwoPlayers,
}

/// The colour of South's men; North's are of the other one. It is no part of any position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paint {
    /// Light men.
    Light,
    /// Dark men.
    Dark,
}

/// What is agreed before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Who sits in the north. South is always a person.
    pub opponent: Opponent,
    /// Who moves first.
    pub first: Side,
    /// The colour of South's men.
    pub paint: Paint,
    /// What two players call themselves. Against the computer they are kept for the next game of two.
    pub names: Names,
}

/// The game does not leave that open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// South always begins.
    #[error("in {0} South moves first")]
    First(GameId),
    /// South's colour is fixed.
    #[error("in {0} the colours are fixed")]
    Paint(GameId),
}

/// Whether the players choose colours and who begins: Egara-guti alone leaves it to them.
pub const fn chooses_first(game: GameId) -> bool {
    match game {
        GameId::EgaraGuti => true,
        GameId::SholoGuti | GameId::Checkers | GameId::Kalah | GameId::Oware => false,
    }
}

impl SetUp {
    /// The set-up that a game offers somebody who has never played it.
    pub const fn usual(game: GameId) -> Self {
        let paint = match game {
            // The person's pieces in checkers are the solid ones.
            GameId::Checkers => Paint::Dark,
            GameId::SholoGuti | GameId::EgaraGuti | GameId::Kalah | GameId::Oware => Paint::Light,
        };
        Self {
            opponent: Opponent::Computer { level: Level::Easy },
            first: Side::South,
            paint,
            names: Names::NONE,
        }
    }

    /// Whether a game can be played so.
    ///
    /// # Errors
    /// [`SetUpError`] names what the game does not leave open.
    pub fn check(&self, game: GameId) -> Result<(), SetUpError> {
        let usual = Self::usual(game);
        if chooses_first(game) {
            Ok(())
        } else if self.first != usual.first {
            Err(SetUpError::First(game))
        } else if self.paint != usual.paint {
            Err(SetUpError::Paint(game))
        } else {
            Ok(())
        }
    }
}
