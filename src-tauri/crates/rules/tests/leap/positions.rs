use proptest::prelude::*;
use rules::{AnyGame, GameId, PositionError};

use super::super::{legal, line};

fn refused(position: &str) -> String {
    match AnyGame::parse(GameId::SholoGuti, position) {
        Ok(line) => panic!("{position} was accepted as {}", line.position()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn lists_are_read_in_any_order_with_or_without_ranges_and_written_ascending() {
    assert_eq!(line(GameId::SholoGuti, "N:S5,3,1-2:N30,37,36,35:2").position(), "N:S1-3,5:N30,35-37:2");
    assert_eq!(line(GameId::SholoGuti, "S:S2,1:N36,37:0").position(), "S:S1,2:N36,37:0");
}

#[test]
fn a_refused_position_says_what_is_wrong_and_where() {
    assert_eq!(refused("X:S1:N2:0"), "expected 'S' or 'N' at character 0 of the position");
    assert_eq!(refused("S:S1:N38:0"), "a number above 37 at character 6 of the position");
    assert_eq!(refused("S:S0:N3:0"), "places count from 1 at character 3 of the position");
    assert_eq!(refused("S:S1,1:N3:0"), "place 1 is named twice at character 5 of the position");
    assert_eq!(refused("S:S5-3:N9:0"), "a range that does not rise at character 3 of the position");
    assert_eq!(refused("S:S1:N3:0 "), "trailing text at character 9 of the position");
    assert_eq!(refused("S:S1:N3"), "expected ':' at character 7 of the position");
    assert_eq!(refused("S:S1:N3:41"), "a number above 40 at character 8 of the position");
    assert_eq!(refused("S:S01:N3:0"), "a number with a leading zero at character 3 of the position");
    assert_eq!(refused("S:SK1:N3:0"), "expected a number at character 3 of the position");
    assert_eq!(refused("S:S1:S3:0"), "expected 'N' at character 5 of the position");
    assert_eq!(refused("S:N3:S1:0"), "expected 'S' at character 2 of the position");
    assert_eq!(refused("S:S1-4:N4:0"), "both sides stand on point 4");
    assert_eq!(refused("S:S1-17:N37:0"), "South has more than 16 men");
    assert_eq!(refused("S:S:N:0"), "no man stands on the board");
    assert!(matches!(AnyGame::parse(GameId::SholoGuti, ""), Err(PositionError::Syntax { at: 0, .. })));
}

#[test]
fn a_wrong_turn_is_refused_and_changes_nothing() {
    let mut game = line(GameId::SholoGuti, "S:S12:N17,37:7");
    for turn in [
        "", "12", "12-", "12x17", "12-22", "12x22x12", "17x7", "12-13 ", "12x13", "012-13", "12-99",
        "12x-22", "12X22",
    ] {
        assert!(game.play_text(turn).is_err(), "{turn}");
        assert_eq!((game.position().as_str(), game.ply()), ("S:S12:N17,37:7", 0), "{turn}");
    }
}

#[test]
fn line_boards_have_no_short_form() {
    let mut game = line(GameId::SholoGuti, "S:S7:N12,22,37:0");
    assert!(game.play_text("7x27").is_err());
    assert!(legal(&game).contains(&"7x17x27".to_owned()));
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(text in "[SNKsn:,x0-9-]{0,40}|.{0,40}") {
        for game in [GameId::SholoGuti, GameId::EgaraGuti] {
            if let Ok(line) = AnyGame::parse(game, &text) {
                prop_assert_eq!(AnyGame::parse(game, &line.position()).expect("own text").position(), line.position());
            }
            let _ = AnyGame::new(game, rules::Side::South).play_text(&text);
        }
    }
}
