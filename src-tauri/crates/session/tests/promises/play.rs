//! Ways to have games played.

use proptest::prelude::*;
use rules::{GameId, Side};
use session::{Level, Opponent, Session, SessionId, SetUp};

/// The usual set-up, against the computer.
pub(crate) fn against_computer(game: GameId) -> Session {
    with_opponent(game, Opponent::Computer { level: Level::Hard })
}

pub(crate) fn two_players(game: GameId) -> Session {
    with_opponent(game, Opponent::TwoPlayers)
}

fn with_opponent(game: GameId, opponent: Opponent) -> Session {
    Session::new(SessionId(7), 11, game, SetUp { opponent, ..SetUp::usual(game) }).unwrap()
}

/// Egara-guti with the computer to begin.
pub(crate) fn computer_begins() -> Session {
    let set_up = SetUp { first: Side::North, ..SetUp::usual(GameId::EgaraGuti) };
    Session::new(SessionId(7), 11, GameId::EgaraGuti, set_up).unwrap()
}

/// Plays these turns, separated by blanks, for whichever side is to move.
pub(crate) fn play(session: &mut Session, turns: &str) {
    for turn in turns.split_whitespace() {
        session.play(turn).unwrap();
    }
}

/// Plays one of the legal turns, `choice` telling which.
pub(crate) fn play_any(session: &mut Session, choice: usize) {
    let (legal, _) = session.line().legal(64);
    session.play(&legal[choice % legal.len()]).unwrap();
}

/// Plays to the end, and calls `visit` after every turn.
pub(crate) fn play_out(session: &mut Session, mut chance: u64, mut visit: impl FnMut(&Session)) {
    while session.finish().is_none() {
        // Knuth's multiplier; only its upper bits are used.
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        play_any(session, (chance >> 33) as usize);
        visit(session);
    }
}

pub(crate) fn any_game() -> impl Strategy<Value = GameId> {
    prop::sample::select(&GameId::ALL[..])
}

/// A game after many turns and some undos.
pub(crate) fn any_session() -> impl Strategy<Value = Session> {
    let deeds = prop::collection::vec((any::<u16>(), 0..8), 0..120);
    (any_game(), any::<bool>(), deeds).prop_map(|(game, alone, deeds)| {
        let mut session = if alone { against_computer(game) } else { two_players(game) };
        for (choice, kind) in deeds {
            if kind == 0 {
                let _ = session.undo();
            } else if session.finish().is_none() {
                play_any(&mut session, choice.into());
            }
        }
        session
    })
}
