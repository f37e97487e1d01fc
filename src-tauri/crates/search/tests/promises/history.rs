//! What hangs on history is seen, and never called proven.

use std::time::{Duration, Instant};

use rules::GameId;
use search::{Limits, Memory};

use crate::asking::{MEMORY, ask_full, ask_with, nodes, position};

/// Sholo Guti: after a quiet ply of each side South takes the last man.
const SHORT_WIN: &str = "S1,13,28:N3";

#[test]
fn a_win_on_the_count_of_men_is_played_for_but_not_called_proven() {
    // Two quiet plies to go, and South has more men: a quiet ply each wins.
    let game = position(GameId::SholoGuti, "S:S1,2,4:N36,37:38");
    let thought = ask_full(&game, nodes(20_000));
    assert!(thought.score > 8000 && thought.score < 10_000, "{thought:?}");
    assert!(!thought.proven);
}

#[test]
fn the_side_with_fewer_men_sees_the_count_run_out() {
    let game = position(GameId::EgaraGuti, "N:S1,2,3:N20,22:38");
    let thought = ask_full(&game, nodes(20_000));
    assert!(thought.score < -8000 && thought.score > -10_000, "{thought:?}");
    assert!(!thought.proven);
}

#[test]
fn a_forced_win_is_proven_only_while_the_quiet_count_leaves_room_for_it() {
    for (quiet, is_in_time) in [(0, true), (37, true), (38, false), (39, false)] {
        let game = position(GameId::SholoGuti, &format!("S:{SHORT_WIN}:{quiet}"));
        let thought = ask_full(&game, nodes(50_000));
        assert_eq!(thought.proven, is_in_time, "{quiet}: {thought:?}");
        assert_eq!(thought.score == 19_997, is_in_time, "{quiet}: {thought:?}");
    }
}

#[test]
fn a_win_remembered_from_a_low_quiet_count_is_not_taken_for_one_at_a_high() {
    let later = Instant::now() + Duration::from_secs(3600);
    let limits = Limits { deadline: Some(later), ..nodes(50_000) };
    let mut memory = Memory::with_bytes(MEMORY);
    for (quiet, is_in_time) in [(0, true), (38, false), (37, true), (39, false)] {
        let game = position(GameId::SholoGuti, &format!("S:{SHORT_WIN}:{quiet}"));
        assert_eq!(ask_with(&game, None, limits, 0, &mut memory).proven, is_in_time, "{quiet}");
    }
}

#[test]
fn a_win_is_no_longer_called_proven_where_positions_have_stood_twice() {
    let fresh = position(GameId::Checkers, "W:WK26,K27:B21,K25");
    let thought = ask_full(&fresh, nodes(20_000));
    assert!(thought.proven && thought.score >= 10_000, "{thought:?}");
    let mut worn = fresh;
    for turn in ["27-32", "25-29", "32-27", "29-25"] {
        worn.play_text(turn).unwrap_or_else(|error| panic!("{error}"));
    }
    let thought = ask_full(&worn, nodes(20_000));
    assert!(!thought.proven && thought.score < 10_000, "{thought:?}");
    assert!(thought.score > 0, "{thought:?}");
}

#[test]
fn a_draw_by_repetition_is_not_called_proven() {
    let thought = ask_full(&position(GameId::Checkers, "W:WK18:BK29,K30"), nodes(20_000));
    assert!(!thought.proven && thought.score.abs() < 100, "{thought:?}");
}
