//! From turns to paths and text, and back: what is legal, and which rule says no.

use std::ops::ControlFlow;

use super::chain::Chain;
use super::notation::{Written, is_step, read_path, write_turn};
use super::squares::square;
use super::{Checkers, Turn};
use crate::{Game, Path, TurnError};

/// How far a path has come.
pub(super) enum Reached {
    /// A step, which ends its turn.
    Step(Turn),
    /// A piece that was only lifted, or has jumped.
    Chain(Chain),
}

/// Follows a path, whole or only begun, from its origin through every landing.
pub(super) fn follow(position: &Checkers, path: &Path) -> Result<Reached, TurnError> {
    if position.ending().is_some() {
        return Err(TurnError::GameOver);
    }
    let illegal = |what| TurnError::illegal(&write_turn(path), what);
    let Some((&origin, landings)) = path.places().split_first() else {
        return Err(illegal("no piece is chosen"));
    };
    let from = square(origin);
    if from & position.own() == 0 {
        return Err(illegal("no piece of the side to move stands on its origin"));
    }
    let jumpers = position.jumpers();
    if jumpers == 0 {
        return match *landings {
            [] if position.origins() & from == 0 => Err(illegal("this piece has no legal turn")),
            [] => Ok(Reached::Chain(Chain::new(position, from))),
            [to] if position.steps_from(from) & square(to) != 0 => {
                Ok(Reached::Step(Turn { from: origin, to, taken: 0 }))
            }
            _ => Err(illegal("its piece cannot go there")),
        };
    }
    if is_step(path) || jumpers & from == 0 {
        return Err(illegal("another turn captures, and capturing is compulsory"));
    }
    let lifted = Chain::new(position, from);
    let reached = landings
        .iter()
        .try_fold(lifted, |chain, &landing| chain.jump_to(square(landing)).map(|jump| chain.after(jump)));
    reached
        .map(Reached::Chain)
        .ok_or_else(|| illegal("one of its landings is no jump that its piece can make"))
}

/// The turn that a whole path plays.
pub(super) fn turn_of(position: &Checkers, path: &Path) -> Result<Turn, TurnError> {
    let illegal = |what| TurnError::illegal(&write_turn(path), what);
    match follow(position, path)? {
        Reached::Step(turn) => Ok(turn),
        Reached::Chain(chain) if chain.taken == 0 => Err(illegal("it goes nowhere")),
        Reached::Chain(chain) if chain.goes_on() => Err(illegal("its piece can jump on, so it must")),
        Reached::Chain(chain) => Ok(chain.turn()),
    }
}

/// One path that plays a legal turn.
pub(super) fn path_of(position: &Checkers, turn: Turn) -> Path {
    let mut found = Path::from_origin(turn.from);
    if turn.taken == 0 {
        found.push(turn.to);
        return found;
    }
    let _ = position.each_capture(square(turn.from), &mut |other, path| {
        if other != turn {
            return ControlFlow::Continue(());
        }
        found = path.clone();
        ControlFlow::Break(())
    });
    found
}

/// Reads a turn's text: every landing, or of a capture only origin and end where one written turn fits.
pub(super) fn read_turn(position: &Checkers, text: &str) -> Result<Path, TurnError> {
    let Written { path, captures } = read_path(text)?;
    match turn_of(position, &path) {
        Ok(turn) if (turn.taken != 0) != captures => {
            Err(TurnError::illegal(text, "'-' is for a step, 'x' for jumps"))
        }
        Ok(_) => Ok(path),
        Err(TurnError::Illegal { what, .. }) if captures => {
            long_form(position, &path, text)?.ok_or_else(|| TurnError::illegal(text, what))
        }
        Err(error) => Err(error),
    }
}

/// The only capture with the origin and the end of a path of two squares, if there is one.
fn long_form(position: &Checkers, path: &Path, text: &str) -> Result<Option<Path>, TurnError> {
    let [origin, end] = *path.places() else {
        return Ok(None);
    };
    if square(origin) & position.jumpers() == 0 {
        return Ok(None);
    }
    let mut found = None;
    let several = position.each_capture(square(origin), &mut |turn, path| {
        if turn.to != end {
            return ControlFlow::Continue(());
        }
        match found.replace(path.clone()) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        }
    });
    match several {
        ControlFlow::Continue(()) => Ok(found),
        ControlFlow::Break(()) => {
            Err(TurnError::illegal(text, "several captures end there: name every landing"))
        }
    }
}
