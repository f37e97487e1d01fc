//! Where the turns of all spreads of so many seeds lead.

use std::ops::ControlFlow;

use rules::oware::Oware;
use rules::sow::{Seeds, SowingRules as _};
use rules::{Ending, Game as _, Reason, Side};

use super::{HALF, INDEX, first_spread, spreads};

/// Spreads looked at between two looks at whether anybody still wants the table.
const BETWEEN_LOOKS: usize = 1 << 14;

/// One turn of a spread. It is the same turn whatever is in the stores.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// The spread it leads to, among those with as many seeds.
    pub(super) to: u32,
    /// Seeds captured.
    pub(super) gain: u8,
    /// What the rows would add to the margin of the side that moved, were the game to end there with each side taking
    /// its own.
    pub(super) rows: i8,
    /// Whether the game ends there because no seeds can be given to the side that has none.
    pub(super) ends: bool,
    /// Whether the position it leads to may have stood before.
    pub(super) may_repeat: bool,
}

/// The turns of all spreads of as many seeds.
pub(super) struct Ways {
    ways: Vec<Way>,
    /// Where each spread's turns begin, and where the last one's end. There are none where no position stands.
    starts: Vec<u32>,
}

impl Ways {
    /// Those of all spreads of so many seeds.
    ///
    /// # Errors
    /// What `look` breaks off with; it is asked now and then.
    pub(super) fn of(seeds: u8, look: &mut dyn FnMut() -> ControlFlow<()>) -> ControlFlow<(), Self> {
        let mut ways = Self { ways: Vec::new(), starts: vec![0] };
        for spread in 0..spreads(seeds) {
            if spread % BETWEEN_LOOKS == 0 {
                look()?;
            }
            // Stores that do not end the game.
            let in_stores = INDEX.spread_beside(first_spread(seeds) as usize + spread, HALF - seeds);
            if let Some(position) = in_stores.ok().and_then(standing) {
                ways.ways.extend(position.open_houses().iter().map(|house| Way::of(&position, house)));
            }
            ways.starts.push(ways.ways.len() as u32);
        }
        let components = super::cycles::components(&ways);
        for spread in 0..ways.spreads() {
            for way in ways.starts[spread]..ways.starts[spread + 1] {
                let way = &mut ways.ways[way as usize];
                way.may_repeat = way.is_quiet() && components[spread] == components[way.to as usize];
            }
        }
        ControlFlow::Continue(ways)
    }

    pub(super) fn spreads(&self) -> usize {
        self.starts.len() - 1
    }

    /// The turns of a spread.
    #[inline]
    pub(super) fn from(&self, spread: usize) -> &[Way] {
        &self.ways[self.starts[spread] as usize..self.starts[spread + 1] as usize]
    }
}

impl Way {
    /// Whether the game goes on with as many seeds.
    pub(super) const fn is_quiet(self) -> bool {
        self.gain == 0 && !self.ends
    }

    fn of(position: &Oware, house: rules::sow::House) -> Self {
        let after = position.sow(house);
        let gain = after.seeds().other().store() - position.seeds().own().store();
        let in_houses = after.seeds().own().in_houses() + after.seeds().other().in_houses();
        let to = INDEX.of(after.seeds().own(), after.seeds().other()) - first_spread(in_houses) as usize;
        let ends = matches!(after.ending(), Some(Ending { reason: Reason::CannotFeed, .. }));
        Self {
            to: to as u32,
            gain,
            rows: after.seeds().other().in_houses() as i8 - after.seeds().own().in_houses() as i8,
            ends,
            may_repeat: false,
        }
    }
}

/// The position, unless none stands there or it is over.
fn standing(seeds: Seeds) -> Option<Oware> {
    let position = Oware::from_seeds(seeds).ok()?;
    (position.ending().is_none() && position.side() == Side::South).then_some(position)
}
