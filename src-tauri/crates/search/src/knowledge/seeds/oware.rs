//! What endings of Oware come to just after a capture.
//!
//! A position that stands again ends the game, and so does the hundredth quiet ply, each side taking its own row. So
//! what a position is worth hangs on the plies before it. Just after a capture there are none that matter, but what
//! comes then depends on what was played since, and that is too much to keep. Kept are two margins: one that the side
//! to move surely reaches, and one that it surely does not exceed. Where they are the same, that is the value.
//!
//! They are found in two steps, for fewer seeds first, so that all captures lead to margins known.
//!
//! First, margins that hold whatever was played, as long as [`ROOM`] quiet plies are left or more. A quiet turn leads on
//! or ends the game there and then: the lower margin reckons with the worse of the two, the upper one hopes for the
//! better. With one ply left, all quiet turns end the game, and the margins for each ply more follow from those before;
//! what holds for all of [`ROOM`] plies and more is kept. Repetition needs no thought where the position after the turn
//! cannot have stood before: then quiet turns would have to lead from it back to the position before the turn, both
//! lying on one cycle ([`cycles`]).
//!
//! Then, margins just after a capture. A side may do better than by those of the first step where it can force its way
//! to a better one of them, or to a capture or an end worth as much: in at most so many quiet plies that [`ROOM`] are
//! left when it arrives. Let the rank of a position be the number of plies within which that can be forced. Every ply
//! lowers it, so no position on the way is met twice, and as there was none before, nothing on the way is repetition.
//! From where it arrives the margin of the first step holds, whatever was played.

mod cycles;
mod row;
mod solve;
mod ways;

use std::ops::ControlFlow;

use rules::oware::Oware;
use rules::sow::{SEEDS, SowingRules as _};

use super::Index;
use crate::knowledge::{Layer, Progress};

static INDEX: Index = Index::new();

/// More than half of the seeds end the game.
const HALF: u8 = SEEDS / 2;

/// Quiet plies after which the game ends.
const MOST_QUIET: u16 = 100;

/// Quiet plies left to the last one from which on margins are looked for that hold whatever was played.
const ROOM: u16 = 50;

/// The final margin of the side to move, at least and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) least: i8,
    pub(crate) most: i8,
}

/// What nothing can be claimed of.
const OPEN: Bounds = Bounds { least: -(SEEDS as i8), most: SEEDS as i8 };

/// Bounds for every position with so few seeds in the houses.
#[derive(Clone, Debug)]
pub(crate) struct Endings {
    most: u8,
    /// By seeds in the houses, then by spread, then by the own store: of those there are so many that neither side has
    /// more than half.
    bounds: Vec<Bounds>,
}

impl Endings {
    /// Solves all positions with at most so many seeds in the houses, fewer seeds first.
    ///
    /// # Errors
    /// What `look` breaks off with; it is asked now and then.
    pub(crate) fn solve(
        most: u8,
        look: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> ControlFlow<(), Self> {
        let most = most.min(row::MOST_SEEDS);
        let all = start_of(most + 1);
        let mut bounds = Vec::with_capacity(all);
        for seeds in 0..=most {
            let done = bounds.len() as u64;
            let layer = solve::solve(seeds, &bounds, &mut || look(Progress { done, all: all as u64 }))?;
            bounds.extend(layer);
        }
        ControlFlow::Continue(Self { most, bounds })
    }

    /// Takes the bytes of a table in, if they are as many as it has.
    pub(crate) fn from_bytes(most: u8, bytes: &[u8]) -> Option<Self> {
        let fits = most < HALF && 2 * start_of(most + 1) == bytes.len();
        let bounds = |pair: &[u8]| Bounds { least: pair[0] as i8, most: pair[1] as i8 };
        fits.then(|| Self { most, bounds: bytes.chunks_exact(2).map(bounds).collect() })
    }

    /// The table's bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.bounds.iter().flat_map(|bounds| [bounds.least as u8, bounds.most as u8]).collect()
    }

    /// Seeds in the houses up to which every position has bounds.
    pub(crate) fn most(&self) -> u8 {
        self.most
    }

    /// Its layers; a position is drawn, won or lost where that is sure.
    pub(crate) fn layers(&self) -> Vec<Layer> {
        let layer = |seeds: u8| {
            let mut worth = [0; 3];
            let mut positions = 0;
            for bounds in &self.bounds[start_of(seeds)..start_of(seeds + 1)] {
                // No position stands where nothing is claimed: some margin always is.
                positions += u64::from(*bounds != OPEN);
                match *bounds {
                    Bounds { most: ..=-1, .. } => worth[0] += 1,
                    Bounds { least: 0, most: 0 } => worth[1] += 1,
                    Bounds { least: 1.., .. } => worth[2] += 1,
                    Bounds { .. } => {}
                }
            }
            Layer { name: seeds.to_string(), positions, worth }
        };
        (1..=self.most).map(layer).collect()
    }

    /// The bounds of a position that is not over, just after a capture or at the beginning of a game.
    #[inline]
    pub(crate) fn bounds(&self, position: &Oware) -> Option<Bounds> {
        let seeds = position.seeds();
        let [own, other] = [seeds.own().store(), seeds.other().store()];
        let in_houses = SEEDS - own - other;
        if in_houses > self.most || own > HALF || other > HALF {
            return None;
        }
        let spread = INDEX.of(seeds.own(), seeds.other()) - first_spread(in_houses) as usize;
        let place = start_of(in_houses) + spread * stores(in_houses) + usize::from(HALF - other);
        self.bounds.get(place).copied()
    }
}

impl Bounds {
    const fn exactly(margin: i8) -> Self {
        Self { least: margin, most: margin }
    }

    /// The margin, if there is but one.
    pub(crate) fn exact(self) -> Option<i8> {
        (self.least == self.most).then_some(self.least)
    }

    /// The same from the other side.
    const fn turned(self) -> Self {
        Self { least: -self.most, most: -self.least }
    }
}

/// How many own stores there are beside so many seeds in the houses.
const fn stores(seeds: u8) -> usize {
    seeds as usize + 1
}

/// Spreads of just so many seeds.
const fn spreads(seeds: u8) -> usize {
    (INDEX.spreads(seeds) - first_spread(seeds)) as usize
}

const fn first_spread(seeds: u8) -> u64 {
    if seeds == 0 { 0 } else { INDEX.spreads(seeds - 1) }
}

/// Where the positions with just so many seeds in the houses begin.
fn start_of(seeds: u8) -> usize {
    STARTS[usize::from(seeds)]
}

static STARTS: [usize; HALF as usize + 1] = {
    let mut starts = [0; HALF as usize + 1];
    let mut seeds = 0;
    while seeds < HALF {
        starts[seeds as usize + 1] = starts[seeds as usize] + spreads(seeds) * stores(seeds);
        seeds += 1;
    }
    starts
};
