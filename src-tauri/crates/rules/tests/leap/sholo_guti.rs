use rules::{GameId, Step};

use super::super::{legal, line};

fn sholo(position: &str) -> rules::AnyGame {
    line(GameId::SholoGuti, position)
}

#[test]
fn a_man_steps_along_a_line_to_an_adjacent_empty_point_in_any_direction() {
    assert_eq!(
        legal(&sholo("S:S19:N37:0")),
        ["19-13", "19-14", "19-15", "19-18", "19-20", "19-23", "19-24", "19-25"]
    );
}

#[test]
fn a_man_off_the_diagonals_steps_along_rows_and_columns_only() {
    assert_eq!(legal(&sholo("S:S14:N37:0")), ["14-13", "14-15", "14-19", "14-9"]);
}

#[test]
fn a_man_jumps_an_adjacent_enemy_to_the_empty_point_straight_behind_it_which_leaves_at_once() {
    let mut game = sholo("S:S12:N17,37:0");
    game.play_text("12x22").expect("a jump");
    assert_eq!(game.position(), "N:S22:N37:0");
}

#[test]
fn a_jump_may_cross_the_joint_of_grid_and_triangle() {
    assert!(legal(&sholo("S:S15:N9,37:0")).contains(&"15x4".to_owned()), "from (3,1) over (2,0) to (1,-1)");
    assert!(legal(&sholo("N:S29:N23:0")).contains(&"23x34".to_owned()));
}

#[test]
fn a_jump_needs_an_empty_point_behind_the_enemy() {
    assert!(!legal(&sholo("S:S12:N17,22:0")).iter().any(|turn| turn.contains('x')));
}

#[test]
fn captures_are_never_compulsory() {
    let turns = legal(&sholo("S:S12:N17,37:0"));
    assert!(turns.contains(&"12x22".to_owned()) && turns.contains(&"12-13".to_owned()), "{turns:?}");
}

#[test]
fn a_chain_may_stop_after_any_jump() {
    let turns = legal(&sholo("S:S7:N12,22,37:0"));
    assert!(turns.contains(&"7x17".to_owned()) && turns.contains(&"7x17x27".to_owned()), "{turns:?}");
}

#[test]
fn a_point_freed_by_a_jump_may_be_used_later_in_the_same_chain() {
    // Over 2 along the triangle's base, over 6 to the joint, over 5 down onto 2, which is free by now.
    let mut game = sholo("S:S1:N2,5,6,37:0");
    game.play_text("1x3x9x2").expect("a chain");
    assert_eq!(game.position(), "N:S2:N37:0");
}

#[test]
fn the_origin_of_a_chain_is_empty_for_the_chain_which_may_end_there() {
    let mut game = sholo("S:S7:N8,12,14,18,37:0");
    game.play_text("7x9x19x17x7").expect("a round trip");
    assert_eq!(game.position(), "N:S7:N37:0");
}

#[test]
fn turns_that_differ_in_path_are_different_turns_even_where_they_lead_to_one_position() {
    let turns = legal(&sholo("S:S7:N8,12,14,18,37:0"));
    for way_round in ["7x9x19x17x7", "7x17x19x9x7"] {
        assert!(turns.contains(&way_round.to_owned()), "{turns:?}");
    }
}

#[test]
fn the_steps_of_a_chain_tell_each_landing_and_each_man_that_leaves() {
    let mut game = sholo("S:S7:N12,22,37:0");
    game.play_text("7x17x27").expect("a chain");
    assert_eq!(
        game.steps(0),
        [
            Step::Move { from: 7, to: 17, landing: 0 },
            Step::Take { at: 12, landing: 0 },
            Step::Move { from: 17, to: 27, landing: 1 },
            Step::Take { at: 22, landing: 1 },
        ]
    );
}
