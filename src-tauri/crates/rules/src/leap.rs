//! The leaping games: men that jump over men.
//!
//! Sholo Guti and Egara-guti are played on points joined by lines and share [`men::Men`]; what differs
//! between them stands in each game's own file. Checkers keeps its own bitboards.

pub mod checkers;
pub mod egara_guti;
pub mod sholo_guti;

mod chains;
mod continuing;
mod lists;
mod men;
mod notation;
mod shape;

pub use men::{Leap, LineRules, Men};
pub use shape::{Jump, Shape};
