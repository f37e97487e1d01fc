use crate::clock::Stop;
use crate::found::{DECISIVE, Found, INFINITE, Window};
use crate::judge::Judge;
use crate::left_out::LeftOut;
use crate::pruning::Pruning;
use crate::tree::Tree;

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
pub(crate) struct Best<G: Judge> {
    pub(crate) score: i32,
    /// Whether the best turn's claim "at least" is proven.
    pub(crate) at_least: bool,
    /// Whether of every turn so far the claim "at most" is proven.
    pub(crate) at_most: bool,
    pub(crate) turn: Option<(G::Turn, u16)>,
}

/// How closely a turn is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Plies to search below the turn.
    pub(crate) depth: i32,
    /// How many fewer of them may do.
    pub(crate) reduction: i32,
    /// Whether it is expected to be the best.
    pub(crate) is_first: bool,
}

impl Effort {
    /// To this depth, whatever comes of it.
    pub(crate) const fn whole(depth: i32) -> Self {
        Self { depth, reduction: 0, is_first: true }
    }
}

impl<G: Judge> Tree<'_, G> {
    /// Tries the turns in the order they deserve.
    pub(crate) fn try_turns(
        &mut self,
        position: &G,
        depth: i32,
        ply: usize,
        window: Window,
        remembered: Option<u16>,
        left_out: LeftOut,
    ) -> Result<Best<G>, Stop> {
        let experience = &self.experience;
        let list = self.lists.open(position, |index, turn| {
            Some(experience.rank(position, turn, ply, remembered == Some(index)))
        });
        self.clock.count_work(list.len())?;
        let has_late = self.has_late_turns(position, depth);
        let mut best = Best { score: -INFINITE, at_least: false, at_most: true, turn: None };
        let mut alpha = window.alpha;
        for tried in 0..list.len() {
            let ranked = self.lists.pick(list, tried);
            // Where all turns so far lose, each deserves a look.
            let is_saved = best.score > -DECISIVE;
            if is_saved && left_out.begin_with(&ranked, tried) {
                best.at_most = false;
                break;
            }
            let child = Child::new(position, ranked.turn);
            let window = Window { alpha, beta: window.beta };
            let is_late = has_late && is_saved && ranked.is_plain();
            let reduction = if is_late { reduction(depth, tried, window) } else { 0 };
            let effort = Effort { depth: depth - 1, reduction, is_first: tried == 0 };
            let found = self.try_turn(&child, effort, ply + 1, window)?;
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

    /// Whether some quiet turns of the position may be searched less deeply.
    pub(crate) fn has_late_turns(&self, position: &G, depth: i32) -> bool {
        self.is_selective && self.pruning.has_late_turns(depth, position.score())
    }

    /// The value of one turn, seen by the side that makes it. After the first, a turn is only asked whether it
    /// is better, at first perhaps less deeply, and searched again if it is.
    pub(crate) fn try_turn(
        &mut self,
        child: &Child<G>,
        effort: Effort,
        ply: usize,
        window: Window,
    ) -> Result<Found, Stop> {
        self.trail.enter(child.position.key(), child.reversible);
        if effort.depth > effort.reduction {
            self.memory.fetch(self.memory_key(effort.depth));
        }
        let found = self.ask_in_steps(child, effort, ply, window)?;
        self.trail.leave();
        Ok(doubt_by_history(found, child, ply))
    }

    fn ask_in_steps(
        &mut self,
        child: &Child<G>,
        effort: Effort,
        ply: usize,
        window: Window,
    ) -> Result<Found, Stop> {
        let Effort { depth, reduction, is_first } = effort;
        if reduction > 0 {
            let found = self.descend(child, depth - reduction, ply, Window::above(window.alpha))?;
            if found.score <= window.alpha || (found.at_least && found.score >= window.beta) {
                return Ok(found);
            }
        }
        if !is_first && window.is_open() {
            let found = self.descend(child, depth, ply, Window::above(window.alpha))?;
            if found.score <= window.alpha || found.score >= window.beta {
                return Ok(found);
            }
        }
        self.descend(child, depth, ply, window)
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

/// Plies that a late turn is searched less.
pub(crate) fn reduction(depth: i32, tried: usize, window: Window) -> i32 {
    (Pruning::reduction(depth, tried) - i32::from(window.is_open())).clamp(0, (depth - 2).max(0))
}

/// Keeps a proven claim only if it holds whatever was played before.
///
/// After a reversible turn the position may have stood before, or be the last quiet one, and the game may be over
/// with it; a claim must hold for what that is worth too. It then holds for every history, so that it may be
/// remembered without one.
///
/// Wins need no such check. Taking no more plies than the quiet count leaves (see `Tree::answer`), the
/// quickest one meets no position twice, so only what was played before the root could break it, and the root
/// looks at that.
pub(crate) fn doubt_by_history<G: Judge>(mut found: Found, child: &Child<G>, ply: usize) -> Found {
    if (G::MARGIN || found.score.abs() < DECISIVE)
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
