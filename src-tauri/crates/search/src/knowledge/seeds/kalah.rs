//! What every ending of Kalah is worth.

use std::ops::ControlFlow;

use rules::Game as _;
use rules::kalah::Kalah;
use rules::sow::{SEEDS, SowingRules as _};

use super::{Index, KalahBook};
use crate::knowledge::{Layer, Progress};

static INDEX: Index = Index::new();

/// Positions solved between two looks at whether anybody still wants the table.
const BETWEEN_LOOKS: usize = 1 << 14;

/// Made by `arena solve kalah`: with its defaults but 18 stones, then on with `--all-plies 0 --stones 23` and, one after
/// the other, `--plies 9 --easy 0`, `--plies 10 --easy 100000` and `--plies 12 --easy 300000`.
static BOOK: &[u8] = include_bytes!("../books/kalah.book");

/// Not solved yet.
const OPEN: i8 = i8::MIN;

/// The margin by which the side to move will do better than the other from here on, the final sweep included, for
/// every spread of so few stones over the houses.
#[derive(Clone, Debug)]
pub(crate) struct Endings {
    most: u8,
    margins: Vec<i8>,
    book: KalahBook,
}

impl Endings {
    /// Solves all positions with at most so many stones in the houses. A turn brings stones into a store or moves
    /// them on towards it, so nothing ever comes back.
    ///
    /// # Errors
    /// What `look` breaks off with; it is asked now and then.
    pub(crate) fn solve(
        most: u8,
        look: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> ControlFlow<(), Self> {
        let most = most.min(SEEDS - 1);
        let all = INDEX.spreads(most) as usize;
        let mut endings = Self { most, margins: vec![OPEN; all], book: KalahBook::read(BOOK) };
        for number in 0..all {
            if number % BETWEEN_LOOKS == 0 {
                look(Progress { done: number as u64, all: all as u64 })?;
            }
            if endings.margins[number] == OPEN
                && let Ok(position) = INDEX.spread(number).and_then(Kalah::from_seeds)
            {
                endings.settle(number, &position);
            }
        }
        ControlFlow::Continue(endings)
    }

    /// Takes the bytes of a table in, if they are as many as it has.
    pub(crate) fn from_bytes(most: u8, bytes: &[u8]) -> Option<Self> {
        let fits = most < SEEDS && INDEX.spreads(most) == bytes.len() as u64;
        fits.then(|| Self {
            most,
            margins: bytes.iter().map(|byte| *byte as i8).collect(),
            book: KalahBook::read(BOOK),
        })
    }

    /// The openings known.
    pub(crate) fn book(&self) -> &KalahBook {
        &self.book
    }

    /// The table's bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.margins.iter().map(|margin| *margin as u8).collect()
    }

    /// Stones in the houses up to which every position is known.
    pub(crate) fn most(&self) -> u8 {
        self.most
    }

    pub(crate) fn layers(&self) -> Vec<Layer> {
        let layer = |stones: u8| {
            let start = stones.checked_sub(1).map_or(0, |fewer| INDEX.spreads(fewer));
            let mut worth = [0; 3];
            for margin in &self.margins[start as usize..INDEX.spreads(stones) as usize] {
                worth[(margin.signum() + 1) as usize] += 1;
            }
            Layer { name: stones.to_string(), positions: INDEX.spreads(stones) - start, worth }
        };
        (0..=self.most).map(layer).collect()
    }

    /// The margin that is still to come.
    #[inline]
    pub(crate) fn margin(&self, position: &Kalah) -> Option<i8> {
        let seeds = position.seeds();
        let in_houses = SEEDS - seeds.own().store() - seeds.other().store();
        if in_houses > self.most {
            return None;
        }
        self.margins.get(INDEX.of(seeds.own(), seeds.other())).copied()
    }

    fn settle(&mut self, number: usize, position: &Kalah) -> i8 {
        let known = self.margins[number];
        if known != OPEN {
            return known;
        }
        let stores = |position: &Kalah| {
            let [south, north] = position.score().map(|seeds| seeds as i8);
            if position.side() == rules::Side::South { south - north } else { north - south }
        };
        let before = stores(position);
        let margin = if let Some(ending) = position.ending() {
            stores(&position.swept(ending.reason)) - before
        } else {
            let best = position.open_houses().iter().map(|house| {
                let after = position.sow(house);
                let to_come = self.settle(INDEX.of(after.seeds().own(), after.seeds().other()), &after);
                let margin = stores(&after) + to_come;
                if after.side() == position.side() { margin - before } else { -margin - before }
            });
            best.max().unwrap_or_default()
        };
        self.margins[number] = margin;
        margin
    }
}
