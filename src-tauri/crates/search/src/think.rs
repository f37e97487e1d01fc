use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rules::{AnyGame, Line, with_line};

use crate::clock::{Clock, Stop};
use crate::crew::with_helpers;
use crate::judge::{Judge, Weighing};
use crate::levels::{LevelData, level_budget};
use crate::manner;
use crate::narrow::{known_line, narrow};
use crate::random;
use crate::root::{Answer, Plan, Root};
use crate::table::Memory;
use crate::{Knowledge, Limits, Request, ThinkError, Thought};

/// Chooses a turn for the side to move.
///
/// There is a turn whenever the game is not over, however tight the limits. A search limited by nodes or depth
/// alone gives the same answer whenever it is asked the same: it starts with an empty memory. One that runs
/// against a deadline, at full strength or on a level that has one, goes on from what `memory` holds.
///
/// # Errors
/// [`ThinkError::GameOver`] where the game is over, [`ThinkError::Cancelled`] where the request was cancelled
/// before an answer was found.
pub fn think(line: &AnyGame, request: &Request<'_>, memory: &mut Memory) -> Result<Thought, ThinkError> {
    with_line!(line, line => think_in(line, request, memory))
}

fn think_in<G: Judge>(
    line: &Line<G>,
    request: &Request<'_>,
    memory: &mut Memory,
) -> Result<Thought, ThinkError> {
    if line.outcome().is_some() {
        return Err(ThinkError::GameOver);
    }
    let level = request.level.map(|level| level_budget(G::ID, level));
    let limits = level.map_or(request.limits, |level| capped(level, request.limits));
    let is_timed = level.map_or(limits.deadline.is_some(), |level| level.time.is_some());
    memory.begin(!is_timed);
    let mut clock = Clock::new(request.cancel, limits.nodes, limits.deadline);
    if clock.look() == Err(Stop::Cancelled) {
        return Err(ThinkError::Cancelled);
    }
    let position = line.position();
    let mut turns = Vec::new();
    position.turns(&mut turns);
    let mut plan = Plan {
        depth: limits.depth,
        weighing: level.map_or(Weighing::Learned, |level| level.weighing),
        follows_captures: level.is_none_or(|level| level.follows_captures),
        knowledge: if level.is_none_or(|level| level.uses_knowledge) {
            request.knowledge
        } else {
            &Knowledge::NONE
        },
    };
    let mut spent = 0;
    let mut drawn = None;
    if let Some(narrowed) = narrow(line, &turns, plan.knowledge) {
        turns = narrowed.turns;
        if G::MARGIN {
            let line = turns.first().map(|first| known_line(position, *first, plan.knowledge));
            let answer = line.map(|line| Answer { line, found: narrowed.found, depth: 1, nodes: 0 });
            return answer.map(|answer| written(position, &answer)).ok_or(ThinkError::GameOver);
        }
        if narrowed.found.score == 0 {
            // Tables see no difference between these turns, but an opponent who does not know them may err.
            drawn = Some(narrowed.found);
            plan.knowledge = &Knowledge::NONE;
            let nodes = limits.nodes.map_or(AMONG_DRAWN, |nodes| nodes.min(AMONG_DRAWN));
            clock = Clock::new(request.cancel, Some(nodes), limits.deadline);
        }
    } else if limits.depth.is_none() && turns.len() > 1 {
        let part = mostly(&limits);
        let mut clock_of_part = Clock::new(request.cancel, part.nodes, part.deadline);
        let played_out = position.play_out(plan.knowledge, &mut clock_of_part, memory);
        spent = clock_of_part.nodes();
        if let Some((line, found)) = played_out.map_err(|_| ThinkError::Cancelled)? {
            let answer = Answer { depth: line.len() as u32, line, found, nodes: spent };
            return Ok(written(position, &answer));
        }
        let left = limits.nodes.map(|most| most.saturating_sub(spent));
        clock = Clock::new(request.cancel, left, limits.deadline);
    }
    let memory = &*memory;
    let may_help = is_timed && limits.nodes.is_none() && turns.len() > 1;
    let helpers = if may_help { request.threads.saturating_sub(1) } else { 0 };
    let help = |helper: usize, done: &AtomicBool| {
        let clock = Clock::new(done, None, limits.deadline);
        // What it finds is in the memory.
        let _ =
            Root::new(line, turns.clone(), plan, clock, memory).beginning_at(1 + helper as u32 % 2).deepen();
    };
    let answer = with_helpers(helpers, help, || match level {
        Some(level) => {
            let mut chance = random::at_ply(request.seed, line.ply());
            manner::choose(line, turns.clone(), level, plan, &mut chance, clock, memory)
        }
        None => Root::new(line, turns.clone(), plan, clock, memory).deepen(),
    });
    match answer {
        Ok(Some(mut answer)) => {
            answer.nodes += spent;
            answer.found = drawn.unwrap_or(answer.found);
            Ok(written(position, &answer))
        }
        // A game that is not over has a turn, and only cancelling leaves a search without an answer.
        Ok(None) => Err(ThinkError::GameOver),
        Err(_) => Err(ThinkError::Cancelled),
    }
}

