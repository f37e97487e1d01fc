//! What may be chosen next, and what a turn shows.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::Checkers;
use super::chain::{Chain, Jump};
use super::squares::{crowning_row, number, numbers, square};
use super::turns::{Reached, follow};
use crate::{Continuation, Continuations, Game, Path, Series, Step, TurnError};

/// What may follow the places chosen so far; see [`Game::continuations`].
pub(super) fn continuations(position: &Checkers, chosen: &[u8]) -> Result<Continuations, TurnError> {
    if position.ending().is_some() {
        return Err(TurnError::GameOver);
    }
    if chosen.is_empty() {
        let next = numbers(position.origins()).map(origin).collect();
        return Ok(Continuations { next, may_end: false, series: Vec::new() });
    }
    let path = Path::new(chosen)
        .ok_or_else(|| TurnError::illegal("", "more landings than there are pieces to jump"))?;
    let chain = match follow(position, &path)? {
        Reached::Step(_) => return Ok(Continuations { may_end: true, ..Continuations::default() }),
        Reached::Chain(chain) => chain,
    };
    if !position.can_capture() {
        let next = numbers(position.steps_from(chain.at)).map(step).collect();
        return Ok(Continuations { next, may_end: false, series: Vec::new() });
    }
    let mut next: Vec<Continuation> = chain.jumps().map(|jump| landing(chain, jump)).collect();
    next.sort_unstable_by_key(|next| next.to);
    let mut series = series(chain, path);
    series.retain(|series| next.iter().all(|next| next.to != series.to));
    Ok(Continuations { may_end: next.is_empty(), next, series })
}

fn origin(from: u8) -> Continuation {
    Continuation { to: from, takes: None, may_end: false, goes_on: true, sowing: None }
}

fn step(to: u8) -> Continuation {
    Continuation { to, takes: None, may_end: true, goes_on: false, sowing: None }
}

fn landing(chain: Chain, jump: Jump) -> Continuation {
    let goes_on = chain.after(jump).goes_on();
    Continuation {
        to: number(jump.to),
        takes: Some(number(jump.over)),
        may_end: !goes_on,
        goes_on,
        sowing: None,
    }
}

/// The far ends, other than where the piece stands now, that exactly one way on from here leads to.
fn series(here: Chain, mut chosen: Path) -> Vec<Series> {
    let begun = chosen.places().len();
    // The only path to each end, or none where a second one led there.
    let mut ends: BTreeMap<u8, Option<Path>> = BTreeMap::new();
    let _: ControlFlow<()> = here.ends(&mut chosen, &mut |end, path| {
        ends.entry(number(end.at)).and_modify(|only| *only = None).or_insert_with(|| Some(path.clone()));
        ControlFlow::Continue(())
    });
    ends.remove(&number(here.at));
    let only = ends.into_iter().filter_map(|(to, path)| Some((to, path?)));
    only.map(|(to, path)| Series { to, takes: along(here, &path.places()[begun..]).1, path }).collect()
}

/// The chain after these landings, and the pieces that it jumps on its way over them.
fn along(mut chain: Chain, landings: &[u8]) -> (Chain, Vec<u8>) {
    let jump = |&landing| {
        let jump = chain.jump_to(square(landing))?;
        chain = chain.after(jump);
        Some(number(jump.over))
    };
    let taken = landings.iter().map_while(jump).collect();
    (chain, taken)
}

/// What a legal path shows. Jumped pieces leave together, after the last landing of the turn, and a man is crowned
/// when they have left; in a beginning of a turn all are still there.
pub(super) fn steps(position: &Checkers, path: &Path) -> Vec<Step> {
    let places = path.places();
    let [origin, .., end] = *places else {
        return Vec::new();
    };
    let from = square(origin);
    let last = places.len() as u8 - 2;
    let moves = places.windows(2).zip(0..);
    let mut steps: Vec<Step> =
        moves.map(|(pair, landing)| Step::Move { from: pair[0], to: pair[1], landing }).collect();
    let (chain, taken) = along(Chain::new(position, from), &places[1..]);
    if chain.goes_on() {
        return steps;
    }
    steps.extend(taken.into_iter().map(|at| Step::Take { at, landing: last }));
    if position.men(position.side()) & from != 0 && crowning_row(position.side()) & square(end) != 0 {
        steps.push(Step::Crown { at: end, landing: last });
    }
    steps
}
