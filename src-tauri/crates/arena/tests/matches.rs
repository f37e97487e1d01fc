//! Matches as whoever runs them sees them.

use std::process::{Command, Output};

/// Runs a match of a few quick games, unless the arguments say otherwise.
fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
    command.args(["match", "--game", "kalah"]).args(arguments);
    for (name, usual) in [("--games", "8"), ("--nodes", "200")] {
        if !arguments.contains(&name) {
            command.args([name, usual]);
        }
    }
    command.output().expect("it runs")
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complaint(output: &Output) -> String {
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_engine_makes_half_the_points_against_itself() {
    let text = printed(&run(&[]));
    assert!(text.contains("8 games") && text.contains("50.0 %"), "{text}");
}

#[test]
fn a_match_limited_by_nodes_ends_the_same_when_it_is_played_again() {
    let unequal = ["--nodes-b", "20", "--seed", "3"];
    assert_eq!(printed(&run(&unequal)), printed(&run(&unequal)));
}

#[test]
fn a_hundred_times_the_positions_win_the_match_whichever_engine_has_them() {
    let score = |arguments: &[&str]| -> f64 {
        let text = printed(&run(arguments));
        let (_, after) = text.split_once("lost ").expect("the tally");
        let (_, score) = after.split_once(": ").expect("the score");
        score.split(' ').next().and_then(|score| score.parse().ok()).expect("a number")
    };
    assert!(score(&["--nodes", "2000", "--nodes-b", "20"]) > 60.0);
    assert!(score(&["--nodes", "20", "--nodes-b", "2000"]) < 40.0);
}

#[test]
fn an_engine_that_cannot_be_started_is_named() {
    let text = complaint(&run(&["--b", "/nowhere/engine --fast"]));
    assert!(text.contains("/nowhere/engine"), "{text}");
}

#[test]
fn an_engine_that_ends_at_once_forfeits_until_the_match_is_given_up() {
    let program = env!("CARGO_BIN_EXE_arena");
    let text = complaint(&run(&["--b", &format!("{program} --version")]));
    assert!(text.contains("b forfeits a game of kalah"), "{text}");
    assert!(text.contains("b failed in"), "{text}");
}

#[test]
fn a_sequential_test_stops_a_match_that_is_decided() {
    let text = printed(&run(&["--games", "400", "--nodes-b", "5", "--sprt", "0,50"]));
    let games: u32 = text.split_whitespace().nth(1).and_then(|games| games.parse().ok()).expect("a number");
    assert!((100..400).contains(&games), "{text}");
}
