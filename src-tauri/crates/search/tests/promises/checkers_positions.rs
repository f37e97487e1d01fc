//! Checkers endings and shots with known results.

use rules::GameId;
use serde_json::Value;

use search::Memory;

use crate::asking::{MEMORY, ask_full, ask_knowing, nodes, position};
use crate::checkers_tables::CHECKERS;

pub(crate) fn positions() -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/vectors/checkers-positions.json");
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn turns_that_keep_the_result_are_found_within_a_fixed_budget() {
    let known = positions();
    assert!(!known.is_empty());
    for case in &known {
        let name = case["name"].as_str().unwrap_or_default();
        let game = position(GameId::Checkers, case["position"].as_str().unwrap_or_default());
        let mut memory = Memory::with_bytes(MEMORY);
        let thought = ask_knowing(&game, None, nodes(1_000_000), 0, &mut memory, &CHECKERS);
        let accepted = case["accept"].as_array().into_iter().flatten();
        let turns: Vec<&str> = accepted.filter_map(Value::as_str).collect();
        assert!(turns.contains(&thought.turn.as_str()), "{name}: {thought:?}");
    }
}

#[test]
fn no_result_is_claimed_that_is_not_the_right_one() {
    for case in positions() {
        let game = position(GameId::Checkers, case["position"].as_str().unwrap_or_default());
        let thought = ask_full(&game, nodes(100_000));
        if thought.proven {
            let claimed = if thought.score >= 10_000 { "win" } else { "loss or draw" };
            assert_eq!(case["result"].as_str(), Some(claimed), "{thought:?}");
        }
    }
}
