use std::time::Instant;

use rules::{AnyGame, Line, with_line};

use crate::clock::{Clock, Stop};
use crate::judge::{Judge, Weighing};
use crate::levels::{LevelData, level_budget};
use crate::manner;
use crate::random;
use crate::root::{Answer, Plan, Root};
use crate::table::Memory;
use crate::{Limits, Request, ThinkError, Thought};

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
    let clock = Clock::new(request.cancel, limits.nodes, limits.deadline);
    let mut turns = Vec::new();
    line.position().turns(&mut turns);
    let plan = Plan {
        depth: limits.depth,
        weighing: level.map_or(Weighing::Whole, |level| level.weighing),
        follows_captures: level.is_none_or(|level| level.follows_captures),
    };
    let answer = match level {
        _ if clock.look() == Err(Stop::Cancelled) => Err(Stop::Cancelled),
        Some(level) => {
            let mut chance = random::at_ply(request.seed, line.ply());
            manner::choose(line, turns, level, plan, &mut chance, clock, memory)
        }
        None => Root::new(line, turns, plan, clock, memory).deepen(),
    };
    match answer {
        Ok(Some(answer)) => Ok(written(line.position(), &answer)),
        // A game that is not over has a turn, and only cancelling leaves a search without an answer.
        Ok(None) => Err(ThinkError::GameOver),
        Err(_) => Err(ThinkError::Cancelled),
    }
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
