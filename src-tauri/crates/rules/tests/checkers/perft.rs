//! Counts that others have published or counted anew.

use rules::perft;
use serde::Deserialize;

use crate::position;

#[derive(Deserialize)]
struct Counts {
    game: String,
    position: String,
    perft: Vec<u64>,
}

/// Counts above this are left to the release build's `perft`.
const MOST: u64 = 20_000_000;

#[test]
fn counts_agree_with_published_ones() {
    let vectors = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/vectors/perft.json"));
    let rows: Vec<Counts> = serde_json::from_str(vectors).expect("the vectors are JSON");
    let mut checked = 0;
    for row in rows.iter().filter(|row| row.game == "checkers") {
        let position = position(&row.position);
        for (&count, depth) in row.perft.iter().zip(1..).filter(|(count, _)| **count <= MOST) {
            assert_eq!(perft(&position, depth), count, "{} at depth {depth}", row.position);
            checked += 1;
        }
    }
    assert!(checked >= 38, "only {checked} counts were found");
}
