use super::{HOUSES, SEEDS};

/// What sowing one house with one count of seeds changes, ready to be added.
#[derive(Clone, Copy)]
pub(super) struct Scatter {
    /// Added to the mover's row, the lifting of the house included.
    pub(super) own: u64,
    /// Added to the other row.
    pub(super) other: u64,
    /// Where the last seed falls, as the mover numbers the ring.
    pub(super) last: u8,
}

/// Every sowing of a game: by house, then by count of seeds.
pub(super) type Scatters = [[Scatter; SEEDS as usize + 1]; HOUSES];

/// Works out every sowing from the rounds that seeds go, by house: the places they fall into, as the mover
/// numbers the ring, over and over until the hand is empty.
pub(super) const fn scatters<const ROUND: usize>(rounds: &[[u8; ROUND]; HOUSES]) -> Scatters {
    let mut table = [[Scatter { own: 0, other: 0, last: 0 }; SEEDS as usize + 1]; HOUSES];
    let mut house = 0;
    while house < HOUSES {
        let lifted_seed = 1u64 << (8 * house);
        let mut entry = Scatter { own: 0, other: 0, last: house as u8 };
        let mut seeds = 1;
        while seeds < table[house].len() {
            entry.last = rounds[house][(seeds - 1) % ROUND];
            entry.own = entry.own.wrapping_sub(lifted_seed);
            if entry.last < 7 {
                entry.own = entry.own.wrapping_add(1 << (8 * entry.last));
            } else {
                entry.other += 1 << (8 * (entry.last - 7));
            }
            table[house][seeds] = entry;
            seeds += 1;
        }
        house += 1;
    }
    table
}
