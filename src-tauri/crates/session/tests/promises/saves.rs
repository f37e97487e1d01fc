//! What is saved comes back as it was.

use proptest::prelude::*;
use rules::{GameId, Side};
use session::{Level, Names, Opponent, Paint, Save, Session, SessionId};

use crate::play::{against_computer, any_session, play};

/// Saves to text and loads that.
fn saved_and_loaded(session: &Session) -> Session {
    serde_json::from_str(&serde_json::to_string(session).unwrap()).unwrap()
}

fn assert_same(a: &Session, b: &Session) {
    assert_eq!(a.save(), b.save());
    assert_eq!(a.set_up(), b.set_up());
    assert_eq!(a.line().position(), b.line().position());
    assert_eq!((a.to_move(), a.line().quiet()), (b.to_move(), b.line().quiet()));
    assert_eq!((a.finish(), a.counts(), a.resigns()), (b.finish(), b.counts(), b.resigns()));
    assert_eq!((a.countdown(), a.taken()), (b.countdown(), b.taken()));
}

proptest! {
    #[test]
    fn a_saved_game_comes_back_whole_and_its_undos_with_it(mut session in any_session()) {
        loop {
            let mut loaded = saved_and_loaded(&session);
            assert_same(&session, &loaded);
            // Repetitions and counts must come back too, so that both go on alike.
            if let Some(turn) = session.line().legal(64).0.pop() {
                let mut ahead = session.clone();
                ahead.play(&turn).unwrap();
                loaded.play(&turn).unwrap();
                assert_same(&ahead, &loaded);
            }
            if session.undo().is_err() {
                break;
            }
        }
    }

    #[test]
    fn a_resigned_game_comes_back_resigned(mut session in any_session()) {
        session.resign();
        assert_same(&session, &saved_and_loaded(&session));
    }
}

#[test]
fn the_format_is_the_one_that_old_files_have() {
    let text = r#"{
        "id": 18446744073709551615, "seed": 9007199254740993, "game": "egara-guti",
        "opponent": { "kind": "computer", "level": "insane" }, "first": "north", "paint": "dark",
        "turns": ["13-12"], "undoUsed": true, "resigned": false
    }"#;
    let save: Save = serde_json::from_str(text).unwrap();
    let expected = Save {
        id: SessionId(u64::MAX),
        seed: (1 << 53) + 1,
        game: "egara-guti".to_owned(),
        opponent: Opponent::Computer { level: Level::Insane },
        first: Side::North,
        paint: Paint::Dark,
        names: Names::default(),
        turns: vec!["13-12".to_owned()],
        undo_used: true,
        resigned: false,
    };
    assert_eq!(save, expected);
    assert_eq!(Session::load(save).unwrap().save(), expected);
}

#[test]
fn two_players_are_saved_as_such() {
    let session = crate::play::two_players(GameId::Oware);
    let json = serde_json::to_value(&session).unwrap();
    assert_eq!(json["opponent"], serde_json::json!({ "kind": "two-players" }));
}

#[test]
fn a_turn_in_short_form_is_read_and_written_in_full() {
    let mut session = against_computer(GameId::Checkers);
    play(&mut session, "11-15 22-18 15x22");
    let mut save = session.save();
    save.turns[2] = "15x22".to_owned();
    assert_eq!(Session::load(save).unwrap().save(), session.save());
}
