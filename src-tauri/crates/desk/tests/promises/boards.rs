//! The board before, with the steps applied as the interface applies them, is the board after.

use desk::wire::{BoardView, GameName, Seat, StepView};

use crate::table::{GAMES, Table};
use crate::walk::walk;

fn store(seat: Seat) -> usize {
    match seat {
        Seat::South => 6,
        Seat::North => 13,
    }
}

fn apply(board: &mut BoardView, step: StepView) {
    match (board, step) {
        (BoardView::Leap { pieces }, StepView::Move { from, to, .. }) => {
            pieces.iter_mut().find(|piece| piece.at == from).unwrap().at = to;
            pieces.sort_unstable_by_key(|piece| piece.at);
        }
        (BoardView::Leap { pieces }, StepView::Take { at, .. }) => {
            let taken = pieces.iter().position(|piece| piece.at == at).unwrap();
            pieces.remove(taken);
        }
        (BoardView::Leap { pieces }, StepView::Crown { at, .. }) => {
            pieces.iter_mut().find(|piece| piece.at == at).unwrap().king = true;
        }
        (BoardView::Sow { places }, StepView::Lift { from, count }) => places[usize::from(from)] -= count,
        (BoardView::Sow { places }, StepView::Sow { to }) => places[usize::from(to)] += 1,
        (
            BoardView::Sow { places },
            StepView::Capture { from, to, count } | StepView::Sweep { from, to, count },
        ) => {
            places[usize::from(from)] -= count;
            places[store(to)] += count;
        }
        (board, step) => panic!("{step:?} on {board:?}"),
    }
}

#[tokio::test]
async fn a_turns_steps_lead_from_the_board_before_to_the_board_after() {
    let table = Table::new();
    for game in GAMES {
        walk(&table, game, 1, async |before, chosen, after| {
            let mut board = before.board.clone();
            after.steps.iter().for_each(|step| apply(&mut board, *step));
            assert_eq!(board, after.board, "{game:?} {}", chosen.turn);
        })
        .await;
    }
}

#[tokio::test]
async fn what_choosing_landings_shows_is_what_the_played_turn_shows() {
    let table = Table::new();
    for game in [GameName::SholoGuti, GameName::Checkers, GameName::EgaraGuti] {
        for chance in 0..3 {
            walk(&table, game, chance, async |_, chosen, after| {
                assert_eq!(chosen.shown, after.steps, "{game:?} {}", chosen.turn);
            })
            .await;
        }
    }
}
