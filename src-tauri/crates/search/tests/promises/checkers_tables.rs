//! Checkers endings with the table of four pieces.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use rules::GameId;
use search::{Knowledge, Memory, Table};

use crate::asking::{MEMORY, ask_knowing, nodes, position};
use crate::checkers_positions::positions;

pub(crate) static CHECKERS: LazyLock<Knowledge> = LazyLock::new(|| {
    let table = Table::build(GameId::Checkers, 4, &mut |_| ControlFlow::Continue(()));
    Knowledge::NONE.with(table.unwrap_or_else(|| panic!("nobody broke it off")))
});

#[test]
fn endings_of_four_pieces_are_known_at_once_with_turn_and_result() {
    let mut known = 0;
    for case in positions() {
        let game = position(GameId::Checkers, case["position"].as_str().unwrap_or_default());
        if game.score().iter().sum::<u8>() > 4 {
            continue;
        }
        known += 1;
        let thought = ask_knowing(&game, None, nodes(2000), 0, &mut Memory::with_bytes(MEMORY), &CHECKERS);
        let claimed = if thought.score >= 10_000 { "win" } else { "draw" };
        assert_eq!((Some(claimed), thought.proven), (case["result"].as_str(), true), "{case}: {thought:?}");
        let accepted = case["accept"].as_array().into_iter().flatten();
        assert!(accepted.into_iter().any(|turn| *turn == thought.turn.as_str()), "{case}: {thought:?}");
    }
    assert!(known >= 6, "{known}");
}

/// Lets the computer win against a loser who holds out as long as the table lets him.
#[test]
fn two_kings_win_against_one_in_the_double_corner_without_a_wasted_ply() {
    let mut game = position(GameId::Checkers, "W:WK6,K9:BK15");
    let mut left = None;
    while game.to_move().is_some() {
        let thought = ask_knowing(&game, None, nodes(5000), 0, &mut Memory::with_bytes(MEMORY), &CHECKERS);
        assert!(thought.proven, "{thought:?}");
        let plies = 20_000 - thought.score.abs();
        assert!(left.is_none_or(|left| plies == left - 1), "{}: {thought:?}", game.position());
        left = Some(plies);
        game.play_text(&thought.turn).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(left, Some(1));
}
