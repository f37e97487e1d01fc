//! Oware by the Abapa rules (RULES: "Oware").

use super::scatter::{Scatters, scatters};
use super::{HOUSES, House, Houses, Row, Seeds, SowingRules, seen_by};
use crate::{GameId, HistoryRules, PositionError, Reason, Sowing};

/// A position of Oware.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Oware(Seeds);

/// With this many seeds a side has more than the other can get.
const MAJORITY: u8 = 25;

/// Half of the seeds: both sides with as many is a draw.
const HALF: u8 = 24;

/// Counter-clockwise from the next house on: no store is sown, and a lap skips its origin.
const ROUNDS: [[u8; 11]; HOUSES] = {
    // The mover's houses and then the other's, with the mover's store left out between them.
    let ring = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12];
    let mut rounds = [[0; 11]; HOUSES];
    let mut house = 0;
    while house < HOUSES {
        let mut step = 0;
        while step < 11 {
            rounds[house][step] = ring[(house + 1 + step) % ring.len()];
            step += 1;
        }
        house += 1;
    }
    rounds
};

static SCATTERS: Scatters = scatters(&ROUNDS);

/// Place of the other's first house, as the mover numbers the ring.
const FIRST_OF_OTHER: u8 = 7;

/// What a last seed captures in the other's row.
enum Capture {
    /// The bytes of the captured houses, perhaps none.
    Houses(u64),
    /// It would take every seed, so it takes nothing.
    GrandSlam,
}

/// From the house of the last seed backwards, every house of the other's row that now holds 2 or 3, without
/// a gap; never in the own row.
#[inline]
fn captured(fallen: &Seeds, last: u8) -> Capture {
    let Some(last) = last.checked_sub(FIRST_OF_OTHER) else {
        return Capture::Houses(0);
    };
    let up_to_last = (1 << (8 * (last + 1))) - 1;
    let gaps = neither_two_nor_three(fallen.other) & up_to_last;
    // The nearest gap and all before it stay.
    let stay = u64::MAX.checked_shr(gaps.leading_zeros()).unwrap_or(0);
    let bytes = up_to_last & !stay;
    let mut left = fallen.other;
    if left.lift_bytes(bytes) > 0 && left.is_bare() { Capture::GrandSlam } else { Capture::Houses(bytes) }
}

/// Marks the houses that hold neither 2 nor 3 seeds.
fn neither_two_nor_three(row: Row) -> u64 {
    const TWO: u64 = 0x0000_0202_0202_0202;
    const ALL_BUT_LOWEST_BIT: u64 = 0x0000_fefe_fefe_fefe;
    const MOST: u64 = 0x0000_7f7f_7f7f_7f7f;
    // 2 and 3 differ in the lowest bit alone; adding 127 then marks every byte that is not 0.
    (((row.bits() & ALL_BUT_LOWEST_BIT) ^ TWO) + MOST) & Houses::MARKS
}

impl SowingRules for Oware {
    const GAME: GameId = GameId::Oware;

    const BY_HISTORY: HistoryRules = HistoryRules { repetitions: Some(2), quiet: Some((100, Reason::Quiet)) };

    fn from_seeds_unchecked(seeds: Seeds) -> Self {
        Self(seeds)
    }

    /// Whoever has moved last has left or given its opponent seeds, unless the game ended by the stores.
    fn check(seeds: &Seeds) -> Result<(), PositionError> {
        if seeds.own.is_bare() && by_stores(seeds).is_none() {
            let side = seeds.side();
            let what = format!("{side} is to move with no seeds in its row, which no game of Oware allows");
            return Err(PositionError::Impossible(what));
        }
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
        if self.0.other.is_bare() { self.feeding_houses() } else { self.0.own.filled() }
    }

    fn bar(&self) -> &'static str {
        "the opponent has no seeds and must be given some"
    }

    #[inline]
    fn sow(&self, house: House) -> Self {
        let (mut seeds, last) = self.0.sown(&SCATTERS, house);
        if let Capture::Houses(bytes) = captured(&seeds, last) {
            let taken = seeds.other.lift_bytes(bytes);
            seeds.own.bank(taken);
        }
        Self(seeds.passed())
    }

    fn preview(&self, house: House) -> Sowing {
        let side = self.0.side();
        let (fallen, last) = self.0.sown(&SCATTERS, house);
        let capture = captured(&fallen, last);
        let mut captures = Vec::new();
        if let Capture::Houses(bytes) = capture {
            captures.extend(Houses::marked(bytes).iter().map(|house| house.place(!side)));
            // They are taken backwards from the last seed.
            captures.reverse();
        }
        Sowing {
            last: seen_by(side, last),
            captures,
            gain: self.gain(house),
            another_turn: false,
            grand_slam: matches!(capture, Capture::GrandSlam),
        }
    }

    /// Captured seeds never come back; without a capture the same seeds may come to stand so again.
    fn leaves_no_way_back(&self, house: House) -> bool {
        self.gain(house) > 0
    }

    #[inline]
    fn why_over(&self) -> Option<Reason> {
        by_stores(&self.0).or_else(|| {
            let starved = self.0.other.is_bare() && self.feeding_houses().is_empty();
            starved.then_some(Reason::CannotFeed)
        })
    }

    /// Where the stores decided, the rest stays on the board.
    fn rows_are_swept(reason: Reason) -> bool {
        !matches!(reason, Reason::Majority | Reason::AllCapturedEven)
    }
}

impl Oware {
    /// The houses of the mover from which a seed reaches the other's row.
    fn feeding_houses(&self) -> Houses {
        let own = self.0.own;
        own.filled().filter(|house| house.index() + own.seeds(house) >= HOUSES as u8)
    }

    /// Seeds that sowing an open house captures.
    #[inline]
    fn gain(&self, house: House) -> u8 {
        self.sow(house).0.other.store() - self.0.own.store()
    }
}

/// The endings that the stores alone show.
#[inline]
fn by_stores(seeds: &Seeds) -> Option<Reason> {
    let stores = [seeds.own.store(), seeds.other.store()];
    if stores.iter().any(|store| *store >= MAJORITY) {
        Some(Reason::Majority)
    } else if stores == [HALF, HALF] {
        Some(Reason::AllCapturedEven)
    } else {
        None
    }
}
