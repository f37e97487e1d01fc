use rules::Line;

use crate::clock::{Clock, Stop};
use crate::found::{DECISIVE, Found, INFINITE, Window};
use crate::judge::{Judge, Weighing};
use crate::knowledge::Knowledge;
use crate::lines::Lines;
use crate::order::{Experience, Lists};
use crate::pruning::{FULL_WIDTH_DEPTH, Pruning};
use crate::table::Memory;
use crate::trail::Trail;
use crate::tree::{MOST_DEPTH, MOST_PLIES, Tree};
use crate::turns::{Child, Effort, reduction};

/// The first iteration that expects a score near the last one's.
const FIRST_ASPIRING: u32 = 5;

/// How a search is to be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) depth: Option<u32>,
    pub(crate) weighing: Weighing,
    pub(crate) follows_captures: bool,
    pub(crate) knowledge: &'a Knowledge,
}

/// What the search of a line's current position found.
pub(crate) struct Answer<G: Judge> {
    /// The best turn and what is expected to follow.
    pub(crate) line: Vec<G::Turn>,
    pub(crate) found: Found,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

/// A search from a line's current position.
pub(crate) struct Root<'a, G: Judge> {
    tree: Tree<'a, G>,
    position: G,
    plan: Plan<'a>,
    /// The turns, the best so far first.
    turns: Vec<G::Turn>,
    /// Whether the game's history may break a proven win.
    is_worn: bool,
    /// Plies of the first iteration.
    first_depth: u32,
}

/// One iteration: the best turn, what it is worth, and whether all turns were tried.
#[derive(Clone, Copy)]
struct Iteration<T> {
    turn: T,
    found: Found,
    is_whole: bool,
}

impl<'a, G: Judge> Root<'a, G> {
    /// Prepares a search among `turns`, all legal turns of the line's current position, in the order in which
    /// they are to be tried.
    pub(crate) fn new(
        line: &Line<G>,
        turns: Vec<G::Turn>,
        plan: Plan<'a>,
        clock: Clock<'a>,
        memory: &'a Memory,
    ) -> Self {
        let trail = Trail::new(line);
        let is_worn = !G::MARGIN && G::HISTORY.repetitions.is_some() && trail.is_worn();
        let tree = Tree {
            clock,
            memory,
            trail,
            lists: Lists::new(),
            experience: Experience::new(MOST_PLIES + 1),
            lines: Lines::new(),
            weighing: plan.weighing,
            follows_captures: plan.follows_captures,
            knowledge: plan.knowledge,
            pruning: Pruning::of(G::ID),
            is_selective: plan.depth.is_none_or(|depth| depth > FULL_WIDTH_DEPTH),
        };
        let mut root = Self { tree, position: *line.position(), plan, turns, is_worn, first_depth: 1 };
        root.turns.sort_by_cached_key(|turn| -root.position.gain(*turn));
        root
    }

    /// Begins with a deeper iteration, so that helpers are not all busy with the same.
    pub(crate) fn beginning_at(self, depth: u32) -> Self {
        Self { first_depth: depth, ..self }
    }

    /// Searches one ply deeper at a time until a limit is reached or the result is proven. `None` where there
    /// are no turns.
    pub(crate) fn deepen(mut self) -> Result<Option<Answer<G>>, Stop> {
        let Some(&first) = self.turns.first() else {
            return Ok(None);
        };
        let mut answer = Answer { line: vec![first], found: self.untried(first), depth: 0, nodes: 0 };
        for depth in self.first_depth..=self.plan.depth.unwrap_or(MOST_DEPTH).clamp(1, MOST_DEPTH) {
            let Some(iteration) = self.aspire(depth, answer.found.score)? else { break };
            answer.line = self.expected(iteration.turn);
            answer.found = self.believed(iteration.found);
            answer.depth = depth;
            if !iteration.is_whole || is_settled(iteration.found, depth) {
                break;
            }
        }
        answer.nodes = self.tree.clock.nodes();
        Ok(Some(answer))
    }

    /// Searches every turn to a depth, first for a score near the one expected.
    fn aspire(&mut self, depth: u32, expected: i32) -> Result<Option<Iteration<G::Turn>>, Stop> {
        let mut window = Window::FULL;
        if depth >= FIRST_ASPIRING && expected.abs() < DECISIVE && self.tree.is_selective {
            let half = self.tree.pruning.aspiration;
            window = Window { alpha: expected - half, beta: expected + half };
        }
        let mut better = None;
        loop {
            let Some(iteration) = self.iterate(depth, window)? else { return Ok(better) };
            if iteration.found.score >= window.beta && iteration.is_whole {
                // Should time run out before it is known how much better it is, it is better all the same.
                better = Some(Iteration { is_whole: false, ..iteration });
                window.beta = INFINITE;
            } else if iteration.found.score > window.alpha {
                return Ok(Some(iteration));
            } else if iteration.is_whole {
                window.alpha = -INFINITE;
            } else {
                return Ok(None);
            }
        }
    }

