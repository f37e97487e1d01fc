use rules::{AnyGame, Board, Side, sow};
use session::Session;

use crate::wire::{Ask, OriginView};

/// What the status line asks; `origins` are the choices of the person to move.
pub(super) fn ask(session: &Session, origins: &[OriginView]) -> Ask {
    let line = session.line();
    let Some(side) = session.to_move() else { return Ask::Over };
    if session.computer_to_move().is_some() {
        Ask::Computer
    } else if must_feed(&line.board(), side) {
        Ask::MustFeed
    } else if moves_again(line, side) {
        Ask::MoveAgain
    } else {
        ask_of_men(origins)
    }
}

/// A side whose houses are all empty must be fed. In Kalah the game would be over.
fn must_feed(board: &Board, side: Side) -> bool {
    let Board::Sow(places) = board else { return false };
    let store = usize::from(sow::store_of(!side));
    places[store - sow::HOUSES..store].iter().all(|seeds| *seeds == 0)
}

fn moves_again(line: &AnyGame, side: Side) -> bool {
    line.ply().checked_sub(1).and_then(|last| line.mover(last)) == Some(side)
}

/// What men can do tells whether they must capture, may, or cannot.
fn ask_of_men(origins: &[OriginView]) -> Ask {
    let mut landings = origins.iter().flat_map(|origin| &origin.then.next).peekable();
    let any = landings.peek().is_some();
    let (mut captures, mut steps) = (false, false);
    for landing in landings {
        captures |= landing.takes.is_some();
        steps |= landing.takes.is_none();
    }
    match (any && captures, steps) {
        (true, false) => Ask::MustCapture,
        (true, true) => Ask::MayCapture,
        (false, _) => Ask::Move,
    }
}
