//! What search promises its callers, in words.

mod asking;
mod brute;
mod checkers_positions;
mod checkers_tables;
mod history;
mod legality;
mod levels;
mod limits;
mod oware_tables;
mod players;
mod proofs;
mod strength;
mod tables;
mod won_games;
