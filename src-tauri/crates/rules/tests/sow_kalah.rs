//! The rules of Kalah, one by one.

use rules::kalah::Kalah;
use rules::{Game, Line, Reason, Side, Sowing, Step};

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

fn line(position: &str) -> Line<Kalah> {
    Line::parse(position).unwrap()
}

/// The line after these turns, one letter each.
fn played(position: &str, turns: &str) -> Line<Kalah> {
    let mut line = line(position);
    for turn in turns.chars() {
        let path = line.position().read_turn(&turn.to_string()).unwrap();
        line.play(&path).unwrap();
    }
    line
}

fn after(position: &str, turns: &str) -> String {
    played(position, turns).text()
}

fn preview(position: &str, turn: &str) -> Sowing {
    let place = line(position).position().read_turn(turn).unwrap().places()[0];
    let choices = line(position).position().continuations(&[]).unwrap();
    choices.next.into_iter().find(|next| next.to == place).and_then(|next| next.sowing).unwrap()
}

fn ending(line: &Line<Kalah>) -> (Option<Side>, Reason, [u8; 2]) {
    let outcome = line.outcome().unwrap();
    (outcome.ending.winner, outcome.ending.reason, outcome.score)
}

#[test]
fn six_houses_a_side_hold_four_stones_each_and_either_side_may_begin() {
    assert_eq!(Kalah::start(Side::South).text(0), START);
    assert_eq!(Kalah::start(Side::North).text(0), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
}

#[test]
fn stones_are_sown_counter_clockwise_one_by_one() {
    assert_eq!(after(START, "A"), "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N");
    assert_eq!(after(START, "Aa"), "0-5-5-5-5-4-0-5-5-5-5-4-0-0-S");
}

#[test]
fn the_own_store_is_sown_and_the_opponents_is_skipped() {
    assert_eq!(after("0-1-0-0-0-9-1-1-1-1-1-1-20-12-S", "F"), "1-2-0-0-0-0-2-2-2-2-2-2-21-12-N");
    assert_eq!(after("1-1-1-1-1-1-0-1-0-0-0-9-12-20-N", "f"), "2-2-2-2-2-2-1-2-0-0-0-0-12-21-S");
}

#[test]
fn on_a_lap_the_origin_house_is_sown_too() {
    assert_eq!(after("0-0-14-0-0-0-1-1-1-1-1-1-14-14-S", "C"), "1-1-1-2-1-1-2-2-2-2-2-2-15-14-N");
    // Two laps and two more.
    assert_eq!(after("28-0-0-0-0-0-0-0-0-0-0-1-9-10-S", "A"), "2-3-3-2-2-2-2-2-2-2-2-3-11-10-N");
}

#[test]
fn a_last_stone_in_the_own_store_lets_the_same_side_move_again() {
    let line = played(START, "C");
    assert_eq!(line.text(), "4-4-0-5-5-5-4-4-4-4-4-4-1-0-S");
    assert_eq!(line.ply(), 1, "an extra turn is a ply of its own");
    assert_eq!(after(START, "CF"), "4-4-0-5-5-0-5-5-5-5-4-4-2-0-N");
    assert_eq!(after(START, "Dc"), "4-4-4-0-5-5-5-4-0-5-5-5-1-1-N");
    assert!(preview(START, "C").another_turn);
    assert!(!preview(START, "D").another_turn);
}

#[test]
fn no_extra_turn_is_left_when_the_game_is_over() {
    let position = "0-0-0-0-0-1-0-2-0-3-0-1-20-21-S";
    let line = played(position, "F");
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-21-27-S");
    assert_eq!(ending(&line), (Some(Side::North), Reason::HousesEmpty, [21, 27]));
    assert!(!preview(position, "F").another_turn);
}

#[test]
fn a_last_stone_in_an_empty_own_house_captures_with_the_house_opposite() {
    let position = "2-0-0-1-0-3-2-0-5-1-0-3-15-16-S";
    assert_eq!(after(position, "A"), "0-1-0-1-0-3-2-0-5-0-0-3-17-16-N");
    let sowing = preview(position, "A");
    assert_eq!((sowing.last, sowing.captures, sowing.gain), (2, vec![10, 2], 2));
    assert_eq!(after("1-1-5-1-1-1-1-0-0-0-0-2-15-20-N", "a"), "1-1-5-1-0-1-0-0-0-0-0-2-15-22-S");
}

#[test]
fn the_steps_show_the_opposite_stones_taken_first_and_then_the_own() {
    assert_eq!(
        played("2-0-0-1-0-3-2-0-5-1-0-3-15-16-S", "A").steps(0),
        [
            Step::Lift { from: 0, count: 2 },
            Step::Sow { to: 1 },
            Step::Sow { to: 2 },
            Step::Capture { from: 10, to: Side::South, count: 1 },
            Step::Capture { from: 2, to: Side::South, count: 1 },
        ]
    );
}

#[test]
fn nothing_is_captured_where_the_opposite_house_is_empty_and_the_stone_stays() {
    let position = "2-0-0-1-0-3-2-0-5-1-0-3-15-16-S";
    assert_eq!(after(position, "D"), "2-0-0-0-1-3-2-0-5-1-0-3-15-16-N");
    assert!(preview(position, "D").captures.is_empty());
}

#[test]
fn nothing_is_captured_in_an_own_house_that_held_stones() {
    assert_eq!(after("1-1-0-0-0-0-0-0-0-0-6-0-20-20-S", "A"), "0-2-0-0-0-0-0-0-0-0-6-0-20-20-N");
}

#[test]
fn nothing_is_captured_in_an_empty_house_of_the_opponent() {
    assert_eq!(after("5-0-0-0-0-2-0-1-0-0-0-0-20-20-S", "F"), "5-0-0-0-0-0-1-1-0-0-0-0-21-20-N");
}

#[test]
fn a_lap_of_thirteen_falls_into_its_lifted_origin_and_captures() {
    let position = "0-1-13-0-2-1-3-0-4-1-0-6-5-12-S";
    assert_eq!(after(position, "C"), "1-2-0-1-3-2-4-1-5-0-1-7-9-12-N");
    assert_eq!(preview(position, "C").gain, 4);
    let north = "3-0-4-1-0-6-0-1-13-0-2-1-12-5-N";
    assert_eq!(after(north, "c"), "4-1-5-0-1-7-1-2-0-1-3-2-12-9-S");
}

#[test]
fn a_lap_of_thirteen_captures_even_the_stone_it_has_just_sown_opposite() {
    assert_eq!(after("13-0-0-0-0-0-1-0-0-0-0-0-20-14-S", "A"), "0-1-1-1-1-1-2-1-1-1-1-0-23-14-N");
}

#[test]
fn a_house_with_more_than_a_lap_does_not_capture_where_it_passed_before() {
    assert_eq!(after("14-0-0-0-0-0-1-0-0-0-0-0-20-13-S", "A"), "1-2-1-1-1-1-2-1-1-1-1-1-21-13-N");
}

#[test]
fn the_game_ends_when_the_movers_houses_are_all_empty() {
    let line = played("0-0-0-0-0-2-0-2-0-3-0-1-20-20-S", "F");
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-21-27-N");
    assert_eq!(ending(&line), (Some(Side::North), Reason::HousesEmpty, [21, 27]));
}

#[test]
fn the_game_ends_when_the_opponents_houses_are_all_empty_and_the_rest_goes_to_their_owner() {
    let line = played("1-0-2-0-0-1-0-0-0-0-4-0-20-20-S", "A");
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-28-20-N");
    assert_eq!(ending(&line), (Some(Side::South), Reason::HousesEmpty, [28, 20]));
    assert_eq!(
        line.steps(0)[4..],
        [
            Step::Sweep { from: 2, to: Side::South, count: 2 },
            Step::Sweep { from: 5, to: Side::South, count: 1 },
        ]
    );
}

#[test]
fn the_position_before_the_sweep_stands_until_it_is_swept() {
    let line = played("0-0-0-0-0-1-0-2-0-3-0-1-20-21-S", "F");
    assert_eq!(line.position().text(0), "0-0-0-0-0-0-0-2-0-3-0-1-21-21-S");
    assert_eq!(line.shown().text(0), "0-0-0-0-0-0-0-0-0-0-0-0-21-27-S");
}

#[test]
fn twenty_four_each_is_a_draw() {
    let line = played("0-0-0-0-0-1-0-2-0-0-0-0-23-22-S", "F");
    assert_eq!(ending(&line), (None, Reason::HousesEmpty, [24, 24]));
}

#[test]
fn a_side_with_twenty_five_has_not_won_before_the_end() {
    assert_eq!(line("1-0-0-0-0-0-1-0-0-0-0-0-40-6-S").outcome(), None);
}

#[test]
fn input_that_is_already_over_tells_its_ending_and_sweep_at_once() {
    let line = line("0-0-0-0-0-0-0-2-0-3-0-1-20-22-N");
    assert_eq!(ending(&line), (Some(Side::North), Reason::HousesEmpty, [20, 28]));
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-20-28-N");
    let mut turns = Vec::new();
    line.position().turns(&mut turns);
    assert!(turns.is_empty());
    assert_eq!(line.position().count_written(), 0);
}

#[test]
fn six_extra_turns_in_a_row_can_be_played() {
    let line = played("6-5-4-3-2-1-3-3-3-3-3-3-3-6-S", "FEFDFC");
    assert_eq!((line.ply(), line.position().side()), (6, Side::South));
    assert_eq!(line.text(), "6-5-0-1-2-1-3-3-3-3-3-3-9-6-S");
}

#[test]
fn stones_never_come_back_so_no_history_is_kept() {
    assert_eq!((Kalah::HISTORY.repetitions, Kalah::HISTORY.quiet), (None, None));
    let line = played(START, "CA");
    assert_eq!((line.quiet(), line.occurrences()), (0, 1));
}

#[test]
fn taking_back_the_last_turn_takes_back_its_sweep_too() {
    let mut line = played("0-0-0-0-0-1-0-2-0-3-0-1-20-21-S", "F");
    assert!(line.undo());
    assert_eq!((line.text().as_str(), line.outcome()), ("0-0-0-0-0-1-0-2-0-3-0-1-20-21-S", None));
    assert!(!line.undo());
}
