//! What search promises its callers, in words.

mod asking;
mod brute;
mod checkers_positions;
mod history;
mod legality;
mod levels;
mod limits;
mod players;
mod proofs;
mod strength;
mod won_games;
