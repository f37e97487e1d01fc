//! Positions and turns as text.

use proptest::prelude::*;
use rules::checkers::Checkers;
use rules::{Game, PositionError};

use crate::any_position::any_position;
use crate::{legal, path, position};

fn refused(text: &str) -> String {
    match Checkers::parse(text) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    }
}

fn refused_at(text: &str) -> usize {
    match Checkers::parse(text) {
        Err(PositionError::Syntax { at, .. }) => at,
        other => panic!("{text}: {other:?}"),
    }
}

fn turn_refused(board: &str, turn: &str) -> String {
    match position(board).read_turn(turn) {
        Ok(_) => panic!("{turn} was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn positions_are_written_white_first_ascending_with_ranges_and_kings_singly() {
    let written = |text| position(text).text(0);
    assert_eq!(written("B:W21-32:B1-12"), "B:W21-32:B1-12");
    assert_eq!(written("B:B12,K11,9,10,8:W31,30"), "B:W30,31:B8-10,K11,12");
    assert_eq!(written("W:WK22,12,K21,K23,8-9,5,6,7,11:B20"), "W:W5-9,11,12,K21,K22,K23:B20");
}

#[test]
fn either_list_may_come_first_in_any_order_with_or_without_ranges() {
    let board = position("B:W21-24,K30:B1,2,3");
    assert_eq!(position("B:B3,1-2:WK30,24,22-23,21"), board);
}

#[test]
fn the_count_of_quiet_plies_is_no_part_of_the_text() {
    assert_eq!(position("B:W32:B1").text(79), "B:W32:B1");
    assert_eq!(Checkers::parse("B:W32:B1").map(|(_, quiet)| quiet), Ok(0));
}

#[test]
fn one_side_may_be_empty_but_not_both() {
    assert_eq!(position("B:W:B1").text(0), "B:W:B1");
    assert_eq!(position("W:W5:B").text(0), "W:W5:B");
    assert_eq!(refused("W:W:B"), "no piece stands on the board");
}

#[test]
fn a_man_on_its_own_crowning_row_is_no_position() {
    assert_eq!(refused("B:W32:B29"), "Black's man on 29 stands on its own crowning row");
    assert_eq!(refused("B:W4-6:B12"), "White's man on 4 stands on its own crowning row");
    assert_eq!(position("B:W32,K4:B1,K29").score(), [2, 2]);
}

#[test]
fn a_square_holds_one_piece() {
    assert_eq!(refused("B:W20:B20"), "both sides stand on square 20");
    assert_eq!(refused_at("B:W20,20:B1"), 6);
    assert_eq!(refused_at("B:W20,K20:B1"), 6);
    assert_eq!(refused_at("B:W18-21,20:B1"), 9);
}

#[test]
fn a_side_has_twelve_pieces_at_most() {
    assert_eq!(refused("B:W20-32:B1"), "White has 13 pieces of at most 12");
    assert_eq!(refused("B:W32:B1-12,K13"), "Black has 13 pieces of at most 12");
}

#[test]
fn broken_text_is_refused_and_the_error_says_where() {
    for (text, at) in [
        ("", 0),
        ("S:W21-32:B1-12", 0),
        ("b:W21-32:B1-12", 0),
        (" B:W21-32:B1-12", 0),
        ("B", 1),
        ("B:", 2),
        ("B:21-32:B1-12", 2),
        ("B:W21-32", 8),
        ("B:W21-32:W1-12", 9),
        ("B:W21-32:B1-12 ", 14),
        ("B:W21-32:B1-12.", 14),
        ("B:W21-32:B1-12:0", 14),
        ("B:W33:B1", 3),
        ("B:W0:B1", 3),
        ("B:W021:B1", 3),
        ("B:W99999999999999999999:B1", 3),
        ("B:W24-21:B1", 3),
        ("B:W24-24:B1", 3),
        ("B:W21-:B1", 6),
        ("B:W-21:B1", 3),
        ("B:W21,:B1", 6),
        ("B:W,21:B1", 3),
        ("B:WK:B1", 4),
        ("B:WKK21:B1", 4),
        ("B:Wk21:B1", 3),
        ("B:WK21-23:B1", 6),
        ("B:W21-K23:B1", 6),
        ("B:W21 ,22:B1", 5),
        ("B:W21\u{2013}32:B1-12", 5),
    ] {
        assert_eq!(refused_at(text), at, "{text}");
    }
    assert_eq!(refused("B:W21-32:W1-12"), "White is listed twice at character 9 of the position");
}

#[test]
fn turns_are_written_with_every_landing() {
    let board = position("B:W15,22,23:B11");
    for turn in ["11x18x25", "11x18x27"] {
        assert_eq!(board.write_turn(&path(&board, turn)), turn);
    }
    let start = position("B:W21-32:B1-12");
    assert_eq!(path(&start, "11-15").places(), [11, 15]);
    assert_eq!(start.write_turn(&path(&start, "11-15")), "11-15");
}

#[test]
fn beginnings_of_turns_are_written_too() {
    let board = position("B:W15,22,23:B11");
    let begun = |places: &[u8]| board.write_turn(&rules::Path::new(places).unwrap_or_default());
    assert_eq!(begun(&[]), "");
    assert_eq!(begun(&[11]), "11");
    assert_eq!(begun(&[11, 18]), "11x18");
}

#[test]
fn origin_and_end_alone_are_read_where_exactly_one_turn_fits() {
    let board = position("B:W15,22,23:B11");
    assert_eq!(board.write_turn(&path(&board, "11x25")), "11x18x25");
    assert_eq!(board.write_turn(&path(&board, "11x27")), "11x18x27");
}

#[test]
fn origin_and_end_alone_are_refused_where_several_turns_fit() {
    let ring = "W:WK31:B18,19,26,27";
    let error = turn_refused(ring, "31x31");
    assert!(error.contains("name every landing"), "{error}");
    assert_eq!(path(&position(ring), "31x24x15x22x31").places(), [31, 24, 15, 22, 31]);
}

#[test]
fn part_of_a_chain_is_illegal() {
    turn_refused("B:W15,22,23:B11", "11x18");
    let board = "B:W6,14,15:BK1";
    assert_eq!(legal(&position(board)), ["1x10x17", "1x10x19"]);
    turn_refused(board, "1x10");
    // Of a longer chain, some landings are neither all nor none.
    turn_refused("W:WK31:B18,19,26,27", "31x22x31");
}

#[test]
fn the_whole_form_comes_before_the_short_one() {
    // Two chains round the ring end on 6 too.
    let board = position("B:W10,18,19,26,27:BK15");
    assert_eq!(legal(&board), ["15x22x31x24x15x6", "15x24x31x22x15x6", "15x6"]);
    assert_eq!(path(&board, "15x6").places(), [15, 6]);
}

#[test]
fn turns_that_follow_no_notation_are_refused() {
    for turn in [
        "",
        " ",
        "11",
        "11-",
        "-15",
        "11x",
        "x",
        "-",
        "11--15",
        "11xx18",
        "11-15x22",
        "11-15-19",
        "11 - 15",
        "11-15 ",
        "011-15",
        "11-015",
        "0-4",
        "11-33",
        "33x24",
        "11-256",
        "11:15",
        "a-b",
        "11X18",
        "11\u{d7}18",
        "\u{661}1-15",
    ] {
        let error = turn_refused("B:W21-32:B1-12", turn);
        assert!(error.contains("is not a turn"), "{turn}: {error}");
    }
    turn_refused("B:W21-32:B1-12", &"1x".repeat(40));
    turn_refused("B:W21-32:B1-12", &vec!["1"; 40].join("x"));
}

#[test]
fn a_step_is_written_with_a_dash_and_a_jump_with_an_x() {
    for (board, turn) in [("B:W32:B14", "14x18"), ("B:W18:B14", "14-23"), ("B:W15,22:B11", "11-25")] {
        let error = turn_refused(board, turn);
        assert!(error.contains("is not legal here"), "{error}");
    }
}

#[test]
fn illegal_turns_are_told_with_the_rule_they_break() {
    for (board, turn, what) in [
        ("B:W32:B14", "15-19", "no piece of the side to move stands on its origin"),
        ("B:W32:B14", "32-28", "no piece of the side to move stands on its origin"),
        ("B:W32:B14", "14-10", "its piece cannot go there"),
        ("B:W32:B14", "14-23", "its piece cannot go there"),
        ("B:W32:B14,18", "14-18", "its piece cannot go there"),
        ("B:W18:B14,1", "1-5", "another turn captures, and capturing is compulsory"),
        ("B:W15,22:B11", "11x18", "its piece can jump on, so it must"),
        ("B:W15,22:B11", "11x18x27", "one of its landings is no jump that its piece can make"),
    ] {
        let error = turn_refused(board, turn);
        assert!(error.ends_with(what), "{error}");
    }
}

#[test]
fn long_nonsense_is_quoted_in_short() {
    let error = turn_refused("B:W32:B14", &"9".repeat(100_000));
    assert!(error.len() < 200, "{} bytes", error.len());
}

/// Text that is nearly a position or a turn.
fn nearly_notation() -> impl Strategy<Value = String> {
    "[BWK0-9:,x-]{0,40}"
}

proptest! {
    #[test]
    fn no_text_can_break_the_reader(text in ".{0,60}", nearly in nearly_notation(), board in any_position()) {
        for text in [text, nearly] {
            let _ = Checkers::parse(&text);
            let _ = Checkers::parse(&format!("B:W{text}:B1"));
            let _ = board.read_turn(&text);
        }
    }

    #[test]
    fn a_written_position_is_read_back(board in any_position()) {
        prop_assert_eq!(Checkers::parse(&board.text(0)), Ok((board, 0)));
    }

    #[test]
    fn what_is_read_is_written_in_the_one_canonical_form(text in nearly_notation()) {
        if let Ok((board, _)) = Checkers::parse(&text) {
            prop_assert_eq!(Checkers::parse(&board.text(0)), Ok((board, 0)));
        }
    }

    #[test]
    fn written_turns_are_read_back_and_no_two_are_written_alike(board in any_position()) {
        let texts = legal(&board);
        for (n, text) in texts.iter().enumerate() {
            prop_assert_eq!(&board.write_turn(&path(&board, text)), text);
            prop_assert!(n == 0 || texts[n - 1] != *text);
        }
    }

    #[test]
    fn short_forms_are_read_exactly_where_one_turn_fits(board in any_position()) {
        let (paths, _) = board.written(usize::MAX);
        let ends = |path: &rules::Path| (path.places()[0], path.places().last().copied());
        for path in paths.iter().filter(|path| path.places().len() > 2) {
            let (from, to) = (path.places()[0], path.places()[path.places().len() - 1]);
            let alike: Vec<_> = paths.iter().filter(|other| ends(other) == ends(path)).collect();
            let whole = alike.iter().find(|other| other.places().len() == 2);
            let read = board.read_turn(&format!("{from}x{to}"));
            match whole {
                Some(whole) => prop_assert_eq!(read.as_ref(), Ok(*whole)),
                None if alike.len() == 1 => prop_assert_eq!(read.as_ref(), Ok(path)),
                None => prop_assert!(read.is_err()),
            }
        }
    }
}
