//! Raw messages do what the desk's methods do.

use desk::Request;
use desk::wire::{GameName, LevelName};
use serde_json::{Value, json};

use crate::table::{Table, against, json_of, two_players};

#[test]
fn every_command_of_the_interface_is_read() {
    let set_up =
        json!({ "opponent": { "kind": "computer", "level": "hard" }, "first": "south", "paint": "light" });
    let game = GameName::EgaraGuti;
    let expected = [
        ("home", json!({}), Request::Home {}),
        ("open", json!({ "game": "egara-guti" }), Request::Open { game }),
        (
            "start",
            json!({ "game": "egara-guti", "setUp": set_up, "abandon": true }),
            Request::Start { game, set_up: against(game, LevelName::Hard), abandon: true },
        ),
        (
            "play",
            json!({ "game": "egara-guti", "revision": 4, "turn": "9-12" }),
            Request::Play { game, revision: 4, turn: "9-12".to_owned() },
        ),
        ("think", json!({ "game": "egara-guti", "revision": 4 }), Request::Think { game, revision: 4 }),
        ("stop", json!({ "game": "egara-guti" }), Request::Stop { game }),
        ("undo", json!({ "game": "egara-guti", "revision": 4 }), Request::Undo { game, revision: 4 }),
        (
            "continuations",
            json!({ "game": "egara-guti", "revision": 4, "places": [9, 12] }),
            Request::Continuations { game, revision: 4, places: vec![9, 12] },
        ),
        ("settings", Value::Null, Request::Settings {}),
        (
            "set_settings",
            json!({ "settings": { "language": "system", "theme": "system", "speed": "normal" } }),
            Request::SetSettings { settings: desk::wire::Settings::default() },
        ),
        ("statistics", json!({}), Request::Statistics {}),
        ("reset_statistics", json!({}), Request::ResetStatistics {}),
        (
            "dismiss_notice",
            json!({ "document": "kalah" }),
            Request::DismissNotice { document: "kalah".to_owned() },
        ),
    ];
    for (command, arguments, request) in expected {
        assert_eq!(Request::read(command, arguments), Ok(request));
    }
}

#[tokio::test]
async fn an_answer_is_the_methods_own_and_nothing_is_null() {
    let table = Table::new();
    let call = async |command, arguments| json_of(&table.desk().call(command, arguments).await.unwrap());
    let started =
        call("start", json!({ "game": "oware", "setUp": two_players(GameName::Oware), "abandon": false }))
            .await;
    assert_eq!(started, json_of(&table.open(GameName::Oware).await));
    assert_eq!(call("home", json!({})).await, json_of(&table.desk().home().await.unwrap()));
    assert_eq!(call("settings", json!({})).await, json_of(&table.desk().settings().await));
    assert_eq!(call("statistics", json!({})).await, json!([]));
    assert_eq!(call("reset_statistics", json!({})).await, Value::Null);
    assert_eq!(call("stop", json!({ "game": "oware" })).await, Value::Null);
    assert_eq!(call("dismiss_notice", json!({ "document": "kalah" })).await, Value::Null);
}
