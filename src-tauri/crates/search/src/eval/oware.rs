use rules::oware::Oware;
use rules::sow::{HOUSES, House, Row, SowingRules as _};
use rules::{Ending, Game as _};

use super::sowing::{self, SEED};
use crate::found::Found;
use crate::judge::{Judge, Weighing};
use crate::knowledge::{Asked, Knowledge};

// Weights in hundredths of a seed, set by games of this search against itself with other weights.

/// For each seed in a side's row: it has turns in hand, and takes them at the end.
const SEED_IN_ROW: i32 = 10;

/// For each house of one or two seeds: the opponent's last seed may capture it.
const EXPOSED_HOUSE: i32 = -10;

/// For a side's empty houses together, by their number: every one takes a turn away, and the fewer turns are
/// left, the more the next one is missed.
const EMPTY_HOUSES: [i32; HOUSES + 1] = [0, -30, -80, -150, -240, -350, -480];

impl Judge for Oware {
    const UNIT: i32 = SEED;
    const MUST_CAPTURE: bool = false;
    const MARGIN: bool = true;
    const SLOTS: usize = HOUSES;

    fn slot(turn: House) -> usize {
        usize::from(turn.index())
    }

    /// Seeds captured.
    fn gain(&self, turn: House) -> i32 {
        let after = self.play_unchecked(turn);
        i32::from(after.seeds().other().store() - self.seeds().own().store())
    }

    fn can_gain(&self) -> bool {
        true
    }

    fn evaluate(&self, weighing: Weighing) -> i32 {
        if weighing == Weighing::Learned
            && let Some(score) = super::learned(self)
        {
            return score;
        }
        let seeds = self.seeds();
        let margin = sowing::margin(seeds);
        match weighing {
            Weighing::Material => margin,
            Weighing::Whole | Weighing::Learned => margin + row(seeds.own()) - row(seeds.other()),
        }
    }

    fn settled(&self, ending: Ending, _ply: usize) -> i32 {
        sowing::settled(self, ending)
    }

    fn broken_off(&self, ending: Ending, _ply: usize) -> i32 {
        sowing::settled(self, ending)
    }

    fn bounds(&self) -> (i32, i32) {
        sowing::bounds(self.seeds())
    }

    /// Bounds are known just after a capture. Then nothing that was played before matters.
    #[inline]
    fn known(&self, knowledge: &Knowledge, asked: Asked) -> Option<Found> {
        if asked.quiet > 0 {
            return None;
        }
        let bounds = knowledge.oware()?.bounds(self)?;
        let (least, most) = (SEED * i32::from(bounds.least), SEED * i32::from(bounds.most));
        if least == most {
            return Some(Found::certain(least));
        }
        if least >= asked.window.beta {
            return Some(Found { score: least, at_least: true, at_most: false });
        }
        (most <= asked.window.alpha).then_some(Found { score: most, at_least: false, at_most: true })
    }
}

fn row(row: Row) -> i32 {
    let exposed = row.places()[..HOUSES].iter().filter(|seeds| matches!(seeds, 1 | 2)).count() as i32;
    let empty = HOUSES - row.filled().count() as usize;
    SEED_IN_ROW * i32::from(row.in_houses()) + EXPOSED_HOUSE * exposed + EMPTY_HOUSES[empty]
}
