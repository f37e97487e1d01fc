use rules::Side;

use crate::entry::Entry;
use crate::judge::Judge;

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

impl<T> Ranked<T> {
    /// Whether nothing but history speaks for it.
    pub(crate) fn is_plain(&self) -> bool {
        self.rank < KILLERS
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Game as _;
    use rules::sholo_guti::SholoGuti;

    #[test]
    fn turns_come_best_first_and_each_of_them_once() {
        let position = SholoGuti::start(Side::South);
        let mut lists = Lists::<SholoGuti>::new();
        let list = lists.open(&position, |index, _| Some(i32::from(index * 7 % 5)));
        assert!(list.len() > PICKED_ONE_BY_ONE);
        let picked: Vec<Ranked<_>> = (0..list.len()).map(|tried| lists.pick(list, tried)).collect();
        assert!(picked.is_sorted_by_key(|ranked| -ranked.rank));
        let mut indices: Vec<u16> = picked.iter().map(|ranked| ranked.index).collect();
        indices.sort_unstable();
        assert_eq!(indices, (0..list.len() as u16).collect::<Vec<_>>());
    }

    #[test]
    fn a_list_is_as_it_was_when_the_next_one_is_closed() {
        let position = SholoGuti::start(Side::South);
        let mut lists = Lists::<SholoGuti>::new();
        let upper = lists.open(&position, |index, _| Some(i32::from(index)));
        let best = lists.pick(upper, 0).index;
        let lower = lists.open(&position, |_, _| Some(0));
        lists.close(lower);
        assert_eq!(lists.pick(upper, 0).index, best);
    }

    #[test]
    fn the_remembered_turn_comes_before_captures_killers_and_the_rest() {
        let (position, _) = SholoGuti::parse("S:S14,1:N19,37:0").unwrap_or_else(|error| panic!("{error}"));
        let mut turns = Vec::new();
        position.turns(&mut turns);
        let (captures, quiet): (Vec<_>, Vec<_>) = turns.into_iter().partition(|turn| turn.taken != 0);
        let mut experience = Experience::<SholoGuti>::new(2);
        let rank = |experience: &Experience<_>, turn| experience.rank(&position, turn, 0, false);
        assert_eq!(rank(&experience, quiet[0]), rank(&experience, quiet[1]));
        experience.learn(Side::South, quiet[0], 1, 3);
        assert!(rank(&experience, quiet[0]) > rank(&experience, quiet[1]), "history counts at every ply");
        experience.learn(Side::South, quiet[1], 0, 1);
        assert!(rank(&experience, quiet[1]) > rank(&experience, quiet[0]), "a killer at its own");
        assert!(rank(&experience, captures[0]) > rank(&experience, quiet[1]));
        assert!(experience.rank(&position, quiet[2], 0, true) > rank(&experience, captures[0]));
    }

    #[test]
    fn history_stays_below_killers_however_long_it_is() {
        let position = SholoGuti::start(Side::South);
        let mut turns = Vec::new();
        position.turns(&mut turns);
        let mut experience = Experience::<SholoGuti>::new(2);
        (0..10_000).for_each(|_| experience.learn(Side::South, turns[0], 1, 99));
        experience.learn(Side::South, turns[1], 0, 1);
        assert!(
            experience.rank(&position, turns[1], 0, false) > experience.rank(&position, turns[0], 0, false)
        );
    }
}
