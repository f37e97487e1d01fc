//! The rules of Oware about sowing, capturing and feeding, one by one.

use rules::oware::Oware;
use rules::{Game, Line, PositionError, Side, Sowing, Step, TurnError};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

fn position(text: &str) -> Oware {
    Oware::parse(text).unwrap().0
}

/// The text after these turns, one letter each.
fn after(text: &str, turns: &str) -> String {
    let mut line = Line::<Oware>::parse(text).unwrap();
    for turn in turns.chars() {
        let path = line.position().read_turn(&turn.to_string()).unwrap();
        line.play(&path).unwrap();
    }
    line.text()
}

fn preview(text: &str, turn: &str) -> Sowing {
    let place = position(text).read_turn(turn).unwrap().places()[0];
    let choices = position(text).continuations(&[]).unwrap();
    choices.next.into_iter().find(|next| next.to == place).and_then(|next| next.sowing).unwrap()
}

fn turns(text: &str) -> String {
    let position = position(text);
    let (paths, _) = position.written(usize::MAX);
    paths.iter().map(|path| position.write_turn(path)).collect()
}

#[test]
fn six_houses_a_side_hold_four_seeds_each_and_either_side_may_begin() {
    assert_eq!(Oware::start(Side::South).text(0), START);
    assert_eq!(Oware::start(Side::North).text(0), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
}

#[test]
fn seeds_are_sown_counter_clockwise_and_the_stores_are_never_sown() {
    assert_eq!(after(START, "F"), "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
    assert_eq!(after(START, "Ff"), "5-5-5-5-4-0-5-5-5-5-4-0-0-0-S");
}

#[test]
fn a_sowing_of_twelve_or_more_skips_its_origin() {
    let position = "0-12-0-14-0-1-1-1-1-0-0-1-8-9-S";
    assert_eq!(after(position, "B"), "1-0-2-15-1-2-2-2-2-1-1-2-8-9-N");
    assert_eq!(after(position, "D"), "1-13-1-0-2-3-0-2-2-1-1-2-11-9-N");
}

#[test]
fn eleven_seeds_come_round_to_the_house_before_their_origin() {
    assert_eq!(after("11-0-0-0-0-0-1-1-1-1-1-0-16-16-S", "A"), "0-1-1-1-1-1-2-2-2-2-2-1-16-16-N");
}

#[test]
fn twenty_eight_seeds_skip_their_origin_on_both_laps() {
    let position = "28-0-0-0-0-1-0-0-1-0-0-2-8-8-S";
    assert_eq!(after(position, "A"), "0-3-3-3-3-4-0-2-3-2-2-4-11-8-N");
    let sowing = preview(position, "A");
    assert_eq!((sowing.last, sowing.captures, sowing.gain), (7, vec![7], 3));
}

#[test]
fn a_house_of_the_opponent_that_the_last_seed_makes_two_or_three_is_captured() {
    assert_eq!(after("4-0-0-0-0-1-1-0-4-0-0-0-20-18-S", "F"), "4-0-0-0-0-0-0-0-4-0-0-0-22-18-N");
    assert_eq!(after("4-0-0-0-0-1-2-0-4-0-0-0-20-17-S", "F"), "4-0-0-0-0-0-0-0-4-0-0-0-23-17-N");
}

#[test]
fn one_seed_or_four_are_not_captured() {
    assert_eq!(after("4-0-0-0-0-1-0-0-4-0-0-0-20-19-S", "F"), "4-0-0-0-0-0-1-0-4-0-0-0-20-19-N");
    assert_eq!(after("4-0-0-0-0-1-3-0-4-0-0-0-20-16-S", "F"), "4-0-0-0-0-0-4-0-4-0-0-0-20-16-N");
}

#[test]
fn the_capture_goes_on_backwards_while_houses_hold_two_or_three() {
    let position = "1-0-0-0-0-4-1-2-1-2-0-5-16-16-S";
    assert_eq!(after(position, "F"), "1-0-0-0-0-0-0-0-0-0-0-5-26-16-N");
    assert_eq!(preview(position, "F").captures, [10, 9, 8, 7], "backwards from the last seed");
}

#[test]
fn a_gap_ends_the_capture() {
    // b has four after the sowing: a is out of reach.
    assert_eq!(after("1-0-0-0-0-4-1-3-1-2-0-5-16-15-S", "F"), "1-0-0-0-0-0-2-4-0-0-0-5-21-15-N");
    // The last house itself does not hold two or three.
    assert_eq!(after("1-0-0-0-0-4-1-2-1-0-0-5-17-17-S", "F"), "1-0-0-0-0-0-2-3-2-1-0-5-17-17-N");
}

#[test]
fn the_own_row_is_never_captured() {
    // The last seed makes two in the own row.
    assert_eq!(after("1-1-0-0-0-0-0-0-0-0-0-6-20-20-S", "A"), "0-2-0-0-0-0-0-0-0-0-0-6-20-20-N");
    // The chain stops at the border of the rows, though F holds two.
    assert_eq!(after("0-0-0-0-2-1-1-0-0-0-0-6-19-19-S", "E"), "0-0-0-0-0-2-0-0-0-0-0-6-21-19-N");
}

#[test]
fn seeds_before_the_last_are_captured_only_in_a_chain_from_it() {
    assert_eq!(after("0-0-0-0-0-3-1-1-0-0-0-3-20-20-S", "F"), "0-0-0-0-0-0-2-2-1-0-0-3-20-20-N");
}

#[test]
fn a_grand_slam_takes_nothing_and_the_turn_stands() {
    let south = "2-0-1-5-0-3-1-1-2-0-0-0-17-16-S";
    assert_eq!(turns(south), "ACDF");
    assert_eq!(after(south, "F"), "2-0-1-5-0-0-2-2-3-0-0-0-17-16-N");
    let sowing = preview(south, "F");
    assert!(sowing.grand_slam);
    assert_eq!((sowing.captures, sowing.gain), (vec![], 0));

    let north = "1-1-2-0-0-0-2-0-1-5-0-3-16-17-N";
    assert_eq!(after(north, "f"), "2-2-3-0-0-0-2-0-1-5-0-0-16-17-S");
    assert!(preview(north, "f").grand_slam);
}

#[test]
fn a_capture_that_leaves_one_seed_is_no_grand_slam() {
    let position = "2-0-1-5-0-3-1-1-2-0-0-1-17-15-S";
    assert_eq!(after(position, "F"), "2-0-1-5-0-0-0-0-0-0-0-1-24-15-N");
    assert!(!preview(position, "F").grand_slam);
}

#[test]
fn a_grand_slam_counts_as_a_ply_without_capture() {
    let mut line = Line::<Oware>::parse("2-0-1-5-0-3-1-1-2-0-0-0-17-16-S").unwrap();
    let path = line.position().read_turn("F").unwrap();
    line.play(&path).unwrap();
    assert_eq!(line.quiet(), 1);
}

#[test]
fn an_opponent_without_seeds_must_be_given_some() {
    let text = "2-1-0-3-1-1-0-0-0-0-0-0-20-20-S";
    assert_eq!(turns(text), "DF");
    let refusal = position(text).read_turn("A");
    let what = "the opponent has no seeds and must be given some";
    assert_eq!(refusal, Err(TurnError::illegal("A", what)));
    assert_eq!(position(text).read_turn("C"), Err(TurnError::illegal("C", "that house is empty")));
}

#[test]
fn an_opponent_with_a_single_seed_need_not_be_given_more() {
    assert_eq!(turns("2-1-0-3-1-1-1-0-0-0-0-0-20-19-S"), "ABDEF");
}

#[test]
fn feeding_seeds_are_not_captured_at_once_for_that_would_be_a_grand_slam() {
    // Seventeen seeds from F leave two in every house of North.
    let text = "0-0-0-0-0-17-0-0-0-0-0-0-16-15-S";
    assert_eq!(after(text, "F"), "1-1-1-1-1-0-2-2-2-2-2-2-16-15-N");
    assert!(preview(text, "F").grand_slam);
}

#[test]
fn no_game_leads_to_a_side_to_move_with_an_empty_row() {
    for text in ["0-0-0-0-0-0-4-0-0-0-0-0-24-20-S", "4-0-0-0-0-0-0-0-0-0-0-0-20-24-N"] {
        let side = text.chars().last().unwrap();
        let what = format!("{side} is to move with no seeds in its row, which no game of Oware allows");
        assert_eq!(Oware::parse(text), Err(PositionError::Impossible(what)));
    }
}

#[test]
fn an_empty_row_is_accepted_where_the_stores_have_ended_the_game() {
    for text in [
        "0-0-0-0-0-0-3-0-0-0-0-0-25-20-S",
        "0-0-0-0-0-0-3-0-0-0-0-0-20-25-S",
        "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S",
        "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N",
        "0-0-0-0-0-0-0-0-0-0-0-0-48-0-N",
    ] {
        assert!(Line::<Oware>::parse(text).unwrap().outcome().is_some(), "{text}");
    }
}

#[test]
fn the_steps_show_each_seed_and_each_captured_house() {
    let position = position("4-0-0-0-0-2-1-1-0-0-0-4-18-18-S");
    let path = position.read_turn("F").unwrap();
    assert_eq!(
        position.steps(&path),
        [
            Step::Lift { from: 5, count: 2 },
            Step::Sow { to: 7 },
            Step::Sow { to: 8 },
            Step::Capture { from: 8, to: Side::South, count: 2 },
            Step::Capture { from: 7, to: Side::South, count: 2 },
        ]
    );
}
