//! The save format: set-up and list of turns. Loading replays them through the rules, so that no file, however
//! damaged or made up, can bring about an illegal position.

use std::fmt;

use rules::{GameId, Side, TurnError};
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::{Names, Opponent, Paint, Session, SessionId, SetUp, SetUpError};

/// More turns than any game can have.
///
/// The longest are games of checkers: at most 79 quiet plies lie between two that capture or move a man, and
/// there are at most 24 captures and 7 moves by each of 24 men, hence fewer than 15,500 plies. In Kalah a sowing
/// fills a store or moves stones on within a row, 5 steps each at most: 48 times 240 plies at most. The gutis end
/// after 40 plies without one of at most 31 captures, Oware after 100 without one of at most 48.
pub const MAX_TURNS: usize = 16_000;

/// A game as it is written to a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Save {
    /// Which game this is among all that were ever played.
    pub id: SessionId,
    /// What all its chance springs from.
    pub seed: u64,
    /// The game's name ([`GameId::name`]).
    pub game: String,
    /// Who sits in the north.
    pub opponent: Opponent,
    /// Who moved first.
    #[serde(with = "SideName")]
    pub first: Side,
    /// The colour of South's men.
    pub paint: Paint,
    /// What two players call themselves; files of before have none.
    #[serde(default, deserialize_with = "Names::from_file", skip_serializing_if = "Names::are_none")]
    pub names: Names,
    /// The written turns, at most [`MAX_TURNS`].
    #[serde(deserialize_with = "turns")]
    pub turns: Vec<String>,
    /// Whether undo was used.
    pub undo_used: bool,
    /// Whether the game was given up.
    pub resigned: bool,
}

/// Why a save is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// No game has this name.
    #[error("there is no game called {0:?}")]
    UnknownGame(String),
    /// The game does not allow the set-up.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// There are more than [`MAX_TURNS`] turns.
    #[error("no game has more than {MAX_TURNS} turns")]
    TooManyTurns,
    /// A turn is not legal.
    #[error("turn {index}: {source}")]
    IllegalTurn {
        /// Which one, counted from 0.
        index: usize,
        /// What is wrong with it.
        source: TurnError,
    },
    /// Turns follow the one that ended the game.
    #[error("turn {index} comes after the end")]
    AfterTheEnd {
        /// The first of them, counted from 0.
        index: usize,
    },
    /// The game is marked as given up, but is over or was not begun.
    #[error("a game that is over or not begun cannot have been given up")]
    CannotResign,
}

impl Session {
    /// The game as it is written to a file.
    pub fn save(&self) -> Save {
        let SetUp { opponent, first, paint, names } = self.set_up();
        Save {
            id: self.id(),
            seed: self.seed(),
            game: self.game().name().to_owned(),
            opponent,
            first,
            paint,
            names,
            turns: (0..self.line().ply()).filter_map(|ply| self.line().turn_text(ply)).collect(),
            undo_used: self.undo_used(),
            resigned: self.resigned_by().is_some(),
        }
    }

    /// Replays a save.
    ///
    /// # Errors
    /// [`LoadError`] where it is no game that can have been played.
    pub fn load(save: Save) -> Result<Self, LoadError> {
        let Save { id, seed, game, opponent, first, paint, names, turns, undo_used, resigned } = save;
        let game = GameId::from_name(&game).ok_or(LoadError::UnknownGame(game))?;
        if turns.len() > MAX_TURNS {
            return Err(LoadError::TooManyTurns);
        }
        let mut session = Self::new(id, seed, game, SetUp { opponent, first, paint, names })?;
        for (index, turn) in turns.iter().enumerate() {
            session.play(turn).map_err(|error| match error {
                TurnError::GameOver => LoadError::AfterTheEnd { index },
                source => LoadError::IllegalTurn { index, source },
            })?;
        }
        session.mark_undo_used(undo_used);
        if resigned {
            if !session.resigns() {
                return Err(LoadError::CannotResign);
            }
            session.resign();
        }
        Ok(session)
    }
}

impl Serialize for Session {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.save().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Session {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::load(Save::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Reads the list of turns, and stops where it is longer than any game: a hostile file must not fill the memory.
fn turns<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    struct Turns;

    impl<'de> Visitor<'de> for Turns {
        type Value = Vec<String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of turns")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<String>, A::Error> {
            let mut turns = Vec::new();
            while let Some(turn) = list.next_element()? {
                if turns.len() == MAX_TURNS {
                    return Err(A::Error::custom(LoadError::TooManyTurns));
                }
                turns.push(turn);
            }
            Ok(turns)
        }
    }

    deserializer.deserialize_seq(Turns)
}

/// How a side is written.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Side", rename_all = "lowercase")]
enum SideName {
    South,
    North,
}
