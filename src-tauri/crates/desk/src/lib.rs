//! The front desk: all that the interface may ask for, free of Tauri.
//!
//! [`Desk`] has one method for each command. What they answer, and the closed set of codes they refuse with, are
//! the types in [`wire`], which the interface has in TypeScript too.
//!
//! * A command that changes a game names the revision it was decided on, and is answered when the change is on
//!   the disk. A refused command has changed nothing.
//! * Each game has a lock of its own; nobody waits for another game, or for the computer to think.
//! * A result is written with the game it ended, in one write; the statistics take it from there, by the game's
//!   id, so that it counts once, wherever a kill comes in between.

#![forbid(unsafe_code)]

mod changes;
mod clock;
mod desk;
mod documents;
mod files;
mod place;
mod refusals;
mod request;
mod room;
mod statistics;
mod think;
mod thinking;
mod view;
pub mod wire;

pub use desk::{Desk, OpenError};
pub use request::{Answer, Request};
