//! How the sowing games are written: what is read, and what is refused and with which words.

use proptest::prelude::*;
use rules::kalah::Kalah;
use rules::oware::Oware;
use rules::{Board, Game, Path, PositionError, Side, TurnError};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

fn kalah(text: &str) -> Kalah {
    Kalah::parse(text).unwrap().0
}

/// Where and why both games refuse a text.
fn refused(text: &str) -> (String, usize) {
    let kalah = Kalah::parse(text).unwrap_err();
    assert_eq!(kalah, Oware::parse(text).unwrap_err());
    match kalah {
        PositionError::Syntax { what, at } => (what, at),
        PositionError::Impossible(what) => panic!("{text} is well formed but {what}"),
    }
}

#[test]
fn a_position_names_south_s_houses_then_north_s_then_the_stores_and_the_side_to_move() {
    let position = kalah("1-2-3-4-5-6-0-7-0-8-0-9-2-1-N");
    assert_eq!(position.board(), Board::Sow([1, 2, 3, 4, 5, 6, 2, 0, 7, 0, 8, 0, 9, 1]));
    assert_eq!(position.side(), Side::North);
    assert_eq!(position.score(), [2, 1]);
    assert_eq!(position.text(7), "1-2-3-4-5-6-0-7-0-8-0-9-2-1-N");
}

#[test]
fn a_turned_position_has_its_rows_and_its_side_exchanged() {
    let position = kalah("1-2-3-4-5-6-0-7-0-8-0-9-2-1-N");
    assert_eq!(position.turned().text(0), "0-7-0-8-0-9-1-2-3-4-5-6-1-2-S");
    assert_eq!(Kalah::turned_place(0), 7);
    assert_eq!(Kalah::turned_place(13), 6);
}

#[test]
fn an_empty_text_lacks_its_first_count() {
    assert_eq!(refused(""), ("a count of seeds expected, the text ends".to_owned(), 0));
}

#[test]
fn a_count_that_is_no_number_is_refused() {
    assert_eq!(refused("4-x-4").0, "a count of seeds expected, 'x' found");
    assert_eq!(refused("4-x-4").1, 2);
    assert_eq!(refused("-4-4").1, 0);
    assert_eq!(refused("4-+4-4").1, 2);
    assert_eq!(refused("4--4").1, 2);
    assert_eq!(refused("4- 4").1, 2);
    assert_eq!(refused("4-٤-4").1, 2);
}

#[test]
fn a_count_with_a_needless_zero_is_refused() {
    assert_eq!(refused("4-04-4"), ("a count of seeds written with a needless 0".to_owned(), 2));
    assert_eq!(refused("00-4").1, 0);
}

#[test]
fn a_count_above_forty_eight_is_refused() {
    assert_eq!(refused("4-49-4"), ("a count of more than 48 seeds".to_owned(), 2));
    assert_eq!(refused("99999999999999999999999-4").1, 0);
}

#[test]
fn counts_are_parted_by_one_dash() {
    assert_eq!(refused("4 4"), ("\"-\" expected, ' ' found".to_owned(), 1));
    assert_eq!(refused("4"), ("\"-\" expected, the text ends".to_owned(), 1));
}

#[test]
fn thirteen_counts_are_too_few_and_fifteen_too_many() {
    let (what, at) = refused("4-4-4-4-4-4-4-4-4-4-4-4-0-S");
    assert_eq!((what.as_str(), at), ("a count of seeds expected, 'S' found", 26));
    let (what, at) = refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-S");
    assert_eq!((what.as_str(), at), ("the side to move, \"S\" or \"N\", expected, '0' found", 28));
}

