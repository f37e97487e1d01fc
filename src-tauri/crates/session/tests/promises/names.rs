//! The names of two players.

use proptest::prelude::*;
use rules::GameId;
use serde_json::{Value, json};
use session::{Name, Names, Session};

use crate::play::two_players;

fn save_with(names: &Value) -> Result<Session, serde_json::Error> {
    let mut json = serde_json::to_value(two_players(GameId::Oware)).unwrap();
    json["names"] = names.clone();
    serde_json::from_value(json)
}

#[test]
fn names_are_saved_with_the_game_and_a_game_without_is_saved_as_before() {
    let loaded = save_with(&json!({ "south": "Anna", "north": "Борис" })).unwrap();
    let names = loaded.set_up().names;
    assert_eq!((names.south.as_str(), names.north.as_str()), ("Anna", "Борис"));
    let again: Session = serde_json::from_value(serde_json::to_value(&loaded).unwrap()).unwrap();
    assert_eq!(again.set_up(), loaded.set_up());
    assert_eq!(serde_json::to_value(two_players(GameId::Oware)).unwrap().get("names"), None);
}

#[test]
fn names_that_are_spoilt_cost_no_game() {
    let spoilt = [json!(null), json!(7), json!([1]), json!({ "south": 1 }), json!({ "south": ["x"] })];
    for names in spoilt {
        assert_eq!(save_with(&names).unwrap().set_up().names, Names::default(), "{names}");
    }
    let half = save_with(&json!({ "north": "B", "east": "C" })).unwrap().set_up().names;
    assert_eq!((half.south.as_str(), half.north.as_str()), ("", "B"));
}

#[test]
fn a_name_keeps_what_can_be_seen_of_it() {
    for (text, name) in [
        ("  Anna \n", "Anna"),
        ("An\u{0}na\t", "Anna"),
        ("\u{202e}Anna\u{2066}", "Anna"),
        (" \u{200f} ", ""),
        ("Anna Maria", "Anna Maria"),
    ] {
        assert_eq!(Name::new(text).as_str(), name, "{text:?}");
    }
    assert_eq!(Name::new(&"😀".repeat(100)).as_str(), "😀".repeat(Name::MAX_CHARS));
}

proptest! {
    #[test]
    fn any_text_makes_a_short_name_that_stays_the_same(text in "\\PC{0,60}|.{0,60}") {
        let name = Name::new(&text);
        prop_assert!(name.as_str().chars().count() <= Name::MAX_CHARS);
        prop_assert_eq!(Name::new(name.as_str()), name);
    }
}
