use crate::clock::{Clock, Stop};
use crate::entry::{Bound, Entry};
use crate::found::{DECISIVE, Found, Window};
use crate::judge::{Judge, Weighing};
use crate::knowledge::{Asked, Knowledge};
use crate::lines::Lines;
use crate::order::{Experience, Lists};
use crate::pruning::Pruning;
use crate::table::Memory;
use crate::trail::Trail;
use crate::turns::Best;

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
    pub(crate) memory: &'a Memory,
    pub(crate) trail: Trail,
    pub(crate) lists: Lists<G>,
    pub(crate) experience: Experience<G>,
    /// The best line found below each ply.
    pub(crate) lines: Lines<G>,
    pub(crate) weighing: Weighing,
    /// Whether captures are followed beyond the depth.
    pub(crate) follows_captures: bool,
    pub(crate) knowledge: &'a Knowledge,
    pub(crate) pruning: &'static Pruning,
    /// Whether turns and positions without promise may be looked at less closely.
    pub(crate) is_selective: bool,
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
        let asked = Asked { quiet: self.trail.quiet(), ply, depth, window };
        if let Some(known) = position.known(self.knowledge, asked)
            && (depth <= 0 || known.answers(window))
        {
            return Ok(known);
        }
        if depth <= 0 {
            return self.follow_captures(position, ply, window);
        }
        // Weighed before it is known to be wanted, while what is remembered is still on its way from memory.
        let estimate = self.estimate_near(position, depth, window);
        let key = self.memory_key(depth);
        let remembered = self.memory.recall(key);
        if let Some(entry) = remembered
            && let Some(found) = self.answer(&entry, depth, ply, window)
        {
            return Ok(found);
        }
        if let Some(found) = estimate.and_then(|estimate| self.far_above(estimate, depth, window)) {
            return Ok(found);
        }
        let left_out = self.left_out(estimate, depth, window);
        let remembered = remembered.map(|entry| entry.turn);
        let best = self.try_turns(position, depth, ply, window, remembered, left_out)?;
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

    /// What is estimated near the depth where it is only asked whether the value is more than `window.alpha`, and no
    /// capture is open that would have to be made.
    fn estimate_near(&self, position: &G, depth: i32, window: Window) -> Option<i32> {
        let is_asked = self.is_selective && !window.is_open() && Pruning::is_near(depth);
        (is_asked && (G::MARGIN || !position.can_gain())).then(|| self.estimate(position))
    }

    /// What is believed where the estimate lies far above what is asked. An estimate never tells who has won.
    fn far_above(&self, estimate: i32, depth: i32, window: Window) -> Option<Found> {
        let score = self.pruning.discounted(estimate, depth);
        (window.beta.abs() < DECISIVE && score >= window.beta).then(|| Found::guess(score))
    }

    /// The key a position is remembered by. Where the count of quiet plies may run out within the depth, the
    /// same board has another value at another count.
    pub(crate) fn memory_key(&self, depth: i32) -> u64 {
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
}
