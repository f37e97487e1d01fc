//! Kalah with six houses and four stones (RULES: "Kalah").

use super::scatter::{Scatters, scatters};
use super::{HOUSES, House, Houses, SOUTH_STORE, Seeds, SowingRules, seen_by};
use crate::{GameId, HistoryRules, PositionError, Reason, Sowing};

/// A position of Kalah.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kalah(Seeds);

/// The own store, as the mover numbers the ring.
const OWN_STORE: u8 = SOUTH_STORE;

/// Counter-clockwise from the next place on: the own store is sown, the opponent's is not, and the lap ends in
/// the origin itself.
const ROUNDS: [[u8; 13]; HOUSES] = {
    let mut rounds = [[0; 13]; HOUSES];
    let mut house = 0;
    while house < HOUSES {
        let mut step = 0;
        while step < 13 {
            rounds[house][step] = ((house + 1 + step) % 13) as u8;
            step += 1;
        }
        house += 1;
    }
    rounds
};

static SCATTERS: Scatters = scatters(&ROUNDS);

/// The houses whose stones a last stone captures: the mover's own, where the stone fell, and the other's
/// opposite.
///
/// The own house was empty just before if it holds one stone now; so does the origin after a lap of 13, for it
/// was lifted. Where nothing stands opposite, nothing is captured.
#[inline]
fn captured(fallen: &Seeds, last: u8) -> Option<(House, House)> {
    let own = House::new(last)?;
    let opposite = House::new(HOUSES as u8 - 1 - last)?;
    (fallen.own.seeds(own) == 1 && fallen.other.seeds(opposite) > 0).then_some((own, opposite))
}

impl SowingRules for Kalah {
    const GAME: GameId = GameId::Kalah;

    /// None is needed: stones only ever go on towards the stores.
    const BY_HISTORY: HistoryRules = HistoryRules { repetitions: None, quiet: None };

    fn from_seeds_unchecked(seeds: Seeds) -> Self {
        Self(seeds)
    }

    /// Any spread of the stones will do.
    fn check(_seeds: &Seeds) -> Result<(), PositionError> {
        Ok(())
    }

    #[inline]
    fn seeds(&self) -> &Seeds {
        &self.0
    }

    fn round(house: House) -> &'static [u8] {
        &ROUNDS[usize::from(house.index())]
    }

    #[inline]
    fn open_houses(&self) -> Houses {
        self.0.own.filled()
    }

    fn bar(&self) -> &'static str {
        "any house that holds stones may be sown"
    }

    #[inline]
    fn sow(&self, house: House) -> Self {
        let (mut seeds, last) = self.0.sown(&SCATTERS, house);
        if let Some((own, opposite)) = captured(&seeds, last) {
            let stones = seeds.own.lift(own) + seeds.other.lift(opposite);
            seeds.own.bank(stones);
        }
        // A last stone in the own store: the same side moves again.
        Self(if last == OWN_STORE { seeds } else { seeds.passed() })
    }

    fn preview(&self, house: House) -> Sowing {
        let side = self.0.side();
        let (fallen, last) = self.0.sown(&SCATTERS, house);
        let captures = match captured(&fallen, last) {
            Some((own, opposite)) => vec![opposite.place(!side), own.place(side)],
            None => Vec::new(),
        };
        let after = self.sow(house);
        Sowing {
            last: seen_by(side, last),
            captures,
            gain: after.0.stores()[side.index()] - self.0.own.store(),
            another_turn: last == OWN_STORE && after.why_over().is_none(),
            grand_slam: false,
        }
    }

    fn leaves_no_way_back(&self, _house: House) -> bool {
        true
    }

    #[inline]
    fn why_over(&self) -> Option<Reason> {
        (self.0.own.is_bare() || self.0.other.is_bare()).then_some(Reason::HousesEmpty)
    }

    /// The rest goes to the side whose houses hold it.
    fn rows_are_swept(_reason: Reason) -> bool {
        true
    }
}
