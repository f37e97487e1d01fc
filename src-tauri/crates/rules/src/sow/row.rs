use super::{HOUSES, House, Houses};

/// One side's six houses and its store, one byte each: houses from the lowest byte in sowing order, then the
/// store.
///
/// No place ever holds more than 48, so a whole row is added to in one operation without a carry between
/// places, and the top bit of each byte is free for marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Row(u64);

impl Row {
    /// The bytes of the houses, without the store.
    const HOUSE_BITS: u64 = 0x0000_ffff_ffff_ffff;

    /// The lowest bit of every house's byte.
    const ONES: u64 = 0x0000_0101_0101_0101;

    /// The row with these seeds, houses in sowing order and then the store.
    pub(super) fn new(places: [u8; HOUSES + 1]) -> Self {
        let mut bytes = [0; 8];
        bytes[..=HOUSES].copy_from_slice(&places);
        Self(u64::from_le_bytes(bytes))
    }

    /// Seeds in the houses in sowing order, then in the store.
    pub fn places(self) -> [u8; HOUSES + 1] {
        let bytes = self.0.to_le_bytes();
        std::array::from_fn(|place| bytes[place])
    }

    /// The packed bytes.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Seeds in a house.
    pub const fn seeds(self, house: House) -> u8 {
        (self.0 >> (8 * house.index())) as u8
    }

    /// Seeds in the store.
    pub const fn store(self) -> u8 {
        (self.0 >> 48) as u8
    }

    /// Seeds in all houses together.
    #[inline]
    pub const fn in_houses(self) -> u8 {
        // The product's sixth byte is the sum of the six bytes.
        ((self.0 & Self::HOUSE_BITS).wrapping_mul(Self::ONES) >> 40) as u8
    }

    /// Whether no house holds a seed.
    pub const fn is_bare(self) -> bool {
        self.0 & Self::HOUSE_BITS == 0
    }

    /// The houses that hold seeds.
    #[inline]
    pub const fn filled(self) -> Houses {
        // Adding 127 to a byte sets its top bit exactly where it was not 0.
        Houses::marked((self.0 & Self::HOUSE_BITS) + (Houses::MARKS - Self::ONES))
    }

    /// The row after one packed sum of changes; see [`super::scatter`].
    pub(super) const fn plus(self, changes: u64) -> Self {
        Self(self.0.wrapping_add(changes))
    }

    /// Takes all seeds out of a house.
    pub(super) const fn lift(&mut self, house: House) -> u8 {
        let seeds = self.seeds(house);
        self.0 -= (seeds as u64) << (8 * house.index());
        seeds
    }

    /// Takes out the seeds of the houses that `bytes` covers.
    #[inline]
    pub(super) const fn lift_bytes(&mut self, bytes: u64) -> u8 {
        let lifted = Self(self.0 & bytes & Self::HOUSE_BITS);
        self.0 -= lifted.0;
        lifted.in_houses()
    }

    /// Puts seeds into the store.
    pub(super) const fn bank(&mut self, seeds: u8) {
        self.0 += (seeds as u64) << 48;
    }

    /// The row with its houses' seeds in its store.
    pub(super) const fn swept(self) -> Self {
        let mut swept = self;
        let seeds = swept.lift_bytes(Self::HOUSE_BITS);
        swept.bank(seeds);
        swept
    }
}
