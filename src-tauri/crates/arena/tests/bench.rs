//! The search's fingerprint: how many positions it visits in `arena bench`, game by game.
//!
//! Whoever changes search or evaluation on purpose records the new counts with
//! `WRITE_BENCH=1 cargo test -p arena --test bench`; whoever did not mean to has changed how the computer plays.

use std::fmt::Write as _;
use std::process::Command;

const RECORDED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bench-nodes.txt");

/// A line a game and the total: a name and the nodes.
fn counted() -> String {
    let bench = Command::new(env!("CARGO_BIN_EXE_arena")).arg("bench").output().expect("it runs");
    assert!(bench.status.success(), "{bench:?}");
    let mut counts = String::new();
    for line in String::from_utf8_lossy(&bench.stdout).lines() {
        let mut words = line.split_whitespace();
        if let (Some(name), Some(nodes)) = (words.next(), words.next()) {
            writeln!(counts, "{name} {nodes}").expect("a string takes all");
        }
    }
    counts
}

#[test]
fn the_search_visits_as_many_positions_as_recorded() {
    let counted = counted();
    if std::env::var_os("WRITE_BENCH").is_some() {
        std::fs::write(RECORDED, &counted).expect("it is written");
    }
    let recorded = std::fs::read_to_string(RECORDED).expect("it was recorded");
    assert_eq!(
        counted, recorded,
        "if this was meant, record it: WRITE_BENCH=1 cargo test -p arena --test bench"
    );
}
