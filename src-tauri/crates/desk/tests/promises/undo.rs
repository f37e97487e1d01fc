//! Undo, as the interface sees it.

use desk::wire::{Ask, GameName, LevelName, Seat, SetUp};

use crate::table::{Table, against, json_of, two_players};

use GameName::{EgaraGuti, Kalah, SholoGuti};

#[tokio::test]
async fn the_game_stands_as_before_the_persons_turn_and_nothing_is_to_be_shown() {
    let table = Table::new();
    let start = table.start(SholoGuti, against(SholoGuti, LevelName::Easy)).await;
    assert!(!start.can_undo);
    let view = table.round(&start, "12-17").await;
    assert!(view.can_undo && !view.undo_used);
    let undone = table.desk().undo(SholoGuti, view.revision).await.unwrap();
    assert_eq!(undone.board, start.board);
    assert_eq!((undone.turns.len(), undone.steps.len(), undone.last), (0, 0, None));
    assert!(undone.undo_used && !undone.can_undo);
    assert_eq!(json_of(&undone.origins), json_of(&start.origins));
    assert!(undone.revision > view.revision);
}

#[tokio::test]
async fn in_kalah_each_sowing_is_undone_by_itself() {
    let table = Table::new();
    let view = table.start(Kalah, against(Kalah, LevelName::Easy)).await;
    let once = table.play(&view, "C").await;
    let twice = table.play(&once, "A").await;
    let undone = table.desk().undo(Kalah, twice.revision).await.unwrap();
    assert_eq!((undone.board, undone.ask), (once.board, Ask::MoveAgain));
}

#[tokio::test]
async fn two_players_undo_one_turn() {
    let table = Table::new();
    let view = table.start(SholoGuti, two_players(SholoGuti)).await;
    let view = table.play_all(view, "12-17 26-21").await;
    let undone = table.desk().undo(SholoGuti, view.revision).await.unwrap();
    assert_eq!((undone.turns.len(), undone.to_move), (1, Some(Seat::North)));
}

#[tokio::test]
async fn where_only_the_computer_has_moved_nothing_can_be_undone() {
    let table = Table::new();
    let set_up = SetUp { first: Seat::North, ..against(EgaraGuti, LevelName::Easy) };
    let view = table.start(EgaraGuti, set_up).await;
    assert_eq!(view.ask, Ask::Computer);
    let view = table.think(&view).await;
    assert!(!view.can_undo && !view.resigns);
}
