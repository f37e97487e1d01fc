//! How a game of Oware ends, and which ending comes first where several hold.

use rules::oware::Oware;
use rules::{Game, Line, Outcome, Reason, Side, Step, TurnError};

fn line(position: &str) -> Line<Oware> {
    Line::parse(position).unwrap()
}

fn play(line: &mut Line<Oware>, turn: char) {
    let path = line.position().read_turn(&turn.to_string()).unwrap();
    line.play(&path).unwrap();
}

/// The line after these turns, none of which but the last may end it.
fn played(position: &str, turns: &str) -> Line<Oware> {
    let mut line = line(position);
    for turn in turns.chars() {
        assert_eq!(line.outcome(), None, "over before {turn}");
        play(&mut line, turn);
    }
    line
}

fn ending(line: &Line<Oware>) -> (Option<Side>, Reason, [u8; 2]) {
    let Outcome { ending, score } = line.outcome().unwrap();
    (ending.winner, ending.reason, score)
}

/// One seed each, chasing the other round the board: every turn is forced, and twelve of them lead back.
const CHASE: &str = "AaBbCcDdEeFf";

#[test]
fn twenty_five_seeds_win_at_once_and_the_rest_stays() {
    let line = played("1-0-0-2-0-2-3-1-0-0-4-1-23-11-S", "F");
    assert_eq!(ending(&line), (Some(Side::South), Reason::Majority, [25, 11]));
    assert_eq!(line.text(), "1-0-0-2-0-0-4-0-0-0-4-1-25-11-N");
    assert!(!line.steps(0).iter().any(|step| matches!(step, Step::Sweep { .. })));
}

#[test]
fn twenty_four_seeds_do_not_win_yet() {
    let line = played("1-0-0-2-0-2-3-1-0-0-4-1-22-12-S", "F");
    assert_eq!((line.outcome(), line.position().score()), (None, [24, 12]));
}

#[test]
fn twenty_four_each_is_a_draw() {
    let line = line("0-0-0-0-0-0-0-0-0-0-0-0-24-24-N");
    assert_eq!(ending(&line), (None, Reason::AllCapturedEven, [24, 24]));
}

#[test]
fn where_no_turn_can_feed_the_side_to_move_takes_its_own_row() {
    let line = line("2-1-2-1-0-0-0-0-0-0-0-0-20-22-S");
    assert_eq!(ending(&line), (Some(Side::South), Reason::CannotFeed, [26, 22]));
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S");
    assert_eq!(line.position().count_written(), 0);
}

#[test]
fn a_turn_that_leaves_its_own_row_bare_ends_the_game_if_it_cannot_be_fed_again() {
    let line = played("0-0-0-0-0-1-1-0-2-1-0-0-21-22-S", "F");
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-23-25-N");
    assert_eq!(ending(&line), (Some(Side::North), Reason::CannotFeed, [23, 25]));
    assert_eq!(
        line.steps(0)[3..],
        [
            Step::Sweep { from: 9, to: Side::North, count: 2 },
            Step::Sweep { from: 10, to: Side::North, count: 1 },
        ]
    );
}

#[test]
fn a_position_that_stands_for_the_second_time_ends_the_game_and_each_side_takes_its_row() {
    let start = "1-0-0-0-0-0-1-0-0-0-0-0-24-22-S";
    let line = played(start, CHASE);
    assert_eq!(line.position(), Line::parse(start).unwrap().position());
    assert_eq!(ending(&line), (Some(Side::South), Reason::Repetition, [25, 23]));
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-25-23-S");
}

#[test]
fn the_position_given_as_input_is_its_own_first_occurrence() {
    let start = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
    assert_eq!(line(start).occurrences(), 1);
    let line = played(start, CHASE);
    assert_eq!(line.occurrences(), 2);
    assert_eq!(ending(&line), (None, Reason::Repetition, [24, 24]));
}

