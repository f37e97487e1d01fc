//! Where the device does not store a change, there was no change.

use desk::wire::{ErrorCode, GameName, LevelName, Settings, Speed};

use crate::table::{Table, against, code, json_of, two_players};

use GameName::{Kalah, SholoGuti};

#[tokio::test]
async fn a_turn_an_undo_and_a_start_that_cannot_be_saved_are_refused_and_can_be_tried_again() {
    let table = Table::new();
    let view = table.start(SholoGuti, two_players(SholoGuti)).await;
    let view = table.play(&view, "12-17").await;
    let before = table.everything().await;
    table.block_saves_of("sholo-guti");
    let desk = table.desk();
    assert_eq!(code(desk.play(SholoGuti, view.revision, "26-21".to_owned()).await), ErrorCode::Storage);
    assert_eq!(code(desk.undo(SholoGuti, view.revision).await), ErrorCode::Storage);
    assert_eq!(code(desk.start(SholoGuti, two_players(SholoGuti), true).await), ErrorCode::Storage);
    assert_eq!(table.everything().await, before);

    table.unblock_saves_of("sholo-guti");
    assert_eq!(table.play(&view, "26-21").await.turns.len(), 2);
}

#[tokio::test]
async fn the_computers_turn_too() {
    let table = Table::new();
    let view = table.start(Kalah, against(Kalah, LevelName::Easy)).await;
    let view = table.play(&view, "A").await;
    let before = table.everything().await;
    table.block_saves_of("kalah");
    assert_eq!(code(table.desk().think(Kalah, view.revision).await), ErrorCode::Storage);
    assert_eq!(table.everything().await, before);

    table.unblock_saves_of("kalah");
    assert_eq!(table.think(&view).await.turns.len(), 2);
}

#[tokio::test]
async fn a_game_that_could_not_be_given_up_for_another_is_not_counted_as_lost() {
    let table = Table::new();
    let view = table.start(Kalah, against(Kalah, LevelName::Easy)).await;
    let view = table.play(&view, "A").await;
    table.block_saves_of("kalah");
    assert_eq!(code(table.desk().start(Kalah, view.set_up, true).await), ErrorCode::Storage);
    table.unblock_saves_of("kalah");
    assert!(table.desk().statistics().await.unwrap().is_empty());
    assert_eq!(json_of(&table.reopened().open(Kalah).await.turns), json_of(&view.turns));
}

#[tokio::test]
async fn settings_that_cannot_be_saved_do_not_change() {
    let table = Table::new();
    table.block_saves_of("settings");
    let settings = Settings { speed: Speed::Slow, ..Settings::default() };
    assert_eq!(code(table.desk().set_settings(settings).await), ErrorCode::Storage);
    assert_eq!(table.desk().settings().await, Settings::default());
}

#[tokio::test]
async fn a_file_that_cannot_be_read_now_is_read_when_it_can_be() {
    let table = Table::new();
    table.start(Kalah, two_players(Kalah)).await;
    let mut table = table;
    table.close();
    // A folder in its place can be neither read nor taken for a damaged file.
    std::fs::rename(table.path("kalah.json"), table.path("elsewhere")).unwrap();
    std::fs::create_dir(table.path("kalah.json")).unwrap();
    let table = table.reopened();
    let home = table.desk().home().await.unwrap();
    assert!(home.notices.is_empty() && home.games.iter().all(|card| card.saved.is_none()));
    let refused = table.desk().open_game(Kalah).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::Storage);
    assert!(refused.message.contains("kalah.json: "), "{}", refused.message);
    assert_eq!(code(table.desk().start(Kalah, two_players(Kalah), true).await), ErrorCode::Storage);

    std::fs::remove_dir(table.path("kalah.json")).unwrap();
    std::fs::rename(table.path("elsewhere"), table.path("kalah.json")).unwrap();
    assert_eq!(table.open(Kalah).await.turns.len(), 0);
}
