//! Slow and plain ways to know a value.

use std::collections::HashMap;

use rules::{Game, Line, Side};

/// The final margin of a position of Kalah, from the side to move.
pub(crate) fn margin<G: Game>(position: &G, known: &mut HashMap<G, i32>) -> i32 {
    if let Some(ending) = position.ending() {
        return seen_by(position.side(), position.swept(ending.reason).score());
    }
    if let Some(margin) = known.get(position) {
        return *margin;
    }
    let mut turns = Vec::new();
    position.turns(&mut turns);
    let margins = turns.into_iter().map(|turn| {
        let after = position.play_unchecked(turn);
        let margin = margin(&after, known);
        if after.side() == position.side() { margin } else { -margin }
    });
    let best = margins.max().unwrap_or_default();
    known.insert(*position, best);
    best
}

/// The final margin of a line with all its history, from the side to move; `None` where more than `work`
/// positions would have to be visited.
pub(crate) fn margin_with_history<G: Game>(line: &mut Line<G>, work: &mut u32) -> Option<i32> {
    let side = line.position().side();
    if line.outcome().is_some() {
        return Some(seen_by(side, line.shown().score()));
    }
    *work = work.checked_sub(1)?;
    let mut turns = Vec::new();
    line.position().turns(&mut turns);
    let mut best = None;
    for turn in turns {
        let path = line.position().path_of(turn);
        line.play(&path).unwrap_or_else(|error| panic!("{error}"));
        let margin = margin_with_history(line, work);
        line.undo();
        best = best.max(Some(-margin?));
    }
    best
}

/// As [`margin_with_history`], where only margins between `alpha` and `beta` matter: what lies beyond may come out as
/// either of them. That takes less work.
pub(crate) fn margin_between<G: Game>(
    line: &mut Line<G>,
    mut alpha: i32,
    beta: i32,
    work: &mut u32,
) -> Option<i32> {
    let side = line.position().side();
    if line.outcome().is_some() {
        return Some(seen_by(side, line.shown().score()).clamp(alpha, beta));
    }
    *work = work.checked_sub(1)?;
    let mut turns = Vec::new();
    line.position().turns(&mut turns);
    for turn in turns {
        let path = line.position().path_of(turn);
        line.play(&path).unwrap_or_else(|error| panic!("{error}"));
        let margin = margin_between(line, -beta, -alpha, work);
        line.undo();
        alpha = alpha.max(-margin?);
        if alpha >= beta {
            break;
        }
    }
    Some(alpha)
}

/// In how many plies the side to move can force a win by the position itself, at most `plies`: `Ok` its own win,
/// `Err` the other's, `None` neither. History is left out.
pub(crate) fn decided<G: Game>(position: &G, plies: u32) -> Option<Result<u32, u32>> {
    if position.ending().is_some() {
        // On the boards where this is asked, whoever cannot go on has lost.
        return Some(Err(0));
    }
    if plies == 0 {
        return None;
    }
    let mut turns = Vec::new();
    position.turns(&mut turns);
    let answers: Vec<Option<Result<u32, u32>>> =
        turns.into_iter().map(|turn| decided(&position.play_unchecked(turn), plies - 1)).collect();
    if let Some(soonest) = answers.iter().flatten().filter_map(|answer| answer.err()).min() {
        return Some(Ok(soonest + 1));
    }
    let latest = answers
        .iter()
        .map(|answer| answer.and_then(Result::ok))
        .try_fold(0, |latest, plies| Some(latest.max(plies?)));
    latest.map(|latest| Err(latest + 1))
}

fn seen_by(side: Side, [south, north]: [u8; 2]) -> i32 {
    let margin = i32::from(south) - i32::from(north);
    if side == Side::South { margin } else { -margin }
}
