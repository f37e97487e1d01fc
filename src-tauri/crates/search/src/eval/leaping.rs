//! What the leaping games share: a game is won or lost, the sooner the better.

use rules::{Ending, Game};

use crate::found::{WIN, WIN_BY_HISTORY};

/// No estimate of a leaping game reaches a decided score.
pub(super) const BOUNDS: (i32, i32) = (-WIN, WIN);

/// Nor does what a network says.
pub(super) const MOST_LEARNED: i32 = 3_000;

/// The value of an ending by the position itself.
pub(super) fn settled<G: Game>(position: &G, ending: Ending, ply: usize) -> i32 {
    decided(position, ending, WIN - ply as i32)
}

/// The value of an ending by history.
pub(super) fn broken_off<G: Game>(position: &G, ending: Ending, ply: usize) -> i32 {
    decided(position, ending, WIN_BY_HISTORY - ply as i32)
}

fn decided<G: Game>(position: &G, ending: Ending, win: i32) -> i32 {
    match ending.winner {
        Some(winner) if winner == position.side() => win,
        Some(_) => -win,
        None => 0,
    }
}
