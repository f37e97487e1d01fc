use rules::Game;

use crate::clock::{Clock, Stop};
use crate::found::{Found, INFINITE, Window};
use crate::judge::{Judge, Weighing};
use crate::order::{Experience, Lists};
use crate::table::{Bound, Entry, Memory};
use crate::trail::Trail;

/// Plies of the deepest iteration.
pub(crate) const MOST_DEPTH: u32 = 99;

/// Plies from the root that captures beyond the depth may lead to.
pub(crate) const MOST_PLIES: usize = 192;

/// One search: an alpha-beta over a game's turns with everything it carries along.
///
/// <https://www.chessprogramming.org/Alpha-Beta>,
/// <https://www.chessprogramming.org/Principal_Variation_Search>.
pub(crate) struct Tree<'a, G: Judge> {
    pub(crate) clock: Clock<'a>,
    pub(crate) memory: &'a mut Memory,
    pub(crate) trail: Trail,
    pub(crate) lists: Lists<G>,
    pub(crate) experience: Experience<G>,
    /// The best line found below each ply.
    pub(crate) lines: Lines<G>,
    pub(crate) weighing: Weighing,
    /// Whether captures are followed beyond the depth.
    pub(crate) follows_captures: bool,
}

/// A position one turn on.
#[derive(Clone, Copy)]
pub(crate) struct Child<G> {
    pub(crate) position: G,
    /// Kalah's extra turns: the score keeps its sign.
    pub(crate) same_side: bool,
    pub(crate) reversible: bool,
}

impl<G: Judge> Child<G> {
    #[inline]
    pub(crate) fn new(parent: &G, turn: G::Turn) -> Self {
        let position = parent.play_unchecked(turn);
        let same_side = position.side() == parent.side();
        Self { position, same_side, reversible: !parent.is_irreversible(turn) }
    }
}

/// The best turn so far among those of one position.
struct Best<G: Judge> {
    score: i32,
    /// Whether the best turn's claim "at least" is proven.
    at_least: bool,
    /// Whether of every turn so far the claim "at most" is proven.
    at_most: bool,
    turn: Option<(G::Turn, u16)>,
}

