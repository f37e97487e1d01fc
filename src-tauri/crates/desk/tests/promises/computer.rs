//! The computer's turn, with the real search.

use desk::wire::{Ask, GameName, GameView, LevelName, Seat};

use crate::table::{GAMES, Table, against};

use GameName::SholoGuti;

#[tokio::test]
async fn in_every_game_it_answers_with_a_turn_and_shows_it() {
    let table = Table::new();
    for game in GAMES {
        let view = table.start(game, against(game, LevelName::Easy)).await;
        let turn = first_turn(&view);
        let view = table.play(&view, &turn).await;
        assert_eq!((view.ask, view.to_move), (Ask::Computer, Some(Seat::North)), "{game:?}");
        assert!(view.origins.is_empty());
        let after = table.think(&view).await;
        assert_eq!(after.turns.len(), 2);
        assert_eq!(after.last.as_ref().unwrap().side, Seat::North);
        assert!(!after.steps.is_empty());
        assert!(after.revision > view.revision);
    }
}

/// Some turn that a person may play.
fn first_turn(view: &GameView) -> String {
    let origin = &view.origins[0];
    origin.turn.clone().unwrap_or_else(|| origin.then.next[0].turn.clone().unwrap())
}

#[tokio::test]
async fn a_second_caller_joins_and_gets_the_same_answer() {
    let table = Table::new();
    // The level that takes its time: another might have answered before the second caller asks.
    let view = table.start(SholoGuti, against(SholoGuti, LevelName::Insane)).await;
    let view = table.play(&view, "12-17").await;
    let think = || table.desk().think(view.game, view.revision);
    let (first, second) = tokio::join!(think(), think());
    assert_eq!(first, second);
    assert_eq!(first.unwrap().turns.len(), 2);
    assert_eq!(table.open(SholoGuti).await.turns.len(), 2);
}

#[tokio::test]
async fn the_same_game_taken_back_and_played_again_gets_the_same_answer() {
    let table = Table::new();
    let view = table.start(SholoGuti, against(SholoGuti, LevelName::Easy)).await;
    let view = table.play(&view, "12-17").await;
    let first = table.think(&view).await;
    let view = table.desk().undo(SholoGuti, first.revision).await.unwrap();
    let table = table.reopened();
    let view = table.play(&table.open(view.game).await, "12-17").await;
    let second = table.think(&view).await;
    assert_eq!(first.turns, second.turns);
}
