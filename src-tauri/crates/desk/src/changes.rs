//! The commands of a person that change a game. Each is done under the lock of the game's place, on a thread that may
//! wait for the disk.

use session::{Session, SessionId};

use crate::documents::GameFile;
use crate::place::Place;
use crate::room::Room;
use crate::wire::{DeskError, ErrorCode, GameView, SetUp, StepView};

/// What chance gives a new game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lot {
    pub(crate) id: u64,
    pub(crate) seed: u64,
}

/// A new game in place of what lies there.
pub(crate) fn start(
    room: &Room,
    place: &mut Place,
    set_up: SetUp,
    abandon: bool,
    lot: Lot,
) -> Result<GameView, DeskError> {
    let session = Session::new(SessionId(lot.id), lot.seed, place.game(), set_up.into())?;
    let next = match place.file() {
        Some(old) if old.session.resigns() && !abandon => {
            let message = "starting anew would count as resigning the unfinished game";
            return Err(DeskError::new(ErrorCode::UnfinishedGame, message));
        }
        Some(old) => old.clone().followed_by(session),
        None => GameFile { session, uncounted: Vec::new() },
    };
    room.change(place, next)?;
    room.view(place, Vec::new())
}

/// A person's turn.
pub(crate) fn play(room: &Room, place: &mut Place, revision: u32, turn: &str) -> Result<GameView, DeskError> {
    let file = place.file_at(revision)?;
    persons_turn(&file.session)?;
    let next = file.with(played(&file.session, turn)?);
    room.change(place, next)?;
    let steps = last_steps(place.session()?);
    room.view(place, steps)
}

/// Back to where a person chose last.
pub(crate) fn undo(room: &Room, place: &mut Place, revision: u32) -> Result<GameView, DeskError> {
    let file = place.file_at(revision)?;
    let mut session = file.session.clone();
    session.undo()?;
    let next = file.with(session);
    room.change(place, next)?;
    room.view(place, Vec::new())
}

/// Refuses where no person is to move.
pub(crate) fn persons_turn(session: &Session) -> Result<(), DeskError> {
    if session.to_move().is_none() {
        Err(DeskError::game_over())
    } else if session.computer_to_move().is_some() {
        Err(DeskError::new(ErrorCode::NotYourTurn, "the computer is to move"))
    } else {
        Ok(())
    }
}

/// The game after a turn, which the rules have checked.
pub(crate) fn played(session: &Session, turn: &str) -> Result<Session, DeskError> {
    let mut next = session.clone();
    next.play(turn)?;
    Ok(next)
}

/// What the last turn made happen.
pub(crate) fn last_steps(session: &Session) -> Vec<StepView> {
    let Some(last) = session.line().ply().checked_sub(1) else { return Vec::new() };
    session.line().steps(last).into_iter().map(StepView::from).collect()
}
