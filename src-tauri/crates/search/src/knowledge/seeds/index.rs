//! Numbers for spreads of seeds over the twelve houses.

use rules::sow::{HOUSES, Row, SEEDS, Seeds};
use rules::{PositionError, Side};

/// Houses of both sides.
const RING: usize = 2 * HOUSES;

/// Spreads are numbered by how many seeds they have, so that those of at most `n` seeds come first.
///
/// Stones and bars: the sums of the first houses, each raised by the number of houses before, are a set of twelve
/// numbers; it is ranked as in <https://en.wikipedia.org/wiki/Combinatorial_number_system>.
pub(super) struct Index {
    /// `C(sum + house, house + 1)`, by house and then sum.
    shares: [[u64; SEEDS as usize + 1]; RING],
}

impl Index {
    pub(super) const fn new() -> Self {
        let mut shares = [[0; SEEDS as usize + 1]; RING];
        let mut house = 0;
        while house < RING {
            let mut sum = 1;
            while sum < shares[house].len() {
                // C(n, k) = C(n - 1, k) + C(n - 1, k - 1).
                let beside = if house == 0 { 1 } else { shares[house - 1][sum] };
                shares[house][sum] = shares[house][sum - 1] + beside;
                sum += 1;
            }
            house += 1;
        }
        Self { shares }
    }

    /// How many spreads there are of at most so many seeds.
    pub(super) const fn spreads(&self, most: u8) -> u64 {
        // All with one seed more come after them.
        self.shares[RING - 1][most as usize + 1]
    }

    /// The number of a spread, the side to move first.
    #[inline]
    pub(super) fn of(&self, own: Row, other: Row) -> usize {
        let (mut sum, mut rank) = (0, 0);
        for (house, seeds) in own.places()[..HOUSES].iter().chain(&other.places()[..HOUSES]).enumerate() {
            sum += usize::from(*seeds);
            rank += self.shares[house][sum.min(usize::from(SEEDS))];
        }
        rank as usize
    }

    /// The spread with this number, South to move, all other seeds in North's store.
    pub(super) fn spread(&self, number: usize) -> Result<Seeds, PositionError> {
        self.spread_beside(number, 0)
    }

    /// The spread with this number, South to move with so many seeds in its store, the others in North's.
    pub(super) fn spread_beside(&self, number: usize, store: u8) -> Result<Seeds, PositionError> {
        let mut places = [0; 2 * (HOUSES + 1)];
        let mut rank = number as u64;
        let mut above = None;
        for house in (0..RING).rev() {
            let sums = &self.shares[house];
            let sum = sums.iter().rposition(|share| *share <= rank).unwrap_or_default();
            rank -= sums[sum];
            match above.replace(sum) {
                Some(above) => places[place_of(house + 1)] = (above - sum) as u8,
                None => places[2 * HOUSES + 1] = SEEDS.saturating_sub(sum as u8 + store),
            }
        }
        places[0] = above.unwrap_or_default() as u8;
        places[HOUSES] = store;
        Seeds::new(places, Side::South)
    }
}

/// The place on the ring of a house, counted on from the side to move to the other.
const fn place_of(house: usize) -> usize {
    if house < HOUSES { house } else { house + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spread_has_a_number_of_its_own_fewer_seeds_first() {
        let index = Index::new();
        assert_eq!(index.spreads(12), 2_704_156);
        let mut most = 0;
        for number in 0..index.spreads(5) as usize {
            let seeds = index.spread(number).unwrap_or_else(|error| panic!("{number}: {error}"));
            assert_eq!(index.of(seeds.own(), seeds.other()), number, "{}", seeds.text());
            let in_houses = seeds.own().in_houses() + seeds.other().in_houses();
            assert!(in_houses >= most);
            most = in_houses;
        }
        assert_eq!(most, 5);
    }
}
