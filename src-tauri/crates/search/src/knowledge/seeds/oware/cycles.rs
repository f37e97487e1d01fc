//! Which spreads quiet turns lead to and fro between.

use super::ways::Ways;

/// Not visited yet.
const NEW: u32 = u32::MAX;

/// The strongly connected component of each spread in the graph of quiet turns: two spreads are in one where quiet
/// turns lead from each to the other.
///
/// Tarjan's algorithm, without recursion:
/// <https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm>.
pub(super) fn components(ways: &Ways) -> Vec<u32> {
    let mut search = Search {
        ways,
        order: vec![NEW; ways.spreads()],
        component: vec![NEW; ways.spreads()],
        open: Vec::new(),
        path: Vec::new(),
        visited: 0,
    };
    for spread in 0..ways.spreads() as u32 {
        if search.order[spread as usize] == NEW {
            search.from(spread);
        }
    }
    search.component
}

struct Search<'a> {
    ways: &'a Ways,
    /// When each spread was first visited.
    order: Vec<u32>,
    component: Vec<u32>,
    /// Visited spreads whose component is not known yet.
    open: Vec<u32>,
    path: Vec<Step>,
    visited: u32,
}

/// A spread on the path from where the search began.
struct Step {
    spread: u32,
    /// The next turn to follow.
    turn: usize,
    /// The earliest open spread that was reached from here.
    earliest: u32,
}

impl Search<'_> {
    fn enter(&mut self, spread: u32) {
        self.order[spread as usize] = self.visited;
        self.open.push(spread);
        self.path.push(Step { spread, turn: 0, earliest: self.visited });
        self.visited += 1;
    }

    fn from(&mut self, spread: u32) {
        self.enter(spread);
        while let Some(step) = self.path.last_mut() {
            let Some(way) = self.ways.quiet(step.spread as usize).get(step.turn) else {
                self.leave();
                continue;
            };
            step.turn += 1;
            if self.order[way.to as usize] == NEW {
                self.enter(way.to);
            } else if self.component[way.to as usize] == NEW {
                step.earliest = step.earliest.min(self.order[way.to as usize]);
            }
        }
    }

    /// Goes back a step; closes the component that began here, if one did.
    fn leave(&mut self) {
        let Some(Step { spread, earliest, .. }) = self.path.pop() else { return };
        if earliest == self.order[spread as usize] {
            while let Some(member) = self.open.pop() {
                self.component[member as usize] = spread;
                if member == spread {
                    break;
                }
            }
        }
        if let Some(before) = self.path.last_mut() {
            before.earliest = before.earliest.min(earliest);
        }
    }
}
