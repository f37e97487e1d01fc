//! The sowing games against the recorded right answers.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rules::kalah::Kalah;
use rules::oware::Oware;
use rules::{Game, Line, perft};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct Case {
    game: String,
    name: String,
    position: String,
    legal: Vec<String>,
    after: BTreeMap<String, After>,
}

#[derive(Deserialize)]
struct After {
    position: String,
    over: bool,
}

#[derive(Deserialize)]
struct Count {
    game: String,
    position: String,
    perft: Vec<u64>,
}

fn vectors<T: DeserializeOwned>(file: &str) -> T {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/vectors").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn sowing_cases<G: Game>() {
    let cases: Vec<Case> = vectors("sowing-cases.json");
    let mut seen = 0;
    for case in cases.iter().filter(|case| case.game == G::ID.name()) {
        let line = Line::<G>::parse(&case.position).expect(&case.name);
        let (paths, _) = line.position().written(usize::MAX);
        let texts: Vec<String> = paths.iter().map(|path| line.position().write_turn(path)).collect();
        assert_eq!(texts, case.legal, "{}", case.name);
        assert_eq!(line.outcome().is_some(), case.legal.is_empty(), "{}", case.name);
        for (turn, after) in &case.after {
            let mut line = line.clone();
            let path = line.position().read_turn(turn).expect(&case.name);
            line.play(&path).expect(&case.name);
            let found = (line.text(), line.outcome().is_some());
            assert_eq!(found, (after.position.clone(), after.over), "{turn} in {}", case.name);
        }
        seen += 1;
    }
    assert!(seen > 0);
}

fn perft_counts<G: Game>() {
    let counts: Vec<Count> = vectors("perft.json");
    let mut seen = 0;
    for count in counts.iter().filter(|count| count.game == G::ID.name()) {
        let (position, _) = G::parse(&count.position).expect(&count.position);
        for (depth, nodes) in (1..).zip(&count.perft) {
            assert_eq!(perft(&position, depth), *nodes, "depth {depth} of {}", count.position);
        }
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn kalah_turns_lead_where_the_recorded_cases_say() {
    sowing_cases::<Kalah>();
}

#[test]
fn oware_turns_lead_where_the_recorded_cases_say() {
    sowing_cases::<Oware>();
}

#[test]
fn kalah_perft_counts_are_the_recorded_ones() {
    perft_counts::<Kalah>();
}

#[test]
fn oware_perft_counts_are_the_recorded_ones() {
    perft_counts::<Oware>();
}
