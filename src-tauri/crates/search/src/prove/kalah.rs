//! Kalah played out: what a position is worth, exactly.
//!
//! The stores do not matter to what is still to come, so positions that differ in them alone are one, and a margin
//! still to come has the parity of the stones left. Each question is whether the side to move comes to at least so
//! much; a few such questions close in on the margin (MTD(f), <https://www.chessprogramming.org/MTD(f)>).

use std::sync::atomic::AtomicBool;

use rules::Game as _;
use rules::kalah::Kalah;
use rules::sow::{HOUSES, House, SEEDS, SowingRules as _};

use crate::clock::{Clock, Stop};
use crate::knowledge::Knowledge;

mod table;

pub(crate) use table::{Table, key};

/// What was found of a position: the margin to come lies between the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Between {
    pub(crate) least: i32,
    pub(crate) most: i32,
    /// A house that comes to `least`, once one is known.
    pub(crate) best: Option<House>,
}

/// A proof under way.
pub(crate) struct Prover<'a, 'b> {
    pub(crate) clock: &'a mut Clock<'b>,
    pub(crate) knowledge: &'a Knowledge,
    pub(crate) table: &'a mut Table,
}

/// One sowing.
#[derive(Clone, Copy)]
struct Sown {
    after: Kalah,
    house: House,
    gain: i32,
    same_side: bool,
    rank: i32,
}

impl Prover<'_, '_> {
    /// Asks until the margin to come is known, first whether it is about `guess`; or until a limit is reached.
    ///
    /// # Errors
    /// [`Stop::Cancelled`]; where a limit is reached what was found by then counts.
    pub(crate) fn solve(&mut self, position: &Kalah, guess: i32) -> Result<Between, Stop> {
        let stones = stones(position);
        let mut found = Between { least: -stones, most: stones, best: None };
        let mut asked = of_parity(guess, stones).clamp(-stones, stones);
        // Margins of one parity lie two apart. Answers that all lie on one side of the guess call for larger steps:
        // a question far from the truth is answered soon.
        let mut step = 2;
        let mut last = None;
        // Where nothing less can happen any house will do, and still one is to be named.
        while found.least < found.most || found.best.is_none() {
            match self.ask_turns(position, asked) {
                Ok((margin, house)) => {
                    let is_reached = margin >= asked;
                    if is_reached {
                        found.least = margin;
                        found.best = house;
                    } else {
                        found.most = margin;
                    }
                    step = if last == Some(is_reached) { 2 * step } else { 2 };
                    last = Some(is_reached);
                    asked = if is_reached { margin + step } else { margin + 2 - step };
                    asked = asked.clamp((found.least + 2).min(found.most), found.most);
                }
                Err(Stop::Spent) => break,
                Err(Stop::Cancelled) => return Err(Stop::Cancelled),
            }
        }
        Ok(found)
    }

    /// The play that was found to be best, as far as it is remembered.
    pub(crate) fn line(&self, position: &Kalah, first: House) -> Vec<House> {
        let mut line = vec![first];
        let mut at = position.sow(first);
        while at.ending().is_none() {
            let entry = self.table.recall(&at).filter(|entry| entry.least == entry.most);
            let Some(best) = entry.and_then(|entry| entry.best) else { break };
            line.push(best);
            at = at.sow(best);
        }
        line
    }

    /// Whether the side to move comes to at least `wanted`: a margin of at least that much it surely reaches, or one
    /// below that it surely does not exceed.
    fn ask(&mut self, position: &Kalah, wanted: i32) -> Result<i32, Stop> {
        if let Some(ending) = position.ending() {
            self.clock.count_node()?;
            return Ok(margin(&position.swept(ending.reason)) - margin(position));
        }
        if let Some(margin) = self.knowledge.kalah_margin(position) {
            self.clock.count_node()?;
            return Ok(i32::from(margin));
        }
        let stones = stones(position);
        if wanted > stones {
            return Ok(stones);
        }
        if wanted <= -stones {
            return Ok(-stones);
        }
        if let Some(entry) = self.table.recall(position) {
            if entry.least >= wanted {
                return Ok(entry.least);
            }
            if entry.most < wanted {
                return Ok(entry.most);
            }
        }
        Ok(self.ask_turns(position, wanted)?.0)
    }

