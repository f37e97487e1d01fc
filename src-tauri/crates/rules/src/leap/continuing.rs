//! What may follow the places chosen so far, on line boards.

use std::collections::BTreeMap;

use super::chains::Flight;
use super::men::bits;
use super::{Leap, LineRules, Men, notation};
use crate::{Continuation, Continuations, Game, Path, Series, Side, TurnError};

/// How far a chosen path has come.
enum Reached {
    /// A step, which ends its turn.
    Step(Leap),
    /// A man that was only lifted, or has jumped.
    Flight(Flight),
}

/// Follows a path from its origin through every landing.
fn follow<R: LineRules>(position: &Men<R>, path: &Path) -> Result<Reached, TurnError> {
    let illegal = |what| TurnError::illegal(&notation::write_turn::<R>(path), what);
    let points = R::SHAPE.points();
    if !path.places().iter().all(|place| (1..=points).contains(place)) {
        return Err(illegal("a place that is no point of the board"));
    }
    let Some((origin, landings)) = path.places().split_first() else {
        return Err(illegal("no man is chosen"));
    };
    let from = origin - 1;
    if position.men(position.side()) >> from & 1 == 0 {
        return Err(illegal("no man of the side to move stands on its origin"));
    }
    if notation::is_step::<R>(path) {
        let to = landings[0] - 1;
        if position.steps_from(from) >> to & 1 == 0 {
            return Err(illegal("the point it steps to is taken"));
        }
        if !position.may_step() {
            return Err(illegal("capturing is compulsory"));
        }
        return Ok(Reached::Step(Leap { from, to, taken: 0 }));
    }
    let mut flight = position.lift(from);
    for landing in landings {
        let jump = flight.jumps::<R>().find(|(_, next)| next.at + 1 == *landing);
        flight =
            jump.ok_or_else(|| illegal("one of its landings is no jump over an enemy to an empty point"))?.1;
    }
    Ok(Reached::Flight(flight))
}

/// The turn that a whole path plays.
pub(super) fn turn_of<R: LineRules>(position: &Men<R>, path: &Path) -> Result<Leap, TurnError> {
    if position.men(Side::South) == 0 || position.men(Side::North) == 0 {
        return Err(TurnError::GameOver);
    }
    let illegal = |what| TurnError::illegal(&notation::write_turn::<R>(path), what);
    match follow(position, path)? {
        Reached::Step(turn) => Ok(turn),
        Reached::Flight(flight) if flight.may_end::<R>() => {
            Ok(Leap { from: path.places()[0] - 1, to: flight.at, taken: flight.taken })
        }
        Reached::Flight(flight) if flight.taken == 0 => Err(illegal("it goes nowhere")),
        Reached::Flight(_) => Err(illegal("the man can jump on, so it must")),
    }
}

/// What may follow; see [`Game::continuations`].
pub(super) fn continuations<R: LineRules>(
    position: &Men<R>,
    chosen: &[u8],
) -> Result<Continuations, TurnError> {
    if position.ending().is_some() {
        return Err(TurnError::GameOver);
    }
    let may_step = position.may_step();
    if chosen.is_empty() {
        return Ok(origins(position, may_step));
    }
    let path = Path::new(chosen)
        .ok_or_else(|| TurnError::illegal("", "more landings than there are men to jump"))?;
    let flight = match follow(position, &path)? {
        Reached::Step(_) => return Ok(Continuations { may_end: true, ..Continuations::default() }),
        Reached::Flight(flight) => flight,
    };
    let mut next: Vec<Continuation> = flight.jumps::<R>().map(|(over, next)| jump::<R>(over, next)).collect();
    if flight.taken == 0 {
        if may_step {
            next.extend(bits(position.steps_from(flight.at)).map(step));
        }
        if next.is_empty() {
            let text = notation::write_turn::<R>(&path);
            return Err(TurnError::illegal(&text, "this man has no legal turn"));
        }
    }
    next.sort_by_key(|next| next.to);
    let mut series = series::<R>(flight, &path);
    series.retain(|series| next.iter().all(|next| next.to != series.to));
    Ok(Continuations { next, may_end: flight.may_end::<R>(), series })
}

fn origins<R: LineRules>(position: &Men<R>, may_step: bool) -> Continuations {
    let can_move =
        |from: &u8| position.lift(*from).can_jump::<R>() || (may_step && position.steps_from(*from) != 0);
    let origin =
        |from| Continuation { to: from + 1, takes: None, may_end: false, goes_on: true, sowing: None };
    let next = bits(position.men(position.side())).filter(can_move).map(origin).collect();
    Continuations { next, may_end: false, series: Vec::new() }
}

fn step(to: u8) -> Continuation {
    Continuation { to: to + 1, takes: None, may_end: true, goes_on: false, sowing: None }
}

fn jump<R: LineRules>(over: u8, next: Flight) -> Continuation {
    Continuation {
        to: next.at + 1,
        takes: Some(over + 1),
        may_end: next.may_end::<R>(),
        goes_on: next.can_jump::<R>(),
        sowing: None,
    }
}

/// How a flight was reached: from which one over whom, and by how many paths (two stand for more).
#[derive(Clone, Copy)]
struct Way {
    from: Flight,
    over: u8,
    paths: u8,
}

/// The ends that exactly one series of landings reaches from `start`.
///
/// Flights are visited once each, jump by jump, however many paths lead to them: a position with hundreds
/// of thousands of written turns has some ten thousand flights.
fn series<R: LineRules>(start: Flight, chosen: &Path) -> Vec<Series> {
    let key = |flight: &Flight| (flight.at, flight.taken);
    let mut ways: BTreeMap<(u8, u64), Way> = BTreeMap::new();
    let mut ends: BTreeMap<u8, (u8, Flight)> = BTreeMap::new();
    let mut layer = BTreeMap::from([(key(&start), start)]);
    while !layer.is_empty() {
        let mut following = BTreeMap::new();
        for flight in layer.into_values() {
            let paths = ways.get(&key(&flight)).map_or(1, |way| way.paths);
            if flight != start && flight.may_end::<R>() {
                let end = ends.entry(flight.at).or_insert((0, flight));
                end.0 = (end.0 + paths).min(2);
            }
            for (over, next) in flight.jumps::<R>() {
                let way = ways.entry(key(&next)).or_insert(Way { from: flight, over, paths: 0 });
                way.paths = (way.paths + paths).min(2);
                following.insert(key(&next), next);
            }
        }
        layer = following;
    }
    let unique = ends.into_values().filter(|(paths, end)| *paths == 1 && end.at != start.at);
    unique.map(|(_, end)| retrace(start, end, &ways, chosen)).collect()
}

fn retrace(start: Flight, end: Flight, ways: &BTreeMap<(u8, u64), Way>, chosen: &Path) -> Series {
    let mut landings = Vec::new();
    let mut takes = Vec::new();
    let mut flight = end;
    while flight != start {
        let Some(way) = ways.get(&(flight.at, flight.taken)) else { break };
        landings.push(flight.at + 1);
        takes.push(way.over + 1);
        flight = way.from;
    }
    takes.reverse();
    let mut path = chosen.clone();
    landings.iter().rev().for_each(|landing| path.push(*landing));
    Series { to: end.at + 1, path, takes }
}
