//! The sowing games: six houses a side and a store each.
//!
//! What the games share lives in this module: the ring of places and the packed seeds on it, the notation,
//! and everything of [`Game`](crate::Game) that follows from them. What a game does with its seeds is a
//! [`SowingRules`], and stands in that game's own file.

use crate::Side;

mod game;
mod house;
pub mod kalah;
mod notation;
pub mod oware;
mod row;
mod rules;
mod scatter;
mod seeds;

pub use house::{House, Houses};
pub use row::Row;
pub use rules::SowingRules;
pub use seeds::Seeds;

/// Houses and stores together, in sowing order: A..F (0..=5), South's store (6), a..f (7..=12), North's store (13).
pub const PLACES: usize = 14;

/// Houses of one side.
pub const HOUSES: usize = 6;

/// Seeds in a game, stores included.
pub const SEEDS: u8 = 48;

/// South's store.
pub const SOUTH_STORE: u8 = 6;

/// North's store.
pub const NORTH_STORE: u8 = 13;

/// The store of a side.
pub const fn store_of(side: Side) -> u8 {
    match side {
        Side::South => SOUTH_STORE,
        Side::North => NORTH_STORE,
    }
}

/// A place as the given side numbers the ring: from its own first house on, so that its own store is always 6.
/// The same call leads back.
pub const fn seen_by(side: Side, place: u8) -> u8 {
    match side {
        Side::South => place,
        Side::North => half_round(place),
    }
}

/// The place half the ring away: A and a, B and b, the two stores.
const fn half_round(place: u8) -> u8 {
    (place + 7) % PLACES as u8
}
