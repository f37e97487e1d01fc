//! What may be chosen place by place, and what a turn shows.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use rules::checkers::Checkers;
use rules::{Continuation, Continuations, Game, Path, Step, TurnError};

use crate::any_position::any_position;
use crate::{legal, path, position};

fn choices(board: &str, chosen: &[u8]) -> Continuations {
    match position(board).continuations(chosen) {
        Ok(continuations) => continuations,
        Err(error) => panic!("{board} {chosen:?}: {error}"),
    }
}

fn places(next: &[Continuation]) -> Vec<u8> {
    next.iter().map(|next| next.to).collect()
}

fn series(continuations: &Continuations) -> Vec<(u8, &[u8], &[u8])> {
    continuations.series.iter().map(|one| (one.to, one.path.places(), one.takes.as_slice())).collect()
}

#[test]
fn pieces_that_can_move_may_be_chosen_first() {
    let first = choices("B:W32:B1,5,14", &[]);
    assert_eq!(places(&first.next), [1, 5, 14]);
    assert!(!first.may_end && first.series.is_empty());
    assert!(first.next.iter().all(|next| next.goes_on && !next.may_end && next.takes.is_none()));
    // 9 and 10 stand in the way of 5 and 6, and those in the way of 1.
    assert_eq!(places(&choices("B:W32:B1,5,6,9,K10", &[]).next), [9, 10]);
}

#[test]
fn where_there_is_a_capture_only_pieces_that_capture_may_be_chosen() {
    let board = "B:W18,32:B1,14";
    assert_eq!(places(&choices(board, &[]).next), [14]);
    assert!(matches!(position(board).continuations(&[1]), Err(TurnError::Illegal { .. })));
}

#[test]
fn a_step_takes_nothing_and_ends_the_turn() {
    let step = |to| Continuation { to, takes: None, may_end: true, goes_on: false, sowing: None };
    assert_eq!(choices("B:W32:B14", &[14]).next, [step(17), step(18)]);
    let done = choices("B:W32:B14", &[14, 17]);
    assert_eq!(done, Continuations { next: Vec::new(), may_end: true, series: Vec::new() });
}

#[test]
fn a_jump_tells_whom_it_takes_and_whether_it_must_go_on() {
    let board = "B:W15,22:B11";
    let jump = |to, takes, goes_on: bool| Continuation {
        to,
        takes: Some(takes),
        may_end: !goes_on,
        goes_on,
        sowing: None,
    };
    assert_eq!(choices(board, &[11]).next, [jump(18, 15, true)]);
    assert_eq!(choices(board, &[11, 18]).next, [jump(25, 22, false)]);
    assert!(choices(board, &[11, 18, 25]).may_end);
}

#[test]
fn a_far_end_that_one_series_reaches_may_be_chosen_at_once() {
    let board = "B:W15,22,23:B11";
    let whole = choices(board, &[11]);
    let expected: [(u8, &[u8], &[u8]); 2] = [(25, &[11, 18, 25], &[15, 22]), (27, &[11, 18, 27], &[15, 23])];
    assert_eq!(series(&whole), expected);
    // One jump before the end there is nothing far any more.
    assert_eq!(series(&choices(board, &[11, 18])), []);
}

#[test]
fn an_end_that_several_series_reach_must_be_walked_to() {
    let ring = "W:WK31:B18,19,26,27";
    assert_eq!(series(&choices(ring, &[31])), []);
    let expected: [(u8, &[u8], &[u8]); 1] = [(31, &[31, 22, 15, 24, 31], &[18, 19, 27])];
    assert_eq!(series(&choices(ring, &[31, 22])), expected);
}

#[test]
fn what_begins_no_legal_turn_is_refused() {
    let board = position("B:W15,22,23:B11,1");
    for chosen in
        [&[0][..], &[33], &[255], &[2], &[15], &[1], &[11, 15], &[11, 16], &[11, 18, 22], &[11, 18, 25, 29]]
    {
        assert!(matches!(board.continuations(chosen), Err(TurnError::Illegal { .. })), "{chosen:?}");
    }
    assert!(board.continuations(&[11; 40]).is_err());
}

#[test]
fn jumped_pieces_leave_together_after_the_last_landing() {
    let board = position("B:W15,22:B11");
    let expected = [
        Step::Move { from: 11, to: 18, landing: 0 },
        Step::Move { from: 18, to: 25, landing: 1 },
        Step::Take { at: 15, landing: 1 },
        Step::Take { at: 22, landing: 1 },
    ];
    assert_eq!(board.steps(&path(&board, "11x18x25")), expected);
}

