//! Every code is reached, and a refused request has changed nothing.

use desk::wire::{ErrorCode, GameName, LevelName, Paint, Seat, SetUp};
use serde_json::{Value, json};

use crate::table::{Table, against, code, two_players};

use GameName::{Kalah, Oware, SholoGuti};

/// Sends a raw message that is to be refused with this code, and sees that all is as it was.
async fn assert_refused(table: &Table, command: &str, arguments: Value, expected: ErrorCode) {
    let before = table.everything().await;
    let refused = table.desk().call(command, arguments.clone()).await;
    assert_eq!(code(refused), expected, "{command} {arguments}");
    assert_eq!(table.everything().await, before, "{command} {arguments}");
}

#[tokio::test]
async fn a_message_of_the_wrong_shape_is_a_bad_request() {
    let table = Table::new();
    table.start(Kalah, two_players(Kalah)).await;
    for (command, arguments) in [
        ("dance", json!({})),
        ("play", json!([1, 2])),
        ("play", json!("kalah")),
        ("play", json!({ "game": "kalah", "revision": 1 })),
        ("play", json!({ "game": "kalah", "revision": -1, "turn": "A" })),
        ("play", json!({ "game": "kalah", "revision": 1.5, "turn": "A" })),
        ("play", json!({ "game": "kalah", "revision": 1u64 << 32, "turn": "A" })),
        ("play", json!({ "game": "kalah", "revision": 1, "turn": ["A"] })),
        ("play", json!({ "game": "kalah", "revision": 1, "turn": "A", "and": "more" })),
        ("play", json!({ "game": 3, "revision": 1, "turn": "A" })),
        ("play", json!(["kalah", 1, "A"])),
        ("continuations", json!({ "game": "kalah", "revision": 1, "places": [300] })),
        ("start", json!({ "game": "kalah", "setUp": {}, "abandon": false })),
        ("start", json!({ "game": "kalah", "setUp": null, "abandon": true })),
        ("set_settings", json!({ "settings": { "speed": "warp" } })),
        ("set_settings", json!({ "settings": { "volume": 3 } })),
        ("home", json!({ "game": "kalah" })),
        ("settings", json!(7)),
    ] {
        assert_refused(&table, command, arguments, ErrorCode::BadRequest).await;
    }
}

#[tokio::test]
async fn a_game_nobody_knows_is_an_unknown_game_in_every_command() {
    let table = Table::new();
    let set_up = json!({ "opponent": { "kind": "two-players" }, "first": "south", "paint": "light" });
    for (command, arguments) in [
        ("open", json!({ "game": "chess" })),
        ("start", json!({ "game": "chess", "setUp": set_up, "abandon": true })),
        ("play", json!({ "game": "Kalah", "revision": 1, "turn": "A" })),
        ("think", json!({ "game": "", "revision": 1 })),
        ("stop", json!({ "game": "kalah " })),
        ("undo", json!({ "game": "shologuti", "revision": 1 })),
        ("continuations", json!({ "game": "\u{0}", "revision": 1, "places": [] })),
    ] {
        assert_refused(&table, command, arguments, ErrorCode::UnknownGame).await;
    }
}

#[tokio::test]
async fn where_no_game_lies_there_is_no_game() {
    let table = Table::new();
    for (command, arguments) in [
        ("open", json!({ "game": "kalah" })),
        ("play", json!({ "game": "kalah", "revision": 1, "turn": "A" })),
        ("think", json!({ "game": "kalah", "revision": 1 })),
        ("undo", json!({ "game": "kalah", "revision": 1 })),
        ("continuations", json!({ "game": "kalah", "revision": 1, "places": [] })),
    ] {
        assert_refused(&table, command, arguments, ErrorCode::NoGame).await;
    }
}

#[tokio::test]
async fn a_set_up_that_the_game_does_not_leave_open_is_a_bad_set_up() {
    let table = Table::new();
    let usual = against(Kalah, LevelName::Easy);
    for set_up in [SetUp { first: Seat::North, ..usual }, SetUp { paint: Paint::Dark, ..usual }] {
        let arguments = json!({ "game": "kalah", "setUp": set_up, "abandon": true });
        assert_refused(&table, "start", arguments, ErrorCode::BadSetUp).await;
    }
}

#[tokio::test]
async fn an_illegal_turn_is_refused_and_quoted() {
    let table = Table::new();
    let view = table.start(SholoGuti, two_players(SholoGuti)).await;
    for turn in ["12-18x", "1-2", "22-17", "", "12", "17-12", "12x22", "A", "12-17-22"] {
        let arguments = json!({ "game": "sholo-guti", "revision": view.revision, "turn": turn });
        assert_refused(&table, "play", arguments, ErrorCode::IllegalTurn).await;
    }
    let refused = table.desk().play(SholoGuti, view.revision, "1-2".to_owned()).await.unwrap_err();
    assert_eq!(refused.detail.as_deref(), Some("1-2"));
}

