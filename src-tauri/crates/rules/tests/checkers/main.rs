//! Checkers: each rule and promise in words, and a second generator to compare with.

mod agreement;
mod any_position;
mod choices;
mod endings;
mod moves;
mod notation;
mod oracle;
mod perft;

use rules::checkers::Checkers;
use rules::{Game, Path};

/// The position of a text that must be one.
fn position(text: &str) -> Checkers {
    match Checkers::parse(text) {
        Ok((position, _)) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}

/// All legal written turns as text, sorted.
fn legal(position: &Checkers) -> Vec<String> {
    let (paths, cut) = position.written(usize::MAX);
    assert!(!cut);
    let mut texts: Vec<String> = paths.iter().map(|path| position.write_turn(path)).collect();
    texts.sort();
    texts
}

/// The path of a turn that must be legal.
fn path(position: &Checkers, turn: &str) -> Path {
    match position.read_turn(turn) {
        Ok(path) => path,
        Err(error) => panic!("{error}"),
    }
}

/// The position after a turn that must be legal.
fn after(position: &Checkers, turn: &str) -> Checkers {
    match position.turn_of(&path(position, turn)) {
        Ok(turn) => position.play_unchecked(turn),
        Err(error) => panic!("{error}"),
    }
}