/// Positions searched to tell drawn turns apart.
const AMONG_DRAWN: u64 = 200_000;

/// Two thirds of what the limits allow: what is given to playing the game out.
fn mostly(limits: &Limits) -> Limits {
    let now = Instant::now();
    let part = |deadline: Instant| now + deadline.saturating_duration_since(now) * 2 / 3;
    Limits { nodes: limits.nodes.map(|nodes| nodes / 3 * 2), deadline: limits.deadline.map(part), ..*limits }
}

/// A level's own budget, capped by the request's limits.
fn capped(level: &LevelData, limits: Limits) -> Limits {
    fn tighter<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
        one.into_iter().chain(other).min()
    }
    Limits {
        depth: tighter(level.depth, limits.depth),
        nodes: tighter(level.nodes, limits.nodes),
        deadline: tighter(level.time.map(|time| Instant::now() + time), limits.deadline),
    }
}

/// The answer as text and in reported points.
fn written<G: Judge>(position: &G, answer: &Answer<G>) -> Thought {
    let mut pv = Vec::with_capacity(answer.line.len());
    let mut at = *position;
    for &turn in &answer.line {
        pv.push(at.write_turn(&at.path_of(turn)));
        at = at.play_unchecked(turn);
    }
    let path = answer.line.first().map(|turn| position.path_of(*turn)).unwrap_or_default();
    Thought {
        turn: position.write_turn(&path),
        path,
        score: reported(answer.found.score, G::UNIT),
        proven: answer.found.is_proven(),
        depth: answer.depth,
        nodes: answer.nodes,
        pv,
    }
}

/// Internal points as reported ones, rounded to the nearest.
fn reported(score: i32, unit: i32) -> i32 {
    (score + score.signum() * (unit / 2)) / unit
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use rules::GameId;
    use std::time::Duration;

    #[test]
    fn points_are_rounded_to_the_nearest_on_both_sides_of_nothing() {
        let reports = [-150, -149, -51, -49, 0, 49, 50, 4800].map(|score| reported(score, 100));
        assert_eq!(reports, [-2, -1, -1, 0, 0, 0, 1, 48]);
        assert_eq!(reported(-19_995, 1), -19_995);
    }

    #[test]
    fn limits_only_cap_a_levels_budget() {
        let hard = level_budget(GameId::Oware, Level::Hard);
        let generous = Limits { depth: Some(50), nodes: Some(u64::MAX), deadline: None };
        assert_eq!(capped(hard, generous), Limits { depth: hard.depth, nodes: hard.nodes, deadline: None });
        let tight = Limits { depth: Some(2), nodes: Some(10), deadline: Some(Instant::now()) };
        assert_eq!(capped(hard, tight), tight);
    }

    #[test]
    fn insane_takes_its_time_where_the_caller_gives_more() {
        let insane = level_budget(GameId::Oware, Level::Insane);
        let later = Instant::now() + Duration::from_secs(3600);
        let capped = capped(insane, Limits { deadline: Some(later), ..Limits::default() });
        assert!(capped.deadline.is_some_and(|deadline| deadline < later));
    }
}
