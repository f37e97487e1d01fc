use rules::Game;

use crate::tree::MOST_PLIES;

/// The best line below each ply, so far.
pub(crate) struct Lines<G: Game> {
    lines: Vec<Vec<G::Turn>>,
}

impl<G: Game> Lines<G> {
    pub(crate) fn new() -> Self {
        Self { lines: vec![Vec::new(); MOST_PLIES + 1] }
    }

    pub(crate) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// The line of a ply becomes this turn and the line of the next ply.
    pub(crate) fn extend(&mut self, ply: usize, turn: G::Turn) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(turn);
        if let Some(rest) = lower.first() {
            line.extend_from_slice(rest);
        }
    }

    /// The line from the root.
    pub(crate) fn root(&self) -> &[G::Turn] {
        &self.lines[0]
    }
}
