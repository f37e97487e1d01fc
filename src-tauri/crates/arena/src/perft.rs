use std::time::Instant;

use rules::{AnyGame, GameId, Side};

use crate::speed::Speed;

/// The deepest count that is taken. No count near it ends in a lifetime; the bound keeps the recursion's stack small.
pub(crate) const DEEPEST: u32 = 100;

/// Prints the count on standard output, and time and speed on standard error.
pub(crate) fn print(game: GameId, depth: u32, position: Option<&str>) -> Result<(), String> {
    let line = match position {
        Some(text) => AnyGame::parse(game, text).map_err(|error| error.to_string())?,
        None => AnyGame::new(game, Side::South),
    };
    let start = Instant::now();
    let nodes = line.perft(depth);
    let speed = Speed { nodes, time: start.elapsed() };
    println!("{nodes}");
    eprintln!("{speed}");
    Ok(())
}