    /// Searches every turn to a depth. Where a limit is reached on the way, what was found by then counts, for
    /// the turn that was best before is tried first; `None` if even that was not finished. Outside the window
    /// the score is a bound only, and at its upper end the turns left are not tried.
    fn iterate(&mut self, depth: u32, window: Window) -> Result<Option<Iteration<G::Turn>>, Stop> {
        let mut best: Option<Iteration<G::Turn>> = None;
        let mut at_most = true;
        for tried in 0..self.turns.len() {
            let turn = self.turns[tried];
            let score = best.as_ref().map_or(-INFINITE, |best| best.found.score);
            let narrowed = Window { alpha: window.alpha.max(score), ..window };
            let child = Child::new(&self.position, turn);
            let effort = self.effort(turn, depth, tried, narrowed);
            let found = match self.tree.try_turn(&child, effort, 1, narrowed) {
                Ok(found) => found,
                Err(Stop::Cancelled) => return Err(Stop::Cancelled),
                Err(Stop::Spent) => return Ok(best.map(|best| self.cut_short(best, tried))),
            };
            at_most &= found.at_most;
            if found.score > score {
                best = Some(Iteration { turn, found, is_whole: true });
            }
            if found.score > narrowed.alpha || tried == 0 {
                self.tree.lines.extend(0, turn);
                self.turns[..=tried].rotate_right(1);
            }
            if found.score >= window.beta {
                at_most &= tried + 1 == self.turns.len();
                break;
            }
        }
        Ok(best.map(|best| Iteration { found: Found { at_most, ..best.found }, ..best }))
    }

    fn effort(&self, turn: G::Turn, depth: u32, tried: usize, window: Window) -> Effort {
        let depth = depth as i32;
        let is_late = self.tree.has_late_turns(&self.position, depth)
            && window.alpha > -DECISIVE
            && self.position.gain(turn) == 0;
        let reduction = if is_late { reduction(depth, tried, window) } else { 0 };
        Effort { depth: depth - 1, reduction, is_first: tried == 0 }
    }

    /// What an iteration found that tried only the first turns. Where all of those lose, one that was not tried
    /// can only be better.
    fn cut_short(&self, best: Iteration<G::Turn>, tried: usize) -> Iteration<G::Turn> {
        let hope = if best.found.score <= -DECISIVE { &self.turns[tried..] } else { &[] };
        let untried =
            hope.iter().map(|turn| (*turn, self.untried(*turn))).max_by_key(|(_, found)| found.score);
        let (turn, found) = untried.unwrap_or((best.turn, Found { at_most: false, ..best.found }));
        Iteration { turn, found, is_whole: false }
    }

    /// What may be said of a turn that was not searched: an estimate, and never that anything is decided.
    fn untried(&self, turn: G::Turn) -> Found {
        let score = glance(&self.position, turn, self.plan.weighing).score;
        Found::guess(score.clamp(1 - DECISIVE, DECISIVE - 1))
    }

    /// The turn and what is expected to follow.
    fn expected(&self, turn: G::Turn) -> Vec<G::Turn> {
        let line = self.tree.lines.root();
        if line.first() == Some(&turn) { line.to_vec() } else { vec![turn] }
    }

    /// A decided score is only told where it is proven.
    fn believed(&self, found: Found) -> Found {
        if self.is_worn && found.score.abs() >= DECISIVE {
            Found::guess(found.score.clamp(1 - DECISIVE, DECISIVE - 1))
        } else {
            found
        }
    }

    /// What each turn is worth, searched to the plan's depth; fewer where a limit is reached.
    pub(crate) fn answer_each(mut self) -> Result<Vec<Answer<G>>, Stop> {
        let depth = self.plan.depth.unwrap_or(1).clamp(1, MOST_DEPTH);
        let mut answers = Vec::with_capacity(self.turns.len());
        for turn in std::mem::take(&mut self.turns) {
            let child = Child::new(&self.position, turn);
            match self.tree.try_turn(&child, Effort::whole(depth as i32 - 1), 1, Window::FULL) {
                Ok(found) => {
                    self.tree.lines.extend(0, turn);
                    let (line, found) = (self.expected(turn), self.believed(found));
                    answers.push(Answer { line, found, depth, nodes: 0 });
                }
                Err(Stop::Spent) => break,
                Err(Stop::Cancelled) => return Err(Stop::Cancelled),
            }
        }
        let nodes = self.tree.clock.nodes();
        for answer in &mut answers {
            answer.nodes = nodes;
        }
        Ok(answers)
    }
}

/// Whether deeper iterations can add nothing. A win remembered from another search may be far from the
/// quickest: only when the depth reaches its end is it surely made progress on.
fn is_settled(found: Found, depth: u32) -> bool {
    found.is_proven()
        && !found.is_only_held()
        && found.plies_to_end().is_none_or(|plies| plies <= depth as i32)
}

/// What a look at a turn alone says.
pub(crate) fn glance<G: Judge>(position: &G, turn: G::Turn, weighing: Weighing) -> Found {
    let child = Child::new(position, turn);
    let found = match child.position.ending() {
        Some(ending) => Found::certain(child.position.settled(ending, 1)),
        None => Found::guess(child.position.evaluate(weighing)),
    };
    if child.same_side { found } else { found.turned() }
}
