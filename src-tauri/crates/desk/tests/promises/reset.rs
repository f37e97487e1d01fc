//! A reset forgets all results for good.

use desk::wire::{ErrorCode, GameName};
use rules::GameId;
use session::Verdict::{Lost, Won};

use crate::nearly::{finish, nearly, nearly_with};
use crate::table::{Table, code};

use GameName::{Kalah, Oware};

/// A desk at which a game of Kalah and one of Oware were just won.
async fn two_results() -> Table {
    let (table, _) = finish(Table::new(), &nearly(GameId::Kalah, Won)).await;
    finish(table, &nearly(GameId::Oware, Won)).await.0
}

async fn nothing_is_known(table: &Table) -> bool {
    table.desk().statistics().await.unwrap().is_empty()
}

#[tokio::test]
async fn afterwards_there_are_no_figures_and_no_list_and_new_games_count_from_nothing() {
    let table = two_results().await;
    assert!(!nothing_is_known(&table).await);
    table.desk().reset_statistics().await.unwrap();
    assert!(nothing_is_known(&table).await);
    let (table, over) = finish(table, &nearly_with(GameId::Kalah, Lost, 2, |session| session)).await;
    let statistics = over.result.unwrap().statistics.unwrap();
    assert_eq!((statistics.wins, statistics.losses, statistics.best_streak), (0, 1, 0));
    let [kalah] = &table.desk().statistics().await.unwrap()[..] else { panic!() };
    assert_eq!((kalah.game, kalah.recent.len()), (Kalah, 1));
}

#[tokio::test]
async fn a_game_that_was_over_before_does_not_count_again() {
    let mut table = two_results().await;
    table.desk().reset_statistics().await.unwrap();
    for _ in 0..3 {
        table = table.reopened();
        let result = table.open(Kalah).await.result.unwrap();
        assert_eq!((result.counted, result.statistics.unwrap().wins), (true, 0));
        assert!(nothing_is_known(&table).await);
    }
    let set_up = table.open(Oware).await.set_up;
    table.play(&table.start(Oware, set_up).await, "A").await;
    assert!(nothing_is_known(&table.reopened()).await);
}

#[tokio::test]
async fn nor_does_one_that_the_statistics_did_not_have_yet() {
    let table = Table::new();
    table.block_saves_of("statistics");
    let (table, over) = finish(table, &nearly(GameId::Kalah, Won)).await;
    let view = table.start(Kalah, over.set_up).await;
    table.play(&view, "A").await;
    table.unblock_saves_of("statistics");
    table.desk().reset_statistics().await.unwrap();
    let table = table.reopened();
    assert!(nothing_is_known(&table).await);
    assert_eq!(table.open(Kalah).await.turns.len(), 1);
}

#[tokio::test]
async fn an_unfinished_game_goes_on_and_counts() {
    let table = Table::with_saved(&[&nearly(GameId::Kalah, Won).session]);
    let view = table.open(Kalah).await;
    table.desk().reset_statistics().await.unwrap();
    let over = table.play(&view, &nearly(GameId::Kalah, Won).last).await;
    assert_eq!(over.result.unwrap().statistics.unwrap().wins, 1);
}

#[tokio::test]
async fn a_reset_that_cannot_be_saved_has_not_happened() {
    let table = two_results().await;
    let before = table.everything().await;
    table.block_saves_of("statistics");
    assert_eq!(code(table.desk().reset_statistics().await), ErrorCode::Storage);
    assert_eq!(table.everything().await, before);
    table.unblock_saves_of("statistics");
    table.desk().reset_statistics().await.unwrap();
    assert!(nothing_is_known(&table).await);
}
