use rules::Side;

use crate::judge::Judge;
use crate::table::Entry;

/// How many turns are picked one by one before the rest are sorted: most positions are cut off early.
const PICKED_ONE_BY_ONE: usize = 6;

const REMEMBERED: i32 = i32::MAX;
const CAPTURES: i32 = 1 << 24;
const KILLERS: i32 = 1 << 22;
const MOST_HISTORY: i32 = 1 << 20;

/// A turn with the place it deserves among the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<T> {
    pub(crate) turn: T,
    /// In the order of generation.
    pub(crate) index: u16,
    rank: i32,
}

/// The turns of all positions on the current line, one list behind the other, so that the inner loop
/// allocates nothing.
pub(crate) struct Lists<G: Judge> {
    ranked: Vec<Ranked<G::Turn>>,
    generated: Vec<G::Turn>,
}

/// One position's turns in [`Lists`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct List {
    start: usize,
    end: usize,
}

impl List {
    pub(crate) fn len(self) -> usize {
        self.end - self.start
    }
}

impl<G: Judge> Lists<G> {
    pub(crate) fn new() -> Self {
        Self { ranked: Vec::with_capacity(4096), generated: Vec::with_capacity(256) }
    }

    /// Appends a position's turns, those that `rank` gives a place.
    pub(crate) fn open(&mut self, position: &G, mut rank: impl FnMut(u16, G::Turn) -> Option<i32>) -> List {
        self.generated.clear();
        position.turns(&mut self.generated);
        let start = self.ranked.len();
        for (index, &turn) in self.generated.iter().enumerate() {
            let index = u16::try_from(index).unwrap_or(Entry::NO_TURN);
            if let Some(rank) = rank(index, turn) {
                self.ranked.push(Ranked { turn, index, rank });
            }
        }
        List { start, end: self.ranked.len() }
    }

    /// How many turns the last opened position has, ranked or not.
    pub(crate) fn generated(&self) -> usize {
        self.generated.len()
    }

    /// The turn to try after `tried` others.
    pub(crate) fn pick(&mut self, list: List, tried: usize) -> Ranked<G::Turn> {
        let left = &mut self.ranked[list.start + tried..list.end];
        if tried == PICKED_ONE_BY_ONE {
            left.sort_unstable_by_key(|ranked| std::cmp::Reverse((ranked.rank, ranked.index)));
        } else if tried < PICKED_ONE_BY_ONE {
            let mut best = 0;
            for at in 1..left.len() {
                if left[at].rank > left[best].rank {
                    best = at;
                }
            }
            left.swap(0, best);
        }
        left[0]
    }

    /// Drops the list and all after it.
    pub(crate) fn close(&mut self, list: List) {
        self.ranked.truncate(list.start);
    }
}

/// What past cut-offs teach about the order of turns: killers by ply, and a history of like turns
/// (<https://www.chessprogramming.org/Killer_Heuristic>, <https://www.chessprogramming.org/History_Heuristic>).
pub(crate) struct Experience<G: Judge> {
    killers: Vec<[Option<G::Turn>; 2]>,
    history: [Vec<i32>; 2],
}

impl<G: Judge> Experience<G> {
    pub(crate) fn new(plies: usize) -> Self {
        Self { killers: vec![[None; 2]; plies], history: [vec![0; G::SLOTS], vec![0; G::SLOTS]] }
    }

    /// The place of a turn `ply` plies from the root: the remembered best, then captures by gain, then killers,
    /// then by history.
    #[inline]
    pub(crate) fn rank(&self, position: &G, turn: G::Turn, ply: usize, is_remembered: bool) -> i32 {
        if is_remembered {
            return REMEMBERED;
        }
        let gain = position.gain(turn);
        if gain > 0 {
            return CAPTURES + gain;
        }
        let history = self.history[position.side().index()][G::slot(turn)];
        match self.killers[ply].iter().position(|killer| *killer == Some(turn)) {
            Some(0) => KILLERS + 1,
            Some(_) => KILLERS,
            None => history,
        }
    }

    /// A quiet turn was good enough to cut off the others.
    pub(crate) fn learn(&mut self, side: Side, turn: G::Turn, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(turn) {
            killers[1] = killers[0].replace(turn);
        }
        let history = &mut self.history[side.index()];
        let record = &mut history[G::slot(turn)];
        *record += depth * depth;
        if *record > MOST_HISTORY {
            for record in history {
                *record /= 2;
            }
        }
    }
}
