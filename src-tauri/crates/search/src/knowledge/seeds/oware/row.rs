//! The bounds of one spread beside every own store, worked on together.

use super::{Bounds, stores};

/// Room for more stores than any layer has that is solved. A multiple of what processors take at a time.
const LANES: usize = 16;

/// Seeds in the houses up to which a row holds all stores.
pub(super) const MOST_SEEDS: u8 = LANES as u8 - 1;

/// Bounds of a spread, by own store: from the fewest that it can hold, the other store holding as many less than half
/// of the seeds. Lanes beyond are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row {
    least: [i8; LANES],
    most: [i8; LANES],
}

impl Row {
    /// What the best of no turns is worth: any turn is better.
    pub(super) const NO_TURN: Self = Self { least: [i8::MIN; LANES], most: [i8::MIN; LANES] };

    /// What `of` says of each store.
    #[inline]
    pub(super) fn by_store(seeds: u8, of: impl Fn(usize) -> Bounds) -> Self {
        let mut row = Self { least: [0; LANES], most: [0; LANES] };
        for store in 0..stores(seeds) {
            Bounds { least: row.least[store], most: row.most[store] } = of(store);
        }
        row
    }

    /// The bounds beside each store.
    pub(super) fn bounds(self, seeds: u8) -> impl Iterator<Item = Bounds> {
        let pairs = self.least.into_iter().zip(self.most);
        pairs.take(stores(seeds)).map(|(least, most)| Bounds { least, most })
    }

    /// The same spread as the side sees it that leads there by a turn without gain: turned, and by its own store.
    #[inline]
    pub(super) fn turned(self, seeds: u8) -> Self {
        let last = stores(seeds) - 1;
        Self::by_store(seeds, |store| {
            Bounds { least: self.least[last - store], most: self.most[last - store] }.turned()
        })
    }

    /// What the better of two turns is worth.
    #[inline]
    pub(super) fn best(self, other: Self) -> Self {
        Self { least: each(self.least, other.least, i8::max), most: each(self.most, other.most, i8::max) }
    }

    /// What holds for either.
    #[inline]
    pub(super) fn or(self, other: Self) -> Self {
        Self { least: each(self.least, other.least, i8::min), most: each(self.most, other.most, i8::max) }
    }

    /// What holds where both do.
    #[inline]
    pub(super) fn and(self, other: Self) -> Self {
        Self { least: each(self.least, other.least, i8::max), most: each(self.most, other.most, i8::min) }
    }

    /// The same with so much added to both bounds.
    #[inline]
    pub(super) fn plus(self, margin: i8) -> Self {
        let more = [margin; LANES];
        Self {
            least: each(self.least, more, i8::wrapping_add),
            most: each(self.most, more, i8::wrapping_add),
        }
    }
}

#[inline]
fn each(one: [i8; LANES], other: [i8; LANES], of: impl Fn(i8, i8) -> i8) -> [i8; LANES] {
    std::array::from_fn(|lane| of(one[lane], other[lane]))
}