#[test]
fn in_the_beginning_of_a_turn_jumped_pieces_are_still_there() {
    let board = position("B:W15,22:B11");
    let beginning = Path::new(&[11, 18]).unwrap();
    assert_eq!(board.steps(&beginning), [Step::Move { from: 11, to: 18, landing: 0 }]);
}

#[test]
fn a_man_is_crowned_last() {
    let board = position("B:W26:B22");
    let expected = [
        Step::Move { from: 22, to: 31, landing: 0 },
        Step::Take { at: 26, landing: 0 },
        Step::Crown { at: 31, landing: 0 },
    ];
    assert_eq!(board.steps(&path(&board, "22x31")), expected);
    let king = position("B:W5:BK25");
    assert_eq!(king.steps(&path(&king, "25-29")), [Step::Move { from: 25, to: 29, landing: 0 }]);
}

#[test]
fn a_path_of_no_turn_shows_nothing() {
    let board = position("B:W26:B22");
    assert_eq!(board.steps(&Path::default()), []);
    assert_eq!(board.steps(&Path::from_origin(22)), []);
}

/// Walks every choice from `chosen` on and checks each against the written turns that begin so.
fn walk(board: &Checkers, chosen: &mut Vec<u8>, written: &[Path]) -> TestCaseResult {
    let begin: Vec<&Path> = written.iter().filter(|path| path.places().starts_with(chosen)).collect();
    let here = board.continuations(chosen)?;
    let mut expected: BTreeMap<u8, (bool, bool)> = BTreeMap::new();
    let mut ends: BTreeMap<u8, Vec<&Path>> = BTreeMap::new();
    for path in &begin {
        let places = path.places();
        if let Some(next) = places.get(chosen.len()) {
            let next = expected.entry(*next).or_default();
            next.0 |= places.len() == chosen.len() + 1 && !chosen.is_empty();
            next.1 |= places.len() > chosen.len() + 1;
            if !chosen.is_empty() {
                ends.entry(places[places.len() - 1]).or_default().push(path);
            }
        }
    }
    prop_assert_eq!(here.may_end, begin.iter().any(|path| path.places() == chosen.as_slice()));
    let told: BTreeMap<u8, (bool, bool)> =
        here.next.iter().map(|next| (next.to, (next.may_end, next.goes_on))).collect();
    prop_assert_eq!(&told, &expected);
    prop_assert!(here.next.is_sorted_by_key(|next| next.to) && told.len() == here.next.len());
    ends.retain(|end, paths| paths.len() == 1 && !expected.contains_key(end) && chosen.last() != Some(end));
    let ends: Vec<&Path> = ends.into_values().flatten().collect();
    prop_assert_eq!(here.series.iter().map(|series| &series.path).collect::<Vec<_>>(), ends);
    for series in &here.series {
        prop_assert_eq!(series.path.places().last(), Some(&series.to));
        prop_assert_eq!(series.takes.len(), series.path.places().len() - chosen.len());
    }
    for next in here.next {
        chosen.push(next.to);
        walk(board, chosen, written)?;
        chosen.pop();
    }
    Ok(())
}

proptest! {
    #[test]
    fn choices_lead_to_every_legal_turn_and_no_other(board in any_position()) {
        prop_assume!(board.ending().is_none());
        let (written, _) = board.written(usize::MAX);
        walk(&board, &mut Vec::new(), &written)?;
    }

    #[test]
    fn a_board_with_a_turns_steps_applied_is_the_board_after_it(board in any_position()) {
        for text in legal(&board) {
            let path = path(&board, &text);
            let mut shown = board.board();
            board.steps(&path).into_iter().for_each(|step| shown.apply(step));
            prop_assert_eq!(shown, board.play_unchecked(board.turn_of(&path)?).board());
        }
    }

    #[test]
    fn no_choice_can_break_the_rules(board in any_position(), chosen in proptest::collection::vec(0..40u8, 0..20)) {
        let _ = board.continuations(&chosen);
        if let Some(path) = Path::new(&chosen) {
            let _ = board.turn_of(&path);
            let _ = board.write_turn(&path);
            let _ = board.steps(&path);
        }
    }
}
