//! A save that is no game is refused by name, and never more than that.

use proptest::prelude::*;
use rules::{GameId, Side, TurnError};
use serde_json::{Value, json};
use session::{LoadError, MAX_TURNS, Paint, Session, SetUpError};

use crate::play::{against_computer, any_session, play, play_out};

#[test]
fn an_unknown_game() {
    let mut save = against_computer(GameId::Kalah).save();
    save.game = "chess".to_owned();
    assert_eq!(Session::load(save).unwrap_err(), LoadError::UnknownGame("chess".to_owned()));
}

#[test]
fn a_set_up_that_the_game_does_not_allow() {
    let mut save = against_computer(GameId::Kalah).save();
    save.first = Side::North;
    assert_eq!(Session::load(save).unwrap_err(), LoadError::SetUp(SetUpError::First(GameId::Kalah)));

    let mut save = against_computer(GameId::Checkers).save();
    save.paint = Paint::Light;
    assert_eq!(Session::load(save).unwrap_err(), LoadError::SetUp(SetUpError::Paint(GameId::Checkers)));
}

#[test]
fn an_illegal_turn_with_its_index() {
    let mut session = against_computer(GameId::Kalah);
    play(&mut session, "C A");
    let mut save = session.save();
    save.turns.push("A".to_owned());
    let error = Session::load(save).unwrap_err();
    assert!(
        matches!(error, LoadError::IllegalTurn { index: 2, source: TurnError::Illegal { .. } }),
        "{error}"
    );

    let mut save = session.save();
    save.turns[1] = "12-16".to_owned();
    let error = Session::load(save).unwrap_err();
    assert!(
        matches!(error, LoadError::IllegalTurn { index: 1, source: TurnError::Syntax { .. } }),
        "{error}"
    );
}

#[test]
fn turns_after_the_end() {
    for game in GameId::ALL {
        let mut session = against_computer(game);
        play_out(&mut session, 2, |_| {});
        let mut save = session.save();
        let index = save.turns.len();
        save.turns.push("A".to_owned());
        assert_eq!(Session::load(save).unwrap_err(), LoadError::AfterTheEnd { index });
    }
}

#[test]
fn a_finished_game_that_was_given_up_and_one_given_up_before_it_began() {
    let mut over = against_computer(GameId::Kalah);
    play_out(&mut over, 2, |_| {});
    for session in [over, against_computer(GameId::Kalah)] {
        let mut save = session.save();
        save.resigned = true;
        assert_eq!(Session::load(save).unwrap_err(), LoadError::CannotResign);
    }
}

#[test]
fn more_turns_than_any_game_has() {
    let mut save = against_computer(GameId::Kalah).save();
    save.turns = vec!["A".to_owned(); MAX_TURNS + 1];
    assert_eq!(Session::load(save.clone()).unwrap_err(), LoadError::TooManyTurns);

    save.turns = vec!["A".to_owned(); 1_000_000];
    let error = serde_json::from_str::<Session>(&serde_json::to_string(&save).unwrap()).unwrap_err();
    assert!(error.to_string().starts_with(&LoadError::TooManyTurns.to_string()), "{error}");
}

#[test]
fn a_field_too_many_one_too_few_or_of_the_wrong_kind() {
    let good = serde_json::to_value(against_computer(GameId::Kalah)).unwrap();
    let fields = good.as_object().unwrap();
    for field in fields.keys() {
        let mut spoilt = fields.clone();
        spoilt.remove(field);
        assert!(serde_json::from_value::<Session>(spoilt.clone().into()).is_err(), "without {field}");
        spoilt.insert(field.clone(), json!([[]]));
        assert!(serde_json::from_value::<Session>(spoilt.into()).is_err(), "a list for {field}");
    }
    let mut spoilt = fields.clone();
    spoilt.insert("colour".to_owned(), json!("red"));
    assert!(serde_json::from_value::<Session>(spoilt.into()).is_err());
}

/// Something to put in the place of a field or a turn.
fn any_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[A-Fa-f0-9x-]{0,6}|\\PC{0,12}".prop_map(Value::from),
        prop::collection::vec("[A-Fa-f]", 0..6).prop_map(Value::from),
        prop::sample::select(&GameId::ALL[..]).prop_map(|game| game.name().into()),
    ]
}

/// What loads is a game whose save loads again, whatever was spoilt.
fn assert_sound_or_refused(text: &[u8]) {
    if let Ok(session) = serde_json::from_slice::<Session>(text) {
        assert_eq!(Session::load(session.save()).unwrap().save(), session.save());
    }
}

proptest! {
    #[test]
    fn a_field_replaced(session in any_session(), at: prop::sample::Index, value in any_value()) {
        let mut json = serde_json::to_value(&session).unwrap();
        let fields = json.as_object_mut().unwrap();
        let field = at.index(fields.len());
        *fields.values_mut().nth(field).unwrap() = value;
        assert_sound_or_refused(json.to_string().as_bytes());
    }

    #[test]
    fn a_turn_replaced_dropped_or_doubled(session in any_session(), at: prop::sample::Index, value in any_value(), way in 0..3) {
        let mut json = serde_json::to_value(&session).unwrap();
        let turns = json["turns"].as_array_mut().unwrap();
        prop_assume!(!turns.is_empty());
        let at = at.index(turns.len());
        match way {
            0 => turns[at] = value,
            1 => drop(turns.remove(at)),
            _ => turns.insert(at, turns[at].clone()),
        }
        assert_sound_or_refused(json.to_string().as_bytes());
    }

    #[test]
    fn a_byte_changed(session in any_session(), at: prop::sample::Index, byte: u8) {
        let mut text = serde_json::to_vec(&session).unwrap();
        *at.get_mut(&mut text[..]) = byte;
        assert_sound_or_refused(&text);
    }
}
