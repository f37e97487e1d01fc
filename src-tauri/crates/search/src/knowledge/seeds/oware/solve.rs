//! The bounds of all positions with as many seeds.

use std::ops::ControlFlow;

use super::row::Row;
use super::ways::{Way, Ways, last};
use super::{Bounds, MOST_QUIET, OPEN, ROOM};

/// Spreads looked at between two looks at whether anybody still wants the table.
const BETWEEN_LOOKS: usize = 1 << 14;

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
    let ways = Ways::of(seeds, fewer, look)?;
    let mut layer = Layer::after_the_last_quiet_ply(seeds, &ways);
    layer.with_history(look)?;
    layer.without_history(look)?;
    ControlFlow::Continue(layer.bounds())
}

/// All spreads with as many seeds, and what is known of them.
struct Layer<'a> {
    seeds: u8,
    ways: &'a Ways,
    /// What is known of each spread, as the side sees it that leads there by a quiet turn.
    known: Vec<Row>,
    /// Which of it is new since the sweep before.
    is_new: Vec<bool>,
    /// What the stores' margin is when the game ends.
    ended: Row,
}

impl<'a> Layer<'a> {
    /// What is known with one quiet ply left: it ends the game.
    fn after_the_last_quiet_ply(seeds: u8, ways: &'a Ways) -> Self {
        let ended = last(seeds, 0, 0);
        let known = (0..ways.spreads()).map(|spread| {
            let all = ways.quiet(spread).iter().map(|way| ended.plus(way.rows));
            best(seeds, ways.others(spread), all).turned(seeds)
        });
        Self { seeds, ways, known: known.collect(), is_new: vec![true; ways.spreads()], ended }
    }

    /// Comes to bounds that hold for every history, with [`ROOM`] quiet plies left or more.
    fn with_history(&mut self, look: &mut dyn FnMut() -> ControlFlow<()>) -> ControlFlow<()> {
        let ended = self.ended;
        let or_repetition = |way: &Way, known: Row| {
            // The game goes on there, or ends with the repetition.
            if way.may_repeat { known.or(ended.plus(way.rows)) } else { known }
        };
        // With one more quiet ply left each time. Where that changes nothing, nothing will; beyond `ROOM` margins are
        // only loosened, so that they hold for all that came since.
        let mut left = 1;
        while self.is_new.contains(&true) {
            left += 1;
            let keep = |next: Row, known: Row| if left > ROOM { next.or(known) } else { next };
            self.sweep(or_repetition, keep, look)?;
        }
        ControlFlow::Continue(())
    }

    /// Comes from bounds that hold for every history to those just after a capture.
    fn without_history(&mut self, look: &mut dyn FnMut() -> ControlFlow<()>) -> ControlFlow<()> {
        self.is_new.fill(true);
        for _ in ROOM..MOST_QUIET {
            if !self.is_new.contains(&true) {
                break;
            }
            self.sweep(|_, known| known, Row::and, look)?;
        }
        ControlFlow::Continue(())
    }

    /// Looks one turn ahead from all spreads that lead to something new. `quiet` tells what a quiet turn is worth
    /// where it leads to what is known; `keep` what is known of a spread then, by the new and what was known before.
    fn sweep(
        &mut self,
        quiet: impl Fn(&Way, Row) -> Row,
        keep: impl Fn(Row, Row) -> Row,
        look: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut changes = Vec::new();
        for spread in 0..self.ways.spreads() {
            if spread % BETWEEN_LOOKS == 0 {
                look()?;
            }
            let ways = self.ways.quiet(spread);
            if !ways.iter().any(|way| self.is_new[way.to as usize]) {
                continue;
            }
            let all = ways.iter().map(|way| quiet(way, self.known[way.to as usize]));
            let next = best(self.seeds, self.ways.others(spread), all).turned(self.seeds);
            let known = self.known[spread];
            // Seen from the other side, what holds for either or for both is still that.
            let next = keep(next, known);
            if next != known {
                changes.push((spread as u32, next));
            }
        }
        self.is_new.fill(false);
        for (spread, next) in changes {
            self.known[spread as usize] = next;
            self.is_new[spread as usize] = true;
        }
        ControlFlow::Continue(())
    }

    fn bounds(&self) -> Vec<Bounds> {
        let own = self.known.iter().map(|row| row.turned(self.seeds));
        own.flat_map(|row| row.bounds(self.seeds)).collect()
    }
}

/// The best of all turns of a spread; [`OPEN`] where no position stands.
#[inline]
fn best(seeds: u8, others: Row, quiet: impl Iterator<Item = Row>) -> Row {
    let best = quiet.fold(others, Row::best);
    if best == Row::NO_TURN { Row::by_store(seeds, |_| OPEN) } else { best }
}
