//! How the interface sees a game: everything here asks the rules, and decides nothing.

mod ask;
mod choices;
mod home;
mod last;
mod result;
mod seeds;

use session::{Level, Session};

pub(crate) use choices::continuations;
pub(crate) use home::game_card;

use crate::statistics::Standing;
use crate::wire::{GameView, StepView, TurnView};

/// The whole game. `standing` looks up what its result did to those at its level, where they can be read.
pub(crate) fn game_view(
    session: &Session,
    revision: u32,
    steps: Vec<StepView>,
    standing: impl FnOnce(&Session, Level) -> Option<Standing>,
) -> GameView {
    let line = session.line();
    let persons_turn = session.to_move().is_some() && session.computer_to_move().is_none();
    let origins = if persons_turn { choices::origins(line) } else { Vec::new() };
    GameView {
        game: session.game().into(),
        revision,
        set_up: session.set_up().into(),
        board: line.board().into(),
        seeds: seeds::seeds(line),
        to_move: session.to_move().map(Into::into),
        ask: ask::ask(session, &origins),
        origins,
        steps,
        last: last::last_turn(line),
        countdown: session.countdown().map(Into::into),
        score: line.score(),
        taken: session.taken(),
        turns: turns(session),
        can_undo: session.can_undo(),
        undo_used: session.undo_used(),
        resigns: session.resigns(),
        result: result::result(session, standing),
    }
}

fn turns(session: &Session) -> Vec<TurnView> {
    let line = session.line();
    let turn = |ply| Some(TurnView { side: line.mover(ply)?.into(), text: line.turn_text(ply)? });
    (0..line.ply()).filter_map(turn).collect()
}
