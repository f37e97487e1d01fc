//! The fast generator and the plain one find the same game.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use rules::checkers::Checkers;
use rules::{Board, Game, Piece, Side};

use crate::any_position::{any_position, play_out};
use crate::oracle::Oracle;

fn pieces(position: &Checkers) -> Vec<Piece> {
    match position.board() {
        Board::Leap(pieces) => pieces,
        Board::Sow(_) => panic!("checkers is no sowing game"),
    }
}

fn oracle(position: &Checkers) -> Oracle {
    Oracle::new(&pieces(position), position.side())
}

/// What a position is to both generators.
type Shown = (Vec<Piece>, Side);

fn agree(position: &Checkers) -> TestCaseResult {
    let oracle = oracle(position);
    let ending = position.ending().map(|ending| (ending.winner, ending.reason));
    prop_assert_eq!(ending, oracle.ending().map(|(winner, reason)| (Some(winner), reason)));

    let expected: BTreeMap<String, Shown> =
        oracle.turns().into_iter().map(|(text, after)| (text, (after.pieces(), after.side()))).collect();
    let (paths, cut) = position.written(usize::MAX);
    prop_assert!(!cut);
    let mut written = BTreeMap::new();
    for path in &paths {
        let turn = position.turn_of(path)?;
        let after = position.play_unchecked(turn);
        written.insert(position.write_turn(path), (pieces(&after), after.side()));
    }
    prop_assert_eq!(paths.len(), written.len(), "a path is listed twice");
    prop_assert_eq!(&written, &expected);
    prop_assert_eq!(position.count_written(), expected.len() as u64);

    let mut visited = Vec::new();
    position.for_each_result(&mut |after| visited.push((pieces(after), after.side())));
    visited.sort();
    let mut results: Vec<Shown> = expected.into_values().collect();
    results.sort();
    prop_assert_eq!(visited, results);
    one_turn_for_each_result(position, &written)
}

fn one_turn_for_each_result(position: &Checkers, written: &BTreeMap<String, Shown>) -> TestCaseResult {
    let mut turns = Vec::new();
    position.turns(&mut turns);
    let mut results = BTreeSet::new();
    for turn in &turns {
        let path = position.path_of(*turn);
        prop_assert_eq!(position.turn_of(&path)?, *turn);
        let after = position.play_unchecked(*turn);
        prop_assert_eq!(written.get(&position.write_turn(&path)), Some(&(pieces(&after), after.side())));
        results.insert((pieces(&after), after.side()));
    }
    prop_assert_eq!(results.len(), turns.len(), "two turns have one result");
    prop_assert_eq!(results, written.values().cloned().collect());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn on_any_position(position in any_position()) {
        agree(&position)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn throughout_games_from_the_start(picks in proptest::collection::vec(any::<u16>(), 120)) {
        for position in play_out(Checkers::start(Side::South), &picks) {
            agree(&position)?;
        }
    }
}

proptest! {
    #[test]
    fn a_position_turned_has_turned_turns_and_the_turned_ending(position in any_position()) {
        let turned = position.turned();
        prop_assert_eq!(turned.turned(), position);
        let seen = |position: &Checkers, turn: bool| -> HashSet<Vec<u8>> {
            let place = |place: &u8| if turn { Checkers::turned_place(*place) } else { *place };
            let (paths, _) = position.written(usize::MAX);
            paths.iter().map(|path| path.places().iter().map(place).collect()).collect()
        };
        prop_assert_eq!(seen(&position, true), seen(&turned, false));
        let winner = |position: &Checkers| position.ending().and_then(|ending| ending.winner);
        prop_assert_eq!(winner(&position).map(Side::other), winner(&turned));
    }

    #[test]
    fn a_list_cut_short_says_so(position in any_position(), cap in 0..20usize) {
        let count = position.count_written() as usize;
        let (paths, cut) = position.written(cap);
        prop_assert_eq!(paths.len(), count.min(cap));
        prop_assert_eq!(cut, count > cap);
    }

    #[test]
    fn only_captures_and_mens_moves_cannot_be_taken_back(position in any_position()) {
        let mut turns = Vec::new();
        position.turns(&mut turns);
        for turn in turns {
            let men_stay = Side::BOTH.iter().all(|side| {
                position.play_unchecked(turn).men(*side) == position.men(*side)
            });
            prop_assert_eq!(position.is_irreversible(turn), turn.taken != 0 || !men_stay);
        }
    }
}

#[test]
fn keys_tell_positions_apart() {
    let mut keys = HashSet::new();
    let mut positions = HashSet::new();
    let mut layer = HashSet::from([Checkers::start(Side::South)]);
    for _ in 0..7 {
        let mut following = HashSet::new();
        for position in &layer {
            position.for_each_result(&mut |after| {
                following.insert(*after);
            });
        }
        for position in following.iter().flat_map(|position| [*position, position.turned()]) {
            positions.insert(position);
            keys.insert(position.key());
        }
        layer = following;
    }
    assert!(positions.len() > 20_000);
    assert_eq!(keys.len(), positions.len());
}
