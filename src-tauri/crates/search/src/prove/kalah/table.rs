//! Positions met on the way, without their stores.

use rules::kalah::Kalah;
use rules::sow::{House, Row, SEEDS, SowingRules as _};

use crate::buckets::Buckets;

/// Bits of the key that an entry holds.
const TAG_BITS: u32 = 42;

/// A table of bounds. An entry is one word: part of the key, both bounds, the best house and the stones left.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Buckets<u64>,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) least: i32,
    pub(super) most: i32,
    pub(super) best: Option<House>,
}

impl Table {
    /// A table of at most this many bytes, but no fewer than 64.
    pub(crate) fn with_bytes(bytes: usize) -> Self {
        Self { entries: Buckets::with_bytes(bytes) }
    }

    /// Has what is known of a position brought near, for it will be asked for soon.
    #[inline]
    pub(super) fn fetch(&self, position: &Kalah) {
        self.entries.fetch(key(position));
    }

    #[inline]
    pub(super) fn recall(&self, position: &Kalah) -> Option<Entry> {
        let key = key(position);
        let tag = tag(key);
        self.entries
            .of(key)
            .iter()
            .find(|entry| **entry >> (64 - TAG_BITS) == tag)
            .map(|entry| unpack(*entry))
    }

    /// Keeps what was found: that the margin is at least `found` if that is what was wanted, else at most.
    #[inline]
    pub(super) fn keep(&mut self, position: &Kalah, wanted: i32, found: i32, best: Option<House>) {
        let seeds = position.seeds();
        let stones = SEEDS - seeds.own().store() - seeds.other().store();
        let key = key(position);
        let tag = tag(key);
        let bucket = self.entries.of_mut(key);
        let known = bucket.iter().position(|entry| *entry >> (64 - TAG_BITS) == tag);
        let all = i32::from(stones);
        let mut entry = known.map_or(Entry { least: -all, most: all, best: None }, |at| unpack(bucket[at]));
        if found >= wanted {
            entry.least = entry.least.max(found);
            entry.best = best;
        } else {
            entry.most = entry.most.min(found);
            entry.best = entry.best.or(best);
        }
        // Without a better place the position with the fewest stones goes: it is found again soonest.
        let fewest = || (0..bucket.len()).min_by_key(|at| stones_of(bucket[*at])).unwrap_or_default();
        let at = known.unwrap_or_else(fewest);
        bucket[at] = pack(entry, tag, stones);
    }
}

/// What an entry holds of a key, which is never zero: that marks an empty place. The bucket tells the upper bits.
fn tag(key: u64) -> u64 {
    key & ((1 << TAG_BITS) - 1) | 1
}

fn pack(entry: Entry, tag: u64, stones: u8) -> u64 {
    // Bounds have the parity of the stones: halved they fit six bits.
    let half = |bound: i32| ((bound + i32::from(SEEDS)) >> 1) as u64;
    let best = entry.best.map_or(7, |house| u64::from(house.index()));
    tag << (64 - TAG_BITS) | half(entry.least) << 16 | half(entry.most) << 10 | best << 7 | u64::from(stones)
}

fn stones_of(entry: u64) -> u8 {
    (entry & 0x7f) as u8
}

fn unpack(entry: u64) -> Entry {
    let odd = i32::from(stones_of(entry)) & 1;
    let whole = |half: u64| 2 * (half & 63) as i32 + odd - i32::from(SEEDS);
    Entry { least: whole(entry >> 16), most: whole(entry >> 10), best: House::new((entry >> 7 & 7) as u8) }
}

/// A key of what is in the houses, seen by the side to move.
#[inline]
pub(crate) fn key(position: &Kalah) -> u64 {
    let seeds = position.seeds();
    let houses = |row: Row| row.bits() & 0x0000_ffff_ffff_ffff;
    mix(houses(seeds.own()), houses(seeds.other()))
}

/// A folded multiplication, as for the positions' own keys.
#[inline]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0xa076_1d64_78bd_642f) * u128::from(b ^ 0xe703_7ed1_a0b4_28db);
    (product as u64) ^ ((product >> 64) as u64)
}
