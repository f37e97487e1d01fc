use proptest::prelude::*;
use serde_json::Value;

use super::Engine;

#[test]
fn whatever_is_no_request_is_a_bad_request() {
    let mut engine = Engine::start();
    engine.ask(r#"{"cmd":"new","game":"kalah"}"#);
    let lines = [
        "",
        " ",
        "{",
        "[]",
        "null",
        "42",
        "\"go\"",
        "{}",
        r#"{"cmd":1}"#,
        r#"{"cmd":"castle"}"#,
        r#"{"cmd":"new"}"#,
        r#"{"cmd":"new","game":5}"#,
        r#"{"cmd":"new","game":"kalah","first":"W"}"#,
        r#"{"cmd":"new","game":"kalah","first":"S","position":"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"}"#,
        r#"{"cmd":"new","game":"kalah","position":7}"#,
        r#"{"cmd":"play"}"#,
        r#"{"cmd":"play","turn":3}"#,
        r#"{"cmd":"perft"}"#,
        r#"{"cmd":"perft","depth":-1}"#,
        r#"{"cmd":"perft","depth":"2"}"#,
        r#"{"cmd":"go","level":"godlike"}"#,
        r#"{"cmd":"go","ms":"100"}"#,
        r#"{"cmd":"go","nodes":1.5}"#,
        r#"{"cmd":"state"} {"cmd":"state"}"#,
        r#"["games"]"#,
        r#"["new","kalah",null,"N"]"#,
        r#"{"cmd":"new","game":"kalah","first":{"S":null}}"#,
        r#"{"cmd":"new","game":"kalah","first":""}"#,
    ];
    for line in lines {
        assert_eq!(engine.refusal(line), "bad_request", "{line}");
    }
}

#[test]
fn each_other_refusal_has_its_code() {
    let mut engine = Engine::start();
    for line in [
        r#"{"cmd":"state"}"#,
        r#"{"cmd":"play","turn":"A"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"go"}"#,
        r#"{"cmd":"perft","depth":1}"#,
    ] {
        assert_eq!(engine.refusal(line), "no_game", "{line}");
    }
    assert_eq!(engine.refusal(r#"{"cmd":"new","game":"chess"}"#), "unknown_game");
    assert_eq!(engine.refusal(r#"{"cmd":"new","game":"kalah","position":"4-4"}"#), "bad_position");
    engine.ask(r#"{"cmd":"new","game":"kalah"}"#);
    for limit in ["ms", "nodes", "depth"] {
        for value in ["0", "-5", "-0", "-0.0", "-1.5", "-1e30", "-9223372036854775809"] {
            assert_eq!(
                engine.refusal(&format!(r#"{{"cmd":"go","{limit}":{value}}}"#)),
                "bad_limit",
                "{value}"
            );
        }
    }
    assert_eq!(engine.refusal(r#"{"cmd":"perft","depth":4000000000}"#), "bad_limit");
    assert_eq!(engine.refusal(r#"{"cmd":"play","turn":"a"}"#), "illegal_turn");
    assert_eq!(engine.refusal(r#"{"cmd":"undo"}"#), "nothing_to_undo");
}

#[test]
fn a_line_longer_than_64_kib_is_refused_whole_and_the_next_one_answered() {
    let mut engine = Engine::start();
    engine.ask(r#"{"cmd":"new","game":"oware"}"#);
    let padded = |length: usize| {
        let head = r#"{"cmd":"state""#;
        format!("{head}{}}}", " ".repeat(length - head.len() - 1))
    };
    assert_eq!(engine.ask(&padded(64 * 1024))["ok"], true, "just short enough");
    assert_eq!(engine.refusal(&padded(64 * 1024 + 1)), "bad_request");
    assert_eq!(engine.refusal(&padded(3_000_000)), "bad_request");
    assert_eq!(engine.ask(r#"{"cmd":"state"}"#)["ok"], true);
}

/// A request with some of its bytes replaced, cut or doubled.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let requests = prop::sample::select(vec![
        r#"{"cmd":"new","game":"sholo-guti","position":"S:S1-16:N22-37:0"}"#,
        r#"{"cmd":"new","game":"checkers","position":"B:W21-32:B1-12"}"#,
        r#"{"cmd":"new","game":"oware","position":"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"}"#,
        r#"{"cmd":"play","turn":"12x22x24"}"#,
        r#"{"cmd":"go","level":"hard","nodes":10,"seed":3}"#,
        r#"{"cmd":"perft","depth":2}"#,
    ]);
    let edits = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 0..6);
    (requests, edits).prop_map(|(request, edits)| {
        let mut bytes = request.as_bytes().to_vec();
        for (at, byte, kind) in edits {
            let at = at.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ if bytes.len() > 1 => drop(bytes.remove(at)),
                _ => {}
            }
        }
        bytes.retain(|byte| *byte != b'\n');
        bytes
    })
}

/// Damage can turn a depth of 2 into one that takes hours; such a request is no bad input.
fn is_quick(line: &[u8]) -> bool {
    let Ok(value) = serde_json::from_slice::<Value>(line) else { return true };
    let small =
        |field: &str, most| value.get(field).and_then(Value::as_u64).is_none_or(|number| number <= most);
    match value.get("cmd").and_then(Value::as_str) {
        Some("perft") => small("depth", 3) || !small("depth", 100),
        Some("go") => small("nodes", 1000) && value.get("nodes").is_some(),
        Some("quit") => false,
        _ => true,
    }
}

#[test]
fn thousands_of_malformed_lines_leave_it_standing() {
    let mut engine = Engine::start();
    engine.ask(r#"{"cmd":"new","game":"egara-guti"}"#);
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let strategy = prop_oneof![
        damaged(),
        prop::collection::vec(any::<u8>().prop_filter("one line", |byte| *byte != b'\n'), 0..200)
    ];
    for _ in 0..5000 {
        let line = proptest::strategy::ValueTree::current(&strategy.new_tree(&mut runner).expect("a line"));
        if is_quick(&line) {
            engine.send(&line);
            assert!(engine.receive()["ok"].is_boolean());
        }
    }
    assert_eq!(engine.ask(r#"{"cmd":"new","game":"egara-guti"}"#)["ok"], true);
    assert_eq!(engine.end(), Some(0));
}
