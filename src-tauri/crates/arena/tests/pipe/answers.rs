use serde_json::json;

use super::Engine;

const GAMES: [&str; 5] = ["sholo-guti", "checkers", "kalah", "oware", "egara-guti"];

#[test]
fn games_lists_the_five_with_their_levels() {
    let answer = Engine::start().ask(r#"{"cmd":"games"}"#);
    let levels = ["easy", "medium", "hard", "insane"];
    let games: Vec<_> = GAMES.iter().map(|id| json!({"id": id, "levels": levels})).collect();
    assert_eq!(answer, json!({"ok": true, "games": games}));
}

#[test]
fn new_answers_the_whole_state() {
    let answer = Engine::start().ask(r#"{"cmd":"new","game":"egara-guti","first":"N"}"#);
    assert_eq!(
        answer,
        json!({
            "ok": true, "game": "egara-guti", "position": "N:S1-11:N13-23:0", "to_move": "N",
            "legal": ["13-12", "14-12", "15-12"], "ply": 0, "quiet": 0, "outcome": null,
        })
    );
}

#[test]
fn legal_turns_are_sorted_as_byte_strings() {
    let answer = Engine::start().ask(r#"{"cmd":"new","game":"checkers"}"#);
    assert_eq!(answer["legal"], json!(["10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"]));
}

#[test]
fn a_position_with_too_many_turns_lists_4096_and_says_so_and_play_takes_any() {
    let mut engine = Engine::start();
    let position = "S:S1,19,32,37:N8,10,12-16,18,20,22-26,28,30:0";
    let answer = engine.ask(&json!({"cmd": "new", "game": "sholo-guti", "position": position}).to_string());
    assert_eq!(answer["legal"].as_array().map(Vec::len), Some(4096));
    assert_eq!(answer["legal_cut"], true);
    assert_eq!(engine.ask(r#"{"cmd":"play","turn":"19-27"}"#)["error"]["code"], "illegal_turn");
    assert_eq!(engine.ask(r#"{"cmd":"play","turn":"1-2"}"#)["ok"], true);
    assert_eq!(engine.ask(r#"{"cmd":"perft","depth":0}"#), json!({"ok": true, "nodes": 1}));
}

#[test]
fn play_and_undo_go_forth_and_back_also_over_the_end() {
    let mut engine = Engine::start();
    let before = engine.ask(r#"{"cmd":"new","game":"kalah","position":"0-0-0-0-0-1-0-2-0-3-0-1-20-21-S"}"#);
    let over = engine.ask(r#"{"cmd":"play","turn":"F"}"#);
    assert_eq!(over["position"], "0-0-0-0-0-0-0-0-0-0-0-0-21-27-S");
    assert_eq!(over["outcome"], json!({"winner": "N", "reason": "houses_empty", "score": [21, 27]}));
    assert_eq!((&over["to_move"], &over["legal"], &over["ply"]), (&json!(null), &json!([]), &json!(1)));
    assert_eq!(engine.refusal(r#"{"cmd":"play","turn":"F"}"#), "game_over");
    assert_eq!(engine.refusal(r#"{"cmd":"go"}"#), "game_over");
    assert_eq!(engine.ask(r#"{"cmd":"undo"}"#), before);
    assert_eq!(engine.refusal(r#"{"cmd":"undo"}"#), "nothing_to_undo");
    assert_eq!(engine.ask(r#"{"cmd":"state"}"#), before);
}

#[test]
fn go_plays_nothing_and_names_a_legal_turn_in_every_game_at_every_level() {
    let mut engine = Engine::start();
    for game in GAMES {
        let state = engine.ask(&json!({"cmd": "new", "game": game}).to_string());
        for level in ["easy", "medium", "hard", "insane"] {
            let go = json!({"cmd": "go", "level": level, "nodes": 2000, "seed": 7});
            let thought = engine.ask(&go.to_string());
            assert_eq!(thought["ok"], true, "{thought}");
            assert!(
                state["legal"].as_array().expect("a list").contains(&thought["turn"]),
                "{game} {level} {thought}"
            );
            for field in ["score", "depth", "nodes", "ms"] {
                assert!(thought[field].is_i64() || thought[field].is_u64(), "{field} in {thought}");
            }
            assert!(thought["proven"].is_boolean() && thought["pv"].is_array());
        }
        assert_eq!(engine.ask(r#"{"cmd":"state"}"#), state);
    }
}

#[test]
fn perft_counts_from_the_current_position() {
    let mut engine = Engine::start();
    engine.ask(r#"{"cmd":"new","game":"checkers"}"#);
    assert_eq!(engine.ask(r#"{"cmd":"perft","depth":4}"#)["nodes"], 1469);
    engine.ask(r#"{"cmd":"play","turn":"11-15"}"#);
    assert_eq!(engine.ask(r#"{"cmd":"perft","depth":1}"#)["nodes"], 7);
}

#[test]
fn quit_answers_and_ends_with_status_0() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask(r#"{"cmd":"quit"}"#), json!({"ok": true}));
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn the_end_of_input_ends_with_status_0() {
    assert_eq!(Engine::start().end(), Some(0));
}
