use rules::GameId;

use super::super::{legal, line};

fn egara(position: &str) -> rules::AnyGame {
    line(GameId::EgaraGuti, position)
}

#[test]
fn the_first_turn_must_enter_the_centre() {
    assert_eq!(legal(&egara("S:S1-11:N13-23:0")), ["10-12", "11-12", "9-12"]);
    assert_eq!(legal(&egara("N:S1-11:N13-23:0")), ["13-12", "14-12", "15-12"]);
}

#[test]
fn if_any_man_can_jump_a_jump_must_be_made() {
    assert_eq!(legal(&egara("S:S6,1:N9,23:0")), ["6x12"], "man 1 may not step instead");
}

#[test]
fn any_man_that_can_jump_may() {
    assert_eq!(legal(&egara("S:S6,7:N9,10,23:0")), ["6x12", "7x12"]);
}

#[test]
fn a_jump_must_go_on_while_that_man_can_jump() {
    let mut game = egara("S:S6:N9,15,23:0");
    assert_eq!(legal(&game), ["6x12x18"]);
    assert!(game.play_text("6x12").is_err(), "part of a chain is illegal");
    game.play_text("6x12x18").expect("the whole chain");
}

#[test]
fn which_branch_is_free_and_the_longest_is_not_required() {
    // From the centre the man may end at 18 after two, or at 16 and go on.
    let turns = legal(&egara("S:S6:N9,13,15,23:0"));
    assert_eq!(turns, ["6x12x16", "6x12x18"]);
}

#[test]
fn neighbours_along_a_line_are_adjacent_however_long_the_gap() {
    let turns = legal(&egara("S:S8:N23,19:0"));
    assert!(turns.contains(&"8-18".to_owned()), "(2,-2) and (2,2) are adjacent: {turns:?}");
    assert_eq!(legal(&egara("S:S4:N8,19:0")), ["4x18"], "a jump crosses the gap too");
}