#[test]
fn the_side_to_move_is_a_capital_s_or_n() {
    assert_eq!(refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-s").1, 28);
    assert_eq!(refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-").1, 28);
    assert_eq!(refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-X").1, 28);
    assert_eq!(refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0S").1, 27);
}

#[test]
fn trailing_text_is_refused() {
    let (what, at) = refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ");
    assert_eq!((what.as_str(), at), ("the end expected, ' ' found", 29));
    assert_eq!(refused("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S:0").1, 29);
    assert_eq!(refused(" 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S").1, 0);
}

#[test]
fn seeds_that_do_not_add_up_to_forty_eight_are_refused() {
    for (text, total) in
        [("4-4-4-4-4-4-4-4-4-4-4-3-0-0-S", 47), ("48-48-48-48-48-48-48-48-48-48-48-48-48-48-N", 672)]
    {
        let expected = PositionError::Impossible(format!("the seeds add up to {total}, not to 48"));
        assert_eq!(Kalah::parse(text), Err(expected.clone()));
        assert_eq!(Oware::parse(text), Err(expected));
    }
}

#[test]
fn a_turn_is_one_letter_capital_for_south_and_small_for_north() {
    let south = kalah(START);
    assert_eq!(south.read_turn("F").unwrap().places(), [5]);
    assert_eq!(south.write_turn(&Path::from_origin(5)), "F");
    let north = south.turned();
    assert_eq!(north.read_turn("f").unwrap().places(), [12]);
    assert_eq!(north.write_turn(&Path::from_origin(12)), "f");
}

#[test]
fn the_other_sides_letter_is_illegal() {
    let what = "that house is the other side's";
    assert_eq!(kalah(START).read_turn("a"), Err(TurnError::illegal("a", what)));
    assert_eq!(kalah(START).turned().read_turn("A"), Err(TurnError::illegal("A", what)));
}

#[test]
fn an_empty_house_is_no_turn() {
    let position = kalah("0-5-5-5-5-4-4-4-4-4-4-4-0-0-S");
    let refusal = TurnError::illegal("A", "that house is empty");
    assert_eq!(position.read_turn("A"), Err(refusal.clone()));
    assert_eq!(position.turn_of(&Path::from_origin(0)), Err(refusal));
}

#[test]
fn anything_but_one_letter_is_no_turn() {
    for text in ["", "G", "g", "AB", "A ", " A", "1", "C-D", "ä", "Ａ"] {
        let what = "a turn is one letter, A to F or a to f";
        assert_eq!(kalah(START).read_turn(text), Err(TurnError::syntax(text, what)), "{text:?}");
    }
}

#[test]
fn a_path_that_is_not_one_house_is_illegal() {
    let position = kalah(START);
    let refusal = |places: &[u8]| match position.turn_of(&Path::new(places).unwrap()) {
        Err(TurnError::Illegal { what, .. }) => what,
        other => panic!("{other:?}"),
    };
    assert_eq!(refusal(&[]), "a turn is one house");
    assert_eq!(refusal(&[0, 1]), "a turn is one house");
    assert_eq!(refusal(&[6]), "there is no such house");
    assert_eq!(refusal(&[13]), "there is no such house");
    assert_eq!(refusal(&[14]), "there is no such house");
    assert_eq!(refusal(&[255]), "there is no such house");
    assert_eq!(refusal(&[7]), "that house is the other side's");
    assert!(position.steps(&Path::from_origin(6)).is_empty());
}

#[test]
fn a_position_that_is_over_takes_no_turn() {
    let position = kalah("0-0-0-0-0-0-0-2-0-3-0-1-20-22-N");
    assert_eq!(position.read_turn("b"), Err(TurnError::GameOver));
    assert_eq!(position.continuations(&[]), Err(TurnError::GameOver));
}

#[test]
fn one_chosen_house_is_a_whole_turn() {
    let position = kalah(START);
    let chosen = position.continuations(&[2]).unwrap();
    assert!(chosen.may_end && chosen.next.is_empty() && chosen.series.is_empty());
    assert!(position.continuations(&[7]).is_err());
    assert!(position.continuations(&[0, 0]).is_err());
    assert!(position.continuations(&[0; 40]).is_err());
}

proptest! {
    #[test]
    fn no_text_makes_reading_a_position_panic(text in ".*") {
        let _ = Kalah::parse(&text);
        let _ = Oware::parse(&text);
    }

    #[test]
    fn what_looks_like_a_position_is_refused_or_written_the_same(
        text in "([0-9]{1,3}[-–]?){12,15}-[SNsn]?\\PC?"
    ) {
        if let Ok((position, quiet)) = Kalah::parse(&text) {
            prop_assert_eq!(position.text(quiet), text.clone());
        }
        let _ = Oware::parse(&text);
    }

    #[test]
    fn no_text_makes_reading_a_turn_panic(text in "\\PC{0,3}") {
        for position in [kalah(START), kalah(START).turned()] {
            let read = position.read_turn(&text);
            let letters = if position.side() == Side::South { 'A'..='F' } else { 'a'..='f' };
            prop_assert_eq!(read.is_ok(), letters.into_iter().any(|letter| text == letter.to_string()));
        }
    }

    #[test]
    fn no_path_makes_a_game_panic(places in prop::collection::vec(any::<u8>(), 0..20)) {
        let position = Oware::start(Side::North);
        let _ = position.continuations(&places);
        if let Some(path) = Path::new(&places) {
            let _ = position.write_turn(&path);
            let _ = position.steps(&path);
            let _ = position.turn_of(&path);
        }
    }
}
