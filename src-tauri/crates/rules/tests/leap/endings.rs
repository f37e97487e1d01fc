use rules::{GameId, Reason, Side};

use super::super::line;

fn ending(game: GameId, position: &str) -> Option<(Option<Side>, Reason)> {
    line(game, position).outcome().map(|outcome| (outcome.ending.winner, outcome.ending.reason))
}

#[test]
fn a_side_with_no_men_loses() {
    let mut game = line(GameId::SholoGuti, "S:S12:N17:3");
    game.play_text("12x22").expect("a jump");
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.ending.winner, outcome.ending.reason), (Some(Side::South), Reason::NoMen));
    assert_eq!(outcome.score, [1, 0]);
    assert_eq!(game.to_move(), None);
    assert!(game.legal(10).0.is_empty());
}

#[test]
fn a_side_to_move_with_no_legal_turn_loses() {
    // North's only man stands in the corner 37, walled in by 34 and 36 with 33 and 35 behind them.
    let blocked = "N:S29,30,32-36:N37:0";
    assert_eq!(ending(GameId::SholoGuti, blocked), Some((Some(Side::South), Reason::NoTurn)));
    // Stalemate in Egara-guti: South's man on 1 can neither step nor jump.
    assert_eq!(ending(GameId::EgaraGuti, "S:S1:N2,3,6,9:0"), Some((Some(Side::North), Reason::NoTurn)));
}

#[test]
fn after_40_plies_without_a_capture_more_men_wins() {
    let mut game = line(GameId::SholoGuti, "S:S1,2:N37:39");
    assert_eq!(game.quiet(), 39);
    game.play_text("1-4").expect("a step");
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.ending.winner, outcome.ending.reason), (Some(Side::South), Reason::Quiet));
}

#[test]
fn after_40_plies_without_a_capture_equal_men_draw() {
    for game in [GameId::SholoGuti, GameId::EgaraGuti] {
        let mut game = line(game, "S:S1:N23:39");
        let step = game.legal(1).0.remove(0);
        game.play_text(&step).expect("a step");
        let outcome = game.outcome().expect("over");
        assert_eq!((outcome.ending.winner, outcome.ending.reason), (None, Reason::Quiet));
    }
}

#[test]
fn a_capture_sets_the_count_back() {
    let mut game = line(GameId::SholoGuti, "S:S12:N17,37:39");
    game.play_text("12x22").expect("a jump");
    assert_eq!((game.quiet(), game.outcome()), (0, None));
}

/// Both sides go out and back until the start position stands for the third time.
fn shuffle(game: &mut rules::AnyGame, rounds: usize) {
    for _ in 0..rounds {
        for turn in ["1-6", "23-18", "6-1", "18-23"] {
            game.play_text(turn).expect("a quiet step");
        }
    }
}

#[test]
fn in_egara_guti_the_third_standing_of_a_position_ends_the_game_and_more_men_wins() {
    let mut game = line(GameId::EgaraGuti, "S:S1,2:N23:0");
    shuffle(&mut game, 1);
    assert_eq!(game.outcome(), None, "the position given is its own first occurrence, this is the second");
    shuffle(&mut game, 1);
    let outcome = game.outcome().expect("over at the third");
    assert_eq!((outcome.ending.winner, outcome.ending.reason), (Some(Side::South), Reason::Repetition));
}

#[test]
fn in_sholo_guti_repetition_ends_nothing() {
    let mut game = line(GameId::SholoGuti, "S:S1:N37:0");
    for _ in 0..4 {
        for turn in ["1-4", "37-34", "4-1", "34-37"] {
            game.play_text(turn).expect("a quiet step");
        }
    }
    assert_eq!((game.outcome(), game.quiet()), (None, 16));
}

#[test]
fn endings_of_the_position_come_before_the_count_and_repetition_before_the_count() {
    let mut game = line(GameId::SholoGuti, "S:S12:N17:39");
    game.play_text("12x22").expect("a jump");
    assert_eq!(game.outcome().expect("over").ending.reason, Reason::NoMen);

    let mut game = line(GameId::EgaraGuti, "S:S1,2:N23:32");
    shuffle(&mut game, 2);
    assert_eq!((game.quiet(), game.outcome().expect("over").ending.reason), (40, Reason::Repetition));
}

#[test]
fn input_that_is_already_over_is_accepted_and_its_ending_told_at_once() {
    assert_eq!(ending(GameId::SholoGuti, "S:S:N1:0"), Some((Some(Side::North), Reason::NoMen)));
    assert_eq!(ending(GameId::SholoGuti, "S:S1:N:0"), Some((Some(Side::South), Reason::NoMen)));
    assert_eq!(ending(GameId::EgaraGuti, "S:S1,2:N23:40"), Some((Some(Side::South), Reason::Quiet)));
}

#[test]
fn undo_goes_back_over_the_end() {
    let mut game = line(GameId::SholoGuti, "S:S12:N17:3");
    game.play_text("12x22").expect("a jump");
    assert!(game.undo());
    assert_eq!((game.position().as_str(), game.outcome()), ("S:S12:N17:3", None));
    assert!(!game.undo(), "not before the position the line began with");
}