impl<G: Judge> Tree<'_, G> {
    /// The value of the position the trail stands on, `ply` plies from the root, searched `depth` plies deep.
    /// Outside the window the score is a bound only.
    pub(crate) fn search(
        &mut self,
        position: &G,
        depth: i32,
        ply: usize,
        window: Window,
    ) -> Result<Found, Stop> {
        self.clock.count_node()?;
        self.lines.clear(ply);
        if let Some(over) = self.over(position, ply, window) {
            return Ok(over);
        }
        if depth <= 0 {
            return self.follow_captures(position, ply, window);
        }
        let key = self.memory_key(depth);
        let remembered = self.memory.recall(key);
        if let Some(entry) = remembered
            && let Some(found) = self.answer(&entry, depth, ply, window)
        {
            return Ok(found);
        }
        let best = self.try_turns(position, depth, ply, window, remembered.map(|entry| entry.turn))?;
        let found = Found { score: best.score, at_least: best.at_least, at_most: best.at_most };
        self.memory.keep(key, Self::entry(found, &best, depth, ply, window));
        Ok(found)
    }

    /// The value where the game is over, or where nothing that can still happen matters to the window.
    pub(crate) fn over(&self, position: &G, ply: usize, window: Window) -> Option<Found> {
        if let Some(ending) = position.ending() {
            return Some(Found::certain(position.settled(ending, ply)));
        }
        if let Some(reason) = self.trail.ending::<G>() {
            return Some(Found::guess(position.broken_off(position.ending_by_history(reason), ply)));
        }
        let (least, most) = position.bounds();
        if least >= window.beta {
            return Some(Found { score: least, at_least: true, at_most: false });
        }
        if most <= window.alpha {
            return Some(Found { score: most, at_least: false, at_most: true });
        }
        (ply + 1 >= MOST_PLIES).then(|| Found::guess(self.estimate(position)))
    }

    /// The key a position is remembered by. Where the count of quiet plies may run out within the depth, the
    /// same board has another value at another count.
    fn memory_key(&self, depth: i32) -> u64 {
        // Sowing games share their packing of seeds.
        let key = self.trail.key() ^ (G::ID as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let quiet = self.trail.quiet();
        match G::HISTORY.quiet {
            Some((limit, _)) if i32::from(quiet) + depth >= i32::from(limit) => {
                key ^ (u64::from(quiet) + 1).wrapping_mul(0xd6e8_feb8_6659_fd93)
            }
            _ => key,
        }
    }

    /// What a remembered entry answers, if that suffices.
    fn answer(&self, entry: &Entry, depth: i32, ply: usize, window: Window) -> Option<Found> {
        let found = entry.found_at(ply);
        if let (Some(plies), Some((limit, _))) = (entry.found.plies_to_end(), G::HISTORY.quiet)
            && i32::from(self.trail.quiet()) + plies > i32::from(limit)
        {
            // The win may lie beyond the last quiet ply.
            return None;
        }
        if found.at_least && found.at_most {
            return Some(found);
        }
        let deep_enough = i32::from(entry.depth) >= depth && !window.is_open();
        let is_lower = found.at_least || (deep_enough && entry.bound != Bound::Upper);
        let is_upper = found.at_most || (deep_enough && entry.bound != Bound::Lower);
        let answers = (is_lower && found.score >= window.beta) || (is_upper && found.score <= window.alpha);
        (answers || (is_lower && is_upper)).then_some(found)
    }

    fn entry(found: Found, best: &Best<G>, depth: i32, ply: usize, window: Window) -> Entry {
        let bound = if found.score >= window.beta {
            Bound::Lower
        } else if found.score <= window.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let turn = best.turn.map_or(Entry::NO_TURN, |(_, index)| index);
        Entry { found: Entry::kept_at(found, ply), bound, depth: depth as u8, turn }
    }

    /// Tries the turns in the order they deserve.
    fn try_turns(
        &mut self,
        position: &G,
        depth: i32,
        ply: usize,
        window: Window,
        remembered: Option<u16>,
    ) -> Result<Best<G>, Stop> {
        let experience = &self.experience;
        let list = self.lists.open(position, |index, turn| {
            Some(experience.rank(position, turn, ply, remembered == Some(index)))
        });
        self.clock.count_work(list.len())?;
        let mut best = Best { score: -INFINITE, at_least: false, at_most: true, turn: None };
        let mut alpha = window.alpha;
        for tried in 0..list.len() {
            let ranked = self.lists.pick(list, tried);
            let child = Child::new(position, ranked.turn);
            let window = Window { alpha, beta: window.beta };
            let found = self.try_turn(&child, depth - 1, ply + 1, window, tried == 0)?;
            best.at_most &= found.at_most;
            if found.score > best.score {
                best.score = found.score;
                best.at_least = found.at_least;
                best.turn = Some((ranked.turn, ranked.index));
                if found.score > alpha {
                    alpha = found.score;
                    if window.is_open() {
                        self.lines.extend(ply, ranked.turn);
                    }
                }
                if found.score >= window.beta {
                    best.at_most &= tried + 1 == list.len();
                    if position.gain(ranked.turn) == 0 {
                        self.experience.learn(position.side(), ranked.turn, ply, depth);
                    }
                    break;
                }
            }
        }
        self.lists.close(list);
        Ok(best)
    }

    /// The value of one turn, seen by the side that makes it. After the first, a turn is only asked whether it
    /// is better, and searched again if it is.
    pub(crate) fn try_turn(
        &mut self,
        child: &Child<G>,
        depth: i32,
        ply: usize,
        window: Window,
        is_first: bool,
    ) -> Result<Found, Stop> {
        self.trail.enter(child.position.key(), child.reversible);
        let mut found = None;
        if !is_first && window.is_open() {
            let asked = self.descend(child, depth, ply, Window::above(window.alpha))?;
            if asked.score <= window.alpha || asked.score >= window.beta {
                found = Some(asked);
            }
        }
        let found = match found {
            Some(found) => found,
            None => self.descend(child, depth, ply, window)?,
        };
        self.trail.leave();
        Ok(doubt_by_history(found, child, ply))
    }

    /// Scores change sides only where the turn does.
    fn descend(&mut self, child: &Child<G>, depth: i32, ply: usize, window: Window) -> Result<Found, Stop> {
        if child.same_side {
            self.search(&child.position, depth, ply, window)
        } else {
            Ok(self.search(&child.position, depth, ply, window.turned())?.turned())
        }
    }
}

/// Keeps a proven claim only if it holds whatever was played before.
///
/// After a reversible turn the position may have stood before, or be the last quiet one, and the game may be over
/// with it; where values are margins, a claim must hold for that margin too. It then holds for every history,
/// so that it may be remembered without one.
///
/// Wins need no such check. Taking no more plies than the quiet count leaves (see `Tree::answer`), the
/// quickest one meets no position twice, so only what was played before the root could break it, and the root
/// looks at that.
pub(crate) fn doubt_by_history<G: Judge>(mut found: Found, child: &Child<G>, ply: usize) -> Found {
    if G::MARGIN
        && child.reversible
        && (found.at_least || found.at_most)
        && let Some((_, reason)) = G::HISTORY.quiet
    {
        let ending = child.position.ending_by_history(reason);
        let score = child.position.broken_off(ending, ply);
        let score = if child.same_side { score } else { -score };
        found.at_least &= score >= found.score;
        found.at_most &= score <= found.score;
    }
    found
}

/// The best line below each ply, so far.
pub(crate) struct Lines<G: Game> {
    lines: Vec<Vec<G::Turn>>,
}

impl<G: Game> Lines<G> {
    pub(crate) fn new() -> Self {
        Self { lines: vec![Vec::new(); MOST_PLIES + 1] }
    }

    fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// The line of a ply becomes this turn and the line of the next ply.
    pub(crate) fn extend(&mut self, ply: usize, turn: G::Turn) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(turn);
        if let Some(rest) = lower.first() {
            line.extend_from_slice(rest);
        }
    }

    /// The line from the root.
    pub(crate) fn root(&self) -> &[G::Turn] {
        &self.lines[0]
    }
}
