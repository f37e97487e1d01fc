//! One game in progress: who plays, the turns so far, undo, counters, the result, and its save format.
//!
//! A [`Session`] knows no clock, no disk and no randomness: its id and seed are handed in. What is legal, and
//! when a game is over, it asks [`rules`].

#![forbid(unsafe_code)]

mod counters;
mod finish;
mod id;
mod names;
mod points;
mod save;
mod session;
mod set_up;

pub use counters::Countdown;
pub use finish::{Cause, Finish, Verdict};
pub use id::SessionId;
pub use names::{Name, Names};
pub use points::Rank;
pub use save::{LoadError, MAX_TURNS, Save};
pub use session::{Session, UndoError};
pub use set_up::{Level, Opponent, Paint, SetUp, SetUpError, chooses_first};