#[tokio::test]
async fn a_beginning_that_no_turn_has_is_an_illegal_turn() {
    let table = Table::new();
    let view = table.start(SholoGuti, two_players(SholoGuti)).await;
    for places in [vec![1], vec![22], vec![0], vec![99], vec![12, 13], vec![12, 17, 22], vec![12; 200]] {
        let arguments = json!({ "game": "sholo-guti", "revision": view.revision, "places": places });
        assert_refused(&table, "continuations", arguments, ErrorCode::IllegalTurn).await;
    }
}

#[tokio::test]
async fn once_the_game_is_over_everything_that_would_go_on_is_refused() {
    let nearly = crate::nearly::nearly(rules::GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&nearly.session]);
    let over = table.play(&table.open(Kalah).await, &nearly.last).await;
    let at = json!({ "game": "kalah", "revision": over.revision });
    let with = |key: &str, value: Value| {
        let mut arguments = at.clone();
        arguments[key] = value;
        arguments
    };
    for (command, arguments) in [
        ("play", with("turn", json!("A"))),
        ("think", at.clone()),
        ("undo", at.clone()),
        ("continuations", with("places", json!([]))),
    ] {
        assert_refused(&table, command, arguments, ErrorCode::GameOver).await;
    }
}

#[tokio::test]
async fn on_the_computers_turn_a_person_cannot_play_nor_the_computer_on_a_persons() {
    let table = Table::new();
    let view = table.start(Oware, against(Oware, LevelName::Easy)).await;
    let at = json!({ "game": "oware", "revision": view.revision });
    assert_refused(&table, "think", at, ErrorCode::NotYourTurn).await;

    let view = table.play(&view, "A").await;
    let turn = json!({ "game": "oware", "revision": view.revision, "turn": "a" });
    assert_refused(&table, "play", turn, ErrorCode::NotYourTurn).await;
    let places = json!({ "game": "oware", "revision": view.revision, "places": [7] });
    assert_refused(&table, "continuations", places, ErrorCode::NotYourTurn).await;
}

#[tokio::test]
async fn between_two_players_the_computer_never_thinks() {
    let table = Table::new();
    let view = table.start(Oware, two_players(Oware)).await;
    let view = table.play(&view, "A").await;
    let at = json!({ "game": "oware", "revision": view.revision });
    assert_refused(&table, "think", at, ErrorCode::NotYourTurn).await;
}

#[tokio::test]
async fn a_request_decided_on_an_earlier_state_is_stale() {
    let table = Table::new();
    let old = table.start(Kalah, two_players(Kalah)).await;
    let new = table.play(&old, "A").await;
    for (command, arguments) in [
        ("play", json!({ "game": "kalah", "revision": old.revision, "turn": "a" })),
        ("undo", json!({ "game": "kalah", "revision": old.revision })),
        ("think", json!({ "game": "kalah", "revision": old.revision })),
        ("continuations", json!({ "game": "kalah", "revision": old.revision, "places": [] })),
        ("play", json!({ "game": "kalah", "revision": new.revision + 1, "turn": "a" })),
    ] {
        assert_refused(&table, command, arguments, ErrorCode::StaleRevision).await;
    }
    let refused = table.desk().undo(Kalah, old.revision).await.unwrap_err();
    assert_eq!(refused.detail, Some(new.revision.to_string()));
}

#[tokio::test]
async fn of_a_double_tap_only_one_turn_is_played() {
    let table = Table::new();
    let view = table.start(Kalah, two_players(Kalah)).await;
    let tap = || table.desk().play(Kalah, view.revision, "A".to_owned());
    let (first, second) = tokio::join!(tap(), tap());
    assert_eq!(first.unwrap().turns.len(), 1);
    assert_eq!(code(second), ErrorCode::StaleRevision);
    assert_eq!(table.open(Kalah).await.turns.len(), 1);
}

#[tokio::test]
async fn where_no_turn_was_made_there_is_nothing_to_undo() {
    let table = Table::new();
    let view = table.start(Kalah, two_players(Kalah)).await;
    let at = json!({ "game": "kalah", "revision": view.revision });
    assert_refused(&table, "undo", at, ErrorCode::NothingToUndo).await;
}

#[tokio::test]
async fn an_unfinished_game_is_not_given_up_unasked() {
    let table = Table::new();
    let view = table.start(Kalah, against(Kalah, LevelName::Easy)).await;
    table.play(&view, "A").await;
    let arguments = json!({ "game": "kalah", "setUp": two_players(Kalah), "abandon": false });
    assert_refused(&table, "start", arguments, ErrorCode::UnfinishedGame).await;
}
