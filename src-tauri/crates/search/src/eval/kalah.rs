use rules::kalah::Kalah;
use rules::sow::{HOUSES, House, SowingRules as _};
use rules::{Ending, Game as _, GameId};

use super::sowing::{self, SEED};
use crate::clock::Clock;
use crate::found::Found;
use crate::judge::{Judge, PlayedOut, Weighing};
use crate::knowledge::{Asked, Knowledge, Outlook};
use crate::prove::kalah::Prover;
use crate::table::Memory;

/// For each stone in a side's houses, in hundredths: at the end they are swept to it.
const STONE_IN_ROW: i32 = 25;

/// What an extra turn is worth beside the stone it brings, for ordering.
const ANOTHER_TURN: i32 = 3;

impl Judge for Kalah {
    const UNIT: i32 = SEED;
    const MUST_CAPTURE: bool = false;
    const MARGIN: bool = true;
    const SLOTS: usize = HOUSES;

    fn slot(turn: House) -> usize {
        usize::from(turn.index())
    }

    /// Stones captured, and extra turns.
    fn gain(&self, turn: House) -> i32 {
        let after = self.play_unchecked(turn);
        if after.side() == self.side() {
            return ANOTHER_TURN;
        }
        let banked = after.seeds().other().store() - self.seeds().own().store();
        i32::from(banked.saturating_sub(1))
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
            Weighing::Whole | Weighing::Learned => {
                let row = i32::from(seeds.own().in_houses()) - i32::from(seeds.other().in_houses());
                margin + STONE_IN_ROW * row
            }
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

    fn outlook(&self, knowledge: &Knowledge, _: u16) -> Option<Outlook> {
        let to_come = knowledge.kalah_outlook(self)?;
        Some(Outlook::exactly(sowing::margin(self.seeds()) + SEED * i32::from(to_come)))
    }

    fn play_out(&self, knowledge: &Knowledge, clock: &mut Clock<'_>, memory: &mut Memory) -> PlayedOut<Self> {
        if knowledge.table(GameId::Kalah).is_none() {
            return Ok(None);
        }
        let mut prover = Prover { clock, knowledge, table: memory.proofs() };
        let margin = sowing::margin(self.seeds());
        let guess = (self.evaluate(Weighing::Learned) - margin) / SEED;
        let found = prover.solve(self, guess)?;
        let Some(best) = found.best.filter(|_| found.least == found.most) else { return Ok(None) };
        let value = margin + SEED * found.least;
        Ok(Some((prover.line(self, best), Found::certain(value))))
    }

    fn known(&self, knowledge: &Knowledge, _: Asked) -> Option<Found> {
        let to_come = knowledge.kalah_margin(self)?;
        Some(Found::certain(sowing::margin(self.seeds()) + SEED * i32::from(to_come)))
    }
}
