//! The bounds of all positions with as many seeds.

use std::ops::ControlFlow;

use super::ways::{Way, Ways};
use super::{Bounds, MOST_QUIET, OPEN, ROOM, spreads, start_of, stores};

/// Spreads looked at between two looks at whether anybody still wants the table.
const BETWEEN_LOOKS: usize = 1 << 12;

/// Solves the positions with so many seeds in the houses: what holds just after a capture. `fewer` has that of those
/// with fewer seeds.
///
/// # Errors
/// What `look` breaks off with; it is asked now and then.
pub(super) fn solve(
    seeds: u8,
    fewer: &[Bounds],
    look: &mut dyn FnMut() -> ControlFlow<()>,
) -> ControlFlow<(), Vec<Bounds>> {
    let layer = Layer { seeds, fewer, ways: Ways::of(seeds, look)? };
    let whatever_was_played = layer.with_history(look)?;
    layer.without_history(whatever_was_played, look)
}

/// How a quiet turn goes on.
#[derive(Clone, Copy)]
enum Quiet<'a> {
    /// It ends the game.
    Last,
    /// With these bounds, or with repetition where that may be.
    OrRepetition(&'a [Bounds]),
    /// With these bounds.
    More(&'a [Bounds]),
}

impl Layer<'_> {
    /// Bounds that hold for every history, with [`ROOM`] quiet plies left or more.
    fn with_history(&self, look: &mut dyn FnMut() -> ControlFlow<()>) -> ControlFlow<(), Vec<Bounds>> {
        let mut known = self.sweep(Quiet::Last, look)?;
        // With one more quiet ply left each time. Where that changes nothing, nothing will; beyond `ROOM` margins are
        // only loosened, so that they hold for all that came since.
        let mut left = 1;
        loop {
            let mut next = self.sweep(Quiet::OrRepetition(&known), look)?;
            left += 1;
            if left > ROOM {
                for (next, known) in next.iter_mut().zip(&known) {
                    *next = next.or(*known);
                }
            }
            if next == known {
                return ControlFlow::Continue(known);
            }
            known = next;
        }
    }

    /// Bounds just after a capture, from those that hold for every history.
    fn without_history(
        &self,
        mut known: Vec<Bounds>,
        look: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), Vec<Bounds>> {
        for _ in ROOM..MOST_QUIET {
            let mut next = self.sweep(Quiet::More(&known), look)?;
            for (next, known) in next.iter_mut().zip(&known) {
                *next = next.and(*known);
            }
            if next == known {
                break;
            }
            known = next;
        }
        ControlFlow::Continue(known)
    }
}

/// The positions with as many seeds, and what is known of those with fewer.
struct Layer<'a> {
    seeds: u8,
    fewer: &'a [Bounds],
    ways: Ways,
}

impl Layer<'_> {
    /// The bounds of all positions, one turn ahead.
    fn sweep(
        &self,
        quiet: Quiet<'_>,
        look: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), Vec<Bounds>> {
        let mut all = Vec::with_capacity(spreads(self.seeds) * stores(self.seeds));
        for spread in 0..self.ways.spreads() {
            if spread % BETWEEN_LOOKS == 0 {
                look()?;
            }
            let ways = self.ways.from(spread);
            for store in 0..stores(self.seeds) {
                let after = ways.iter().map(|way| self.after(*way, store, quiet));
                let best = after.reduce(|one, other| Bounds {
                    least: one.least.max(other.least),
                    most: one.most.max(other.most),
                });
                all.push(best.unwrap_or(OPEN));
            }
        }
        ControlFlow::Continue(all)
    }

    /// What a turn leads to, for who makes it. `store` counts from the fewest that the own store can hold: the other
    /// store holds as many less than half of the seeds.
    #[inline]
    fn after(&self, way: Way, store: usize, quiet: Quiet<'_>) -> Bounds {
        let left = self.seeds - way.gain;
        let margin = 2 * store as i8 - self.seeds as i8 + way.gain as i8;
        let Some(store) = usize::from(left).checked_sub(store) else {
            // More than half of the seeds: the rest stays where it is.
            return Bounds::exactly(margin);
        };
        let ended = Bounds::exactly(margin + way.rows);
        if way.ends {
            return ended;
        }
        let there = way.to as usize * stores(left) + store;
        if way.gain > 0 {
            return self.fewer[start_of(left) + there].turned();
        }
        match quiet {
            Quiet::Last => ended,
            Quiet::OrRepetition(known) if way.may_repeat => known[there].turned().or(ended),
            Quiet::OrRepetition(known) | Quiet::More(known) => known[there].turned(),
        }
    }
}