    /// As [`Prover::ask`], of a position that is not over, with the house that reaches it.
    fn ask_turns(&mut self, position: &Kalah, wanted: i32) -> Result<(i32, Option<House>), Stop> {
        self.clock.count_node()?;
        let mut sowings = Sowings::of(position);
        sowings.iter().for_each(|sown| self.table.fetch(&sown.after));
        sowings.sort(self.table.recall(position).and_then(|entry| entry.best));
        let mut best = (i32::MIN, None);
        for sown in sowings.iter() {
            let margin = self.follow(sown, wanted)?;
            if margin > best.0 {
                best = (margin, Some(sown.house));
            }
            if margin >= wanted {
                break;
            }
        }
        self.table.keep(position, wanted, best.0, best.1);
        Ok(best)
    }

    /// What a sowing comes to: at least `wanted`, or a bound below it.
    fn follow(&mut self, sown: &Sown, wanted: i32) -> Result<i32, Stop> {
        if sown.same_side {
            Ok(sown.gain + self.ask(&sown.after, wanted - sown.gain)?)
        } else {
            // They must come to no more than this; the next margin of their parity is two more.
            Ok(sown.gain - self.ask(&sown.after, sown.gain - wanted + 2)?)
        }
    }
}

/// Proofs of one position after another, each with what the earlier ones have left.
pub struct KalahProver<'a> {
    knowledge: &'a Knowledge,
    table: Table,
}

impl<'a> KalahProver<'a> {
    /// With these tables, and a memory of this many bytes.
    pub fn new(knowledge: &'a Knowledge, memory: usize) -> Self {
        Self { knowledge, table: Table::with_bytes(memory) }
    }

    /// The margin by which the side to move will do better from here on, and a house that comes to it; first it is
    /// asked whether the margin is about `guess`. `None` for a position that is over, and where `most_nodes` positions
    /// do not suffice or `cancel` is set.
    pub fn solve(
        &mut self,
        position: &Kalah,
        guess: i8,
        most_nodes: u64,
        cancel: &AtomicBool,
    ) -> Option<(i8, House)> {
        if position.ending().is_some() {
            return None;
        }
        let mut clock = Clock::new(cancel, Some(most_nodes), None);
        let mut prover = Prover { clock: &mut clock, knowledge: self.knowledge, table: &mut self.table };
        let found = prover.solve(position, i32::from(guess)).ok()?;
        found.best.filter(|_| found.least == found.most).map(|house| (found.least as i8, house))
    }
}

/// Stones in the houses.
pub(crate) fn stones(position: &Kalah) -> i32 {
    let seeds = position.seeds();
    i32::from(SEEDS - seeds.own().store() - seeds.other().store())
}

/// The stores' margin.
fn margin(position: &Kalah) -> i32 {
    let seeds = position.seeds();
    i32::from(seeds.own().store()) - i32::from(seeds.other().store())
}

/// The number or the next one that has the parity of `stones`.
fn of_parity(number: i32, stones: i32) -> i32 {
    number + ((number ^ stones) & 1)
}

/// The sowings of a position.
struct Sowings {
    sown: arrayvec::ArrayVec<Sown, HOUSES>,
}

impl Sowings {
    #[inline]
    fn of(position: &Kalah) -> Self {
        let before = i32::from(position.seeds().own().store());
        let mut sown = arrayvec::ArrayVec::new();
        for house in position.open_houses().iter() {
            let after = position.sow(house);
            let same_side = after.side() == position.side();
            let seeds = after.seeds();
            let store = if same_side { seeds.own().store() } else { seeds.other().store() };
            let gain = i32::from(store) - before;
            let near = i32::from(house.index());
            let rank = if same_side { ANOTHER_TURN + near } else { GAIN * gain + near };
            sown.push(Sown { after, house, gain, same_side, rank });
        }
        Self { sown }
    }

    fn sort(&mut self, first: Option<House>) {
        for sown in &mut self.sown {
            if Some(sown.house) == first {
                sown.rank = i32::MAX;
            }
        }
        self.sown.sort_unstable_by_key(|sown| -sown.rank);
    }

    fn iter(&self) -> impl Iterator<Item = &Sown> {
        self.sown.iter()
    }
}

/// Extra turns come first, then what brings most, then what lies nearest the store: of the orders tried this one asks
/// fewest questions.
const ANOTHER_TURN: i32 = 1000;

/// What a stone gained is worth against nearness.
const GAIN: i32 = 8;
