//! Perft of the two line games against counts by independent programs.

use std::fs;

use rules::{AnyGame, GameId};
use serde::Deserialize;

#[derive(Deserialize)]
struct Row {
    game: String,
    position: String,
    perft: Vec<u64>,
}

/// Checks every row of a game and returns how many there were.
fn check(game: GameId) -> usize {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/vectors/perft.json");
    let rows: Vec<Row> = serde_json::from_str(&fs::read_to_string(file).expect("readable")).expect("rows");
    let rows: Vec<Row> = rows.into_iter().filter(|row| row.game == game.name()).collect();
    for row in &rows {
        let line = AnyGame::parse(game, &row.position).expect("a valid position");
        assert_eq!(line.position(), row.position);
        for (depth, nodes) in (1..).zip(&row.perft) {
            assert_eq!(line.perft(depth), *nodes, "{} at depth {depth}", row.position);
        }
    }
    rows.len()
}

#[test]
fn sholo_guti_counts_as_independent_programs_do() {
    assert_eq!(check(GameId::SholoGuti), 7);
}

#[test]
fn egara_guti_counts_as_independent_programs_do() {
    assert_eq!(check(GameId::EgaraGuti), 7);
}
