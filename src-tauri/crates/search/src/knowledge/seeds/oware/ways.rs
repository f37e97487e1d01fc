//! Where the turns of all spreads of so many seeds lead.

use std::ops::ControlFlow;

use rules::oware::Oware;
use rules::sow::{House, Seeds, SowingRules as _};
use rules::{Ending, Game as _, Reason, Side};

use super::row::Row;
use super::{Bounds, HALF, INDEX, first_spread, spreads, start_of, stores};

/// Spreads looked at between two looks at whether anybody still wants the table.
const BETWEEN_LOOKS: usize = 1 << 14;

/// A turn that captures nothing and ends nothing. It is the same turn whatever is in the stores.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// The spread it leads to, among those with as many seeds.
    pub(super) to: u32,
    /// What the rows would add to the margin of the side that moved, were the game to end there with each side taking
    /// its own.
    pub(super) rows: i8,
    /// Whether the position it leads to may have stood before.
    pub(super) may_repeat: bool,
}

/// The turns of all spreads of as many seeds.
pub(super) struct Ways {
    quiet: Vec<Way>,
    /// Where each spread's quiet turns begin, and where the last one's end.
    starts: Vec<u32>,
    /// What the best of each spread's other turns is worth.
    others: Vec<Row>,
}

impl Ways {
    /// Those of all spreads of so many seeds. `fewer` has the bounds of those with fewer seeds.
    ///
    /// # Errors
    /// What `look` breaks off with; it is asked now and then.
    pub(super) fn of(
        seeds: u8,
        fewer: &[Bounds],
        look: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), Self> {
        let mut ways = Self { quiet: Vec::new(), starts: vec![0], others: Vec::new() };
        for spread in 0..spreads(seeds) {
            if spread % BETWEEN_LOOKS == 0 {
                look()?;
            }
            // Stores that do not end the game.
            let in_stores = INDEX.spread_beside(first_spread(seeds) as usize + spread, HALF - seeds);
            let mut others = Row::NO_TURN;
            if let Some(position) = in_stores.ok().and_then(standing) {
                for house in position.open_houses().iter() {
                    match Turn::of(&position, house) {
                        Turn::Quiet(way) => ways.quiet.push(way),
                        Turn::Last { gain, rows } => others = others.best(last(seeds, gain, rows)),
                        Turn::Capture { to, gain } => others = others.best(capture(seeds, to, gain, fewer)),
                    }
                }
            }
            ways.starts.push(ways.quiet.len() as u32);
            ways.others.push(others);
        }
        let components = super::cycles::components(&ways);
        for spread in 0..ways.spreads() {
            for way in ways.starts[spread]..ways.starts[spread + 1] {
                let way = &mut ways.quiet[way as usize];
                way.may_repeat = components[spread] == components[way.to as usize];
            }
        }
        ControlFlow::Continue(ways)
    }

    pub(super) fn spreads(&self) -> usize {
        self.others.len()
    }

    /// The quiet turns of a spread.
    #[inline]
    pub(super) fn quiet(&self, spread: usize) -> &[Way] {
        &self.quiet[self.starts[spread] as usize..self.starts[spread + 1] as usize]
    }

    /// What the best of a spread's other turns is worth.
    #[inline]
    pub(super) fn others(&self, spread: usize) -> Row {
        self.others[spread]
    }
}

/// One turn of a spread.
enum Turn {
    Quiet(Way),
    /// The game ends with it because no seeds can be given to the side that has none.
    Last {
        gain: u8,
        rows: i8,
    },
    Capture {
        to: u32,
        gain: u8,
    },
}

impl Turn {
    fn of(position: &Oware, house: House) -> Self {
        let after = position.sow(house);
        let gain = after.seeds().other().store() - position.seeds().own().store();
        let [own, other] = [after.seeds().own().in_houses(), after.seeds().other().in_houses()];
        let rows = other as i8 - own as i8;
        if matches!(after.ending(), Some(Ending { reason: Reason::CannotFeed, .. })) {
            return Self::Last { gain, rows };
        }
        let to = INDEX.of(after.seeds().own(), after.seeds().other()) - first_spread(own + other) as usize;
        let to = to as u32;
        if gain > 0 { Self::Capture { to, gain } } else { Self::Quiet(Way { to, rows, may_repeat: false }) }
    }
}

/// What a turn is worth with which the game ends: beside each store the margin there, and what the rows add.
pub(super) fn last(seeds: u8, gain: u8, rows: i8) -> Row {
    after(seeds, gain, |_, margin| Bounds::exactly(margin + rows))
}

fn capture(seeds: u8, to: u32, gain: u8, fewer: &[Bounds]) -> Row {
    let left = seeds - gain;
    let there = &fewer[start_of(left) + to as usize * stores(left)..];
    after(seeds, gain, |store, _| there[store].turned())
}

/// What a turn is worth: `on` tells by the store of the side to move then, counted as in a row of the seeds left,
/// and by the margin in the stores.
fn after(seeds: u8, gain: u8, on: impl Fn(usize, i8) -> Bounds) -> Row {
    Row::by_store(seeds, |store| {
        let margin = 2 * store as i8 - seeds as i8 + gain as i8;
        match usize::from(seeds - gain).checked_sub(store) {
            Some(other) => on(other, margin),
            // More than half of the seeds: the rest stays where it is.
            None => Bounds::exactly(margin),
        }
    })
}

/// The position, unless none stands there or it is over.
fn standing(seeds: Seeds) -> Option<Oware> {
    let position = Oware::from_seeds(seeds).ok()?;
    (position.ending().is_none() && position.side() == Side::South).then_some(position)
}
