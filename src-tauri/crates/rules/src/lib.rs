//! What is legal, and what it leads to, in each of the five games.
//!
//! Pure: no input or output, no clock, no randomness, no threads. A game is a small [`Copy`] position that
//! implements [`Game`]; a [`Line`] adds history; [`AnyGame`] is a line of any game, for callers that know
//! their game only at run time.

#![forbid(unsafe_code)]

mod any;
mod board;
mod choice;
mod ending;
mod error;
mod game;
mod id;
pub mod leap;
mod line;
mod mix;
mod path;
mod perft;
mod side;
pub mod sow;
mod step;

pub use any::AnyGame;
pub use board::{Board, Piece};
pub use choice::{Continuation, Continuations, Series, Sowing};
pub use ending::{Ending, HistoryRules, Outcome, Reason};
pub use error::{PositionError, TurnError};
pub use game::Game;
pub use id::GameId;
pub use leap::{checkers, egara_guti, sholo_guti};
pub use line::Line;
pub use path::{MAX_PLACES, Path};
pub use perft::perft;
pub use side::Side;
pub use sow::{kalah, oware};
pub use step::Step;
