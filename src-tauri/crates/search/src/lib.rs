//! How the computer chooses: search, evaluation, levels.
//!
//! One alpha-beta search serves all five games. It is generic over [`rules::Game`] and dispatched statically;
//! what it needs to know of a game beyond its rules is a small internal trait (`Judge`), one file a game.
//!
//! Randomness and time are handed in: a level's chance comes from the request's seed and the ply, deadlines
//! from the caller. The search runs on the caller's thread and obeys its cancel flag within some milliseconds.

#![forbid(unsafe_code)]

mod buckets;
mod clock;
mod crew;
mod entry;
mod eval;
mod found;
mod judge;
mod knowledge;
pub mod learning;
mod left_out;
mod level;
mod levels;
mod lines;
mod manner;
mod narrow;
mod net;
mod order;
mod prove;
mod pruning;
mod quiesce;
mod random;
mod request;
mod root;
mod table;
mod think;
mod thought;
mod trail;
mod tree;
mod turns;

pub use crew::spare_threads;
pub use judge::Weighing;
pub use knowledge::{KalahBook, Knowledge, Layer, Progress, Shelf, Table, Unfit};
pub use level::Level;
pub use levels::{Chance, LevelData, Manner, level_budget};
pub use prove::kalah::KalahProver;
pub use request::{Limits, Request};
pub use table::Memory;
pub use think::think;
pub use thought::{ThinkError, Thought};
