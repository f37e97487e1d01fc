use crate::Game;

/// The number of turn sequences of exactly `depth` plies from a position.
///
/// Every distinct written turn counts (full path), in Kalah an extra turn is a ply, endings that hang on
/// history are left out and all others end a line. Depth 0 is 1. The last ply is counted without playing
/// it, and nothing is allocated. The count saturates at `u64::MAX`.
///
/// Perft ("performance test") is how game programmers compare move generators:
/// <https://www.chessprogramming.org/Perft>.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_written(),
        _ => {
            let mut nodes = 0u64;
            position.for_each_result(&mut |next| nodes = nodes.saturating_add(perft(next, depth - 1)));
            nodes
        }
    }
}
