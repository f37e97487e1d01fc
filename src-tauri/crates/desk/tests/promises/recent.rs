//! The games finished last are listed, also those that count for nothing.

use std::time::{SystemTime, UNIX_EPOCH};

use desk::wire::{GameName, LevelName, RecentGame, ResultReason, Verdict};
use rules::GameId;
use session::Verdict::{Drawn, Lost, Won};

use crate::nearly::{finish, nearly, nearly_after_undo};
use crate::table::{Table, against};

use GameName::Kalah;

/// The list of Kalah.
async fn recent(table: &Table) -> Vec<RecentGame> {
    let statistics = table.desk().statistics().await.unwrap();
    statistics.into_iter().find(|one| one.game == Kalah).map(|one| one.recent).unwrap_or_default()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis().try_into().unwrap()
}

#[tokio::test]
async fn a_finished_game_is_listed_with_what_its_result_told() {
    let before = now();
    let (table, over) = finish(Table::new(), &nearly(GameId::Kalah, Won)).await;
    let result = over.result.unwrap();
    let [game] = recent(&table).await[..] else { panic!() };
    assert!((before..=now()).contains(&game.at));
    let expected = RecentGame {
        at: game.at,
        level: LevelName::Easy,
        verdict: Verdict::Won,
        reason: ResultReason::HousesEmpty,
        score: result.score,
        turns: result.turns,
        points: None,
        counted: true,
        record: false,
    };
    assert_eq!(game, expected);
    assert_eq!(recent(&table.reopened()).await, [expected]);
}

#[tokio::test]
async fn a_win_or_draw_after_undo_is_listed_as_one_that_counts_for_nothing() {
    let mut table = Table::new();
    for (id, verdict) in [(1, Won), (2, Drawn), (3, Lost)] {
        (table, _) = finish(table, &nearly_after_undo(GameId::Kalah, verdict, id)).await;
    }
    let listed: Vec<_> = recent(&table).await.iter().map(|game| (game.verdict, game.counted)).collect();
    assert_eq!(listed, [(Verdict::Lost, true), (Verdict::Drawn, false), (Verdict::Won, false)]);
}

#[tokio::test]
async fn a_level_at_which_nothing_counted_yet_has_no_figures() {
    let (table, over) = finish(Table::new(), &nearly_after_undo(GameId::Kalah, Won, 1)).await;
    assert_eq!(over.result.unwrap().statistics.unwrap().wins, 0);
    let [kalah] = &table.desk().statistics().await.unwrap()[..] else { panic!() };
    assert_eq!((kalah.levels.len(), kalah.recent.len()), (0, 1));
}

#[tokio::test]
async fn a_game_is_listed_once_wherever_a_kill_comes_in_between() {
    for killed in [false, true] {
        let mut table = Table::new();
        if killed {
            table.block_saves_of("statistics");
        }
        (table, _) = finish(table, &nearly_after_undo(GameId::Kalah, Won, 1)).await;
        assert_eq!(recent(&table).await.is_empty(), killed);
        if killed {
            table.unblock_saves_of("statistics");
        }
        for _ in 0..3 {
            table = table.reopened();
            assert_eq!(recent(&table).await.len(), 1);
        }
        let set_up = against(Kalah, LevelName::Easy);
        table.play(&table.start(Kalah, set_up).await, "A").await;
        assert_eq!(recent(&table.reopened()).await.len(), 1);
    }
}

#[tokio::test]
async fn a_game_that_counts_for_nothing_waits_for_the_list_as_others_wait_to_be_counted() {
    let table = Table::new();
    table.block_saves_of("statistics");
    let (table, over) = finish(table, &nearly_after_undo(GameId::Kalah, Won, 1)).await;
    table.start(Kalah, over.set_up).await;
    table.unblock_saves_of("statistics");
    let table = table.reopened();
    let [game] = recent(&table).await[..] else { panic!() };
    assert!(!game.counted);
}

#[tokio::test]
async fn a_resigned_game_is_listed_as_resigned_and_games_of_two_players_are_not() {
    let table = Table::new();
    for set_up in [against(Kalah, LevelName::Hard), crate::table::two_players(Kalah)] {
        let view = table.start(Kalah, set_up).await;
        table.play(&view, "A").await;
    }
    table.start(Kalah, against(Kalah, LevelName::Hard)).await;
    let [game] = recent(&table).await[..] else { panic!() };
    assert_eq!((game.level, game.reason, game.turns), (LevelName::Hard, ResultReason::Resigned, 1));
}

#[tokio::test]
async fn the_newest_fifty_of_a_game_are_listed_newest_first_and_all_are_counted() {
    use LevelName::{Easy, Hard, Medium};
    let table = Table::new();
    for game in 1..=52 {
        let level = [Hard, Easy, Medium][usize::from(game > 2) + usize::from(game == 52)];
        let view = table.start(Kalah, against(Kalah, level)).await;
        table.play(&view, "A").await;
    }
    table.start(Kalah, against(Kalah, Easy)).await;
    let listed: Vec<_> = recent(&table).await.iter().map(|game| game.level).collect();
    assert_eq!((listed.len(), listed[0]), (50, Medium));
    assert!(listed[1..].iter().all(|level| *level == Easy));
    let [kalah] = &table.desk().statistics().await.unwrap()[..] else { panic!() };
    let losses: Vec<_> = kalah.levels.iter().map(|level| (level.level, level.losses)).collect();
    assert_eq!(losses, [(Easy, 49), (Medium, 1), (Hard, 2)]);
}
