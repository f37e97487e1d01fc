use super::{HOUSES, seen_by};
use crate::Side;

/// A house of the side to move, which is a whole turn in a sowing game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct House(u8);

impl House {
    /// The house with this index in its owner's sowing order: 0 (A or a) lies farthest from the own store, 5
    /// (F or f) next to it.
    pub const fn new(index: u8) -> Option<Self> {
        if index < HOUSES as u8 { Some(Self(index)) } else { None }
    }

    /// Index in the owner's sowing order, 0..=5.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The house of this side at a place of the ring, if that place is one.
    pub const fn at(place: u8, side: Side) -> Option<Self> {
        if place < super::PLACES as u8 { Self::new(seen_by(side, place)) } else { None }
    }

    /// Where this house of the given side lies on the ring.
    pub const fn place(self, side: Side) -> u8 {
        seen_by(side, self.0)
    }
}

/// Some of one side's houses; iterates in sowing order.
///
/// A house is marked by the top bit of its byte in a [`Row`](super::Row), where marks fall out of whole-row
/// arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Houses(u64);

impl Houses {
    /// The top bit of every house's byte.
    pub(super) const MARKS: u64 = 0x0000_8080_8080_8080;

    /// No house.
    pub const NONE: Self = Self(0);

    /// The houses whose marks are set.
    pub(super) const fn marked(marks: u64) -> Self {
        Self(marks & Self::MARKS)
    }

    /// How many they are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    pub const fn contains(self, house: House) -> bool {
        self.0 >> (8 * house.0 + 7) & 1 != 0
    }

    /// Those of the houses for which `keep` holds.
    #[must_use]
    pub fn filter(self, mut keep: impl FnMut(House) -> bool) -> Self {
        let mut kept = Self::NONE;
        for house in self.iter().filter(|house| keep(*house)) {
            kept.0 |= 0x80 << (8 * house.0);
        }
        kept
    }

    /// The houses in sowing order.
    pub fn iter(self) -> impl Iterator<Item = House> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let house = House(left.trailing_zeros() as u8 / 8);
            left &= left - 1;
            Some(house)
        })
    }
}