#[test]
fn the_same_houses_with_another_side_to_move_or_other_stores_are_another_position() {
    let mut line = played("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "AaB");
    let south_to_move = Oware::parse("0-0-1-0-0-0-0-1-0-0-0-0-23-23-S").unwrap().0;
    assert_ne!(*line.position(), south_to_move);
    assert_ne!(line.position().key(), south_to_move.key());
    play(&mut line, 'b');
    let richer = Oware::parse("0-0-1-0-0-0-0-0-1-0-0-0-22-24-S").unwrap().0;
    assert_ne!(*line.position(), richer);
    assert_ne!(line.position().key(), richer.key());
}

#[test]
fn a_hundred_plies_without_a_capture_end_the_game_and_each_side_takes_its_row() {
    let line = played("2-1-1-0-0-0-2-0-1-1-0-3-18-19-S", &(WANDERING.to_owned() + "b"));
    assert_eq!((line.ply(), line.quiet()), (100, 100));
    assert_eq!(line.position().text(0), "0-3-0-0-0-1-0-0-2-0-1-4-18-19-S");
    assert_eq!(ending(&line), (Some(Side::North), Reason::Quiet, [22, 26]));
    assert_eq!(line.text(), "0-0-0-0-0-0-0-0-0-0-0-0-22-26-S");
}

#[test]
fn a_capture_on_the_hundredth_ply_begins_the_count_again() {
    let line = played("0-0-1-0-0-1-0-2-1-0-0-0-21-22-S", &(TO_A_CAPTURE.to_owned() + "f"));
    assert_eq!((line.ply(), line.quiet()), (100, 0));
    assert_ne!(line.outcome().map(|outcome| outcome.ending.reason), Some(Reason::Quiet));
}

#[test]
fn cannot_feed_comes_before_the_hundred_plies() {
    let line = played("0-0-0-1-2-1-0-0-1-1-0-1-20-21-S", &(TO_A_BARE_ROW.to_owned() + "f"));
    assert_eq!(line.quiet(), 100);
    assert_eq!(ending(&line), (Some(Side::South), Reason::CannotFeed, [27, 21]));
}

#[test]
fn repetition_comes_before_the_hundred_plies() {
    let line = played("0-1-0-0-1-0-0-1-1-1-0-1-21-21-S", &(TO_A_REPETITION.to_owned() + "f"));
    assert_eq!((line.quiet(), line.occurrences()), (100, 2));
    assert_eq!(line.outcome().map(|outcome| outcome.ending.reason), Some(Reason::Repetition));
}

#[test]
fn twenty_five_seeds_come_before_cannot_feed() {
    let line = line("2-1-0-0-0-0-0-0-0-0-0-0-25-20-S");
    assert_eq!(ending(&line), (Some(Side::South), Reason::Majority, [25, 20]));
}

#[test]
fn the_final_sweep_never_changes_the_reason() {
    // The row takes South past 24, but it could not feed: that is what ended the game.
    let line = line("2-1-2-1-0-0-0-0-0-0-0-0-24-18-S");
    assert_eq!(ending(&line), (Some(Side::South), Reason::CannotFeed, [30, 18]));
}

#[test]
fn no_turn_is_taken_after_the_end_and_the_last_one_can_be_taken_back() {
    let mut line = played("1-0-0-0-0-0-1-0-0-0-0-0-24-22-S", CHASE);
    let path = line.position().read_turn("A").unwrap();
    assert_eq!(line.play(&path), Err(TurnError::GameOver));
    assert!(line.undo());
    assert_eq!((line.ply(), line.outcome()), (11, None));
    assert_eq!(line.text(), "0-0-0-0-0-0-1-0-0-0-0-1-24-22-N");
}

// Ninety-nine plies each without a capture and without a position standing twice.

const WANDERING: &str = "AdCaDcEdBeDaAbCdEeDcBdFaEfFbEdBcCaDdFbAaBeCbEdBaCbFcDaBdCbEeBcAdBfCeFaEbBdFeCaAbDbBc\
                         CdAaFeEaAbFaDdE";

const TO_A_CAPTURE: &str = "FbCaDbEcFfAeBdCfDaBbCcDdEaAeFbBcAaBdCfAeDfBbCcAdBeEfDaAbFcBdEeCaDbEcFfAbBcCaDcEb\
                            FdAcBdCaDbEcFfAeBaC";

const TO_A_BARE_ROW: &str = "EaDfAcEdFbBeCaDbEcFfBeCaEbAdBcCdFeAaDfFbCaEcFaBbAdCfDcBeAfEdBaAeBbCcDfEdFdAcBeCa\
                             DcEbFcAaBbCfDcAdCeA";

const TO_A_REPETITION: &str = "EdFcBaCbDdEcFeAdBaCbDfEcAeBdCeFaEfAbBcDaEdFaCeDbEeFfBdAaCeBcDbCdDfAcEaBbCeFc\
                               DdAeBaEbCfDcFdCeBaEbAcD";
