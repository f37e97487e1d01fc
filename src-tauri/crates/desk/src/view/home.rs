use rules::{AnyGame, GameId};
use session::{Level, Session, SetUp, chooses_first};

use crate::wire::{GameCard, SavedCard};

/// A game's card. `session` is what lies at its place: an unfinished game can be continued, and the set-up of either is
/// offered again.
pub(crate) fn game_card(game: GameId, session: Option<&Session>) -> GameCard {
    let set_up = session.map_or_else(|| SetUp::usual(game), Session::set_up);
    GameCard {
        game: game.into(),
        start: AnyGame::new(game, set_up.first).board().into(),
        saved: session.filter(|session| session.finish().is_none()).map(saved_card),
        set_up: set_up.into(),
        levels: Level::ALL.map(Into::into).to_vec(),
        chooses_first: chooses_first(game),
    }
}

fn saved_card(session: &Session) -> SavedCard {
    SavedCard {
        set_up: session.set_up().into(),
        board: session.line().board().into(),
        to_move: session.to_move().map(Into::into),
        turns: u32::try_from(session.line().ply()).unwrap_or(u32::MAX),
        resigns: session.resigns(),
    }
}
