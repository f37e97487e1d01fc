//! How a game ends.

use rules::checkers::Checkers;
use rules::{Ending, Game, Line, Reason, Side, TurnError};

use crate::{after, position};

fn won(winner: Side, reason: Reason) -> Ending {
    Ending { winner: Some(winner), reason }
}

fn drawn(reason: Reason) -> Ending {
    Ending { winner: None, reason }
}

fn line(text: &str) -> Line<Checkers> {
    match Line::parse(text) {
        Ok(line) => line,
        Err(error) => panic!("{text}: {error}"),
    }
}

fn play(line: &mut Line<Checkers>, turn: &str) {
    let path = crate::path(line.position(), turn);
    if let Err(error) = line.play(&path) {
        panic!("{turn}: {error}");
    }
}

/// A ring of twenty squares for a white king to walk, out of reach of a black one in the corner of 25 and 29.
const RING: [u8; 20] = [5, 1, 6, 2, 7, 3, 8, 12, 16, 20, 24, 27, 23, 19, 15, 18, 14, 17, 13, 9];

/// Plays so many plies, Black first: its king goes from `black[0]` to and fro between the other two squares,
/// White's round the ring.
fn walk(line: &mut Line<Checkers>, plies: usize, black: [u8; 3]) {
    for ply in 0..plies {
        let step = ply / 2;
        let turn = if ply % 2 == 0 {
            let way = [black[0], black[1], black[2], black[1]];
            let from = if step == 0 { 0 } else { 2 - step % 2 };
            format!("{}-{}", way[from], way[from + 1])
        } else {
            format!("{}-{}", RING[step % 20], RING[(step + 1) % 20])
        };
        assert_eq!(line.outcome(), None, "before ply {ply}");
        play(line, &turn);
    }
}

#[test]
fn a_side_with_no_piece_loses() {
    assert_eq!(after(&position("B:W18:B14"), "14x23").ending(), Some(won(Side::South, Reason::NoMen)));
    assert_eq!(after(&position("W:W18:B14"), "18x9").ending(), Some(won(Side::North, Reason::NoMen)));
}

#[test]
fn a_position_with_one_side_empty_is_over_whoever_is_to_move() {
    for text in ["B:W:B1-12", "W:W:B1-12"] {
        let board = position(text);
        assert_eq!(board.ending(), Some(won(Side::South, Reason::NoMen)));
        assert_eq!(board.count_written(), 0);
        assert_eq!(board.read_turn("9-13"), Err(TurnError::GameOver));
        assert_eq!(board.continuations(&[]), Err(TurnError::GameOver));
        let mut turns = Vec::new();
        board.turns(&mut turns);
        assert_eq!(turns, []);
    }
}

#[test]
fn a_side_to_move_with_no_legal_turn_loses() {
    // 9 blocks the man on 5, and 14 stands behind it.
    let board = position("B:W9,14:B5");
    assert_eq!(board.ending(), Some(won(Side::North, Reason::NoTurn)));
    assert_eq!(board.read_turn("5-9"), Err(TurnError::GameOver));
    // With the move on the other side it is not over.
    assert_eq!(position("W:W9,14:B5").ending(), None);
}

#[test]
fn eighty_plies_without_a_capture_or_a_mans_move_draw() {
    // The black king does not come back to 30, so no position stands for the third time.
    let mut line = line("B:WK5:BK30");
    walk(&mut line, 80, [30, 25, 29]);
    assert_eq!(line.quiet(), 80);
    assert_eq!(line.outcome().map(|outcome| outcome.ending), Some(drawn(Reason::NoProgress)));
    line.undo();
    assert_eq!((line.quiet(), line.outcome()), (79, None));
}

#[test]
fn a_mans_move_starts_the_count_anew() {
    let mut line = line("B:WK5,31:BK30,3");
    play(&mut line, "30-25");
    play(&mut line, "5-1");
    assert_eq!(line.quiet(), 2);
    play(&mut line, "3-7");
    assert_eq!(line.quiet(), 0);
    play(&mut line, "1-5");
    assert_eq!(line.quiet(), 1);
    play(&mut line, "7-10");
    play(&mut line, "31-27");
    assert_eq!(line.quiet(), 0);
}

#[test]
fn a_capture_starts_the_count_anew_by_man_or_king() {
    for text in ["B:WK21,K32:BK3,14", "B:WK21,K32:BK3,K14"] {
        let mut line = line(text);
        play(&mut line, "3-8");
        play(&mut line, "21-17");
        assert_eq!(line.quiet(), 2);
        play(&mut line, "14x21");
        assert_eq!(line.quiet(), 0);
        play(&mut line, "32-28");
        assert_eq!(line.quiet(), 1);
    }
}

#[test]
fn a_man_crowned_by_a_step_has_moved_as_a_man() {
    let mut line = line("B:WK5:B25,K4");
    play(&mut line, "4-8");
    play(&mut line, "5-1");
    play(&mut line, "25-29");
    assert_eq!(line.quiet(), 0);
}

#[test]
fn the_same_position_with_the_same_side_to_move_for_the_third_time_draws() {
    let mut line = line("B:WK32:BK1");
    for turn in ["1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1"] {
        play(&mut line, turn);
        assert_eq!(line.outcome(), None);
    }
    play(&mut line, "28-32");
    assert_eq!(line.outcome().map(|outcome| outcome.ending), Some(drawn(Reason::Repetition)));
}

#[test]
fn repetition_is_told_before_the_count() {
    // Both kings are where they were after 40 plies and after 80, and the count is full.
    let mut line = line("B:WK5:BK29");
    walk(&mut line, 80, [29, 25, 29]);
    assert_eq!(line.quiet(), 80);
    assert_eq!(line.outcome().map(|outcome| outcome.ending), Some(drawn(Reason::Repetition)));
}

#[test]
fn the_result_counts_the_pieces_left() {
    let mut line = line("B:W18:B14,K3");
    play(&mut line, "14x23");
    assert_eq!(line.outcome().map(|outcome| outcome.score), Some([2, 0]));
    assert!(line.undo());
    assert_eq!(line.outcome(), None);
}
