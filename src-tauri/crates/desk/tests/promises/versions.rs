//! Files that earlier versions of the app wrote are read.

use desk::wire::{GameName, Language, LevelName, Names, Settings, Speed};
use rules::GameId;
use serde_json::json;
use session::Verdict::Won;

use crate::nearly::{Nearly, finish, nearly, nearly_with};
use crate::table::Table;

use GameName::Kalah;

/// Statistics of version 1 in which the game of this id is the last one counted.
fn statistics_1(last: u64) -> String {
    let easy = json!({ "wins": 3, "losses": 2, "draws": 1, "streak": 1, "bestStreak": 2 });
    let games = json!({ "kalah": { "lastCounted": last, "levels": { "easy": easy } } });
    json!({ "version": 1, "kind": "statistics", "data": { "games": games } }).to_string()
}

#[tokio::test]
async fn statistics_without_records_and_list_keep_their_counts() {
    let mut table = Table::new();
    table.close();
    table.write("statistics.json", statistics_1(7));
    let table = table.reopened();
    assert!(table.desk().home().await.unwrap().notices.is_empty());
    let [kalah] = &table.desk().statistics().await.unwrap()[..] else { panic!() };
    let [easy] = kalah.levels[..] else { panic!() };
    assert_eq!((kalah.game, easy.level), (Kalah, LevelName::Easy));
    assert_eq!([easy.wins, easy.losses, easy.draws, easy.streak, easy.best_streak], [3, 2, 1, 1, 2]);
    assert_eq!((easy.record, kalah.recent.len()), (None, 0));

    let (table, over) = finish(table, &nearly_with(GameId::Kalah, Won, 8, |session| session)).await;
    assert_eq!(over.result.unwrap().statistics.unwrap().best_streak, 2);
    assert!(table.files()["statistics.json"].starts_with(br#"{"version":2,"#));
    assert_eq!(table.desk().statistics().await.unwrap()[0].recent.len(), 1);
}

#[tokio::test]
async fn the_game_they_counted_last_does_not_count_again() {
    let Nearly { mut session, last } = nearly_with(GameId::Kalah, Won, 7, |session| session);
    session.play(&last).unwrap();
    let mut table = Table::new();
    table.close();
    table.write_game(&session, &[]);
    table.write("statistics.json", statistics_1(7));
    let table = table.reopened();
    assert_eq!(table.open(Kalah).await.result.unwrap().statistics.unwrap().wins, 3);
}

#[tokio::test]
async fn a_game_of_an_earlier_version_goes_on() {
    for version in [1, 2] {
        let Nearly { session, last } = nearly(GameId::Kalah, Won);
        let mut table = Table::new();
        table.close();
        let data = json!({ "session": session, "uncounted": [] });
        assert_eq!(data["session"].get("names"), None);
        table.write("kalah.json", json!({ "version": version, "kind": "kalah", "data": data }).to_string());
        let table = table.reopened();
        let view = table.open(Kalah).await;
        assert_eq!(view.set_up.names, Names::default());
        assert!(table.play(&view, &last).await.result.is_some());
    }
}

#[tokio::test]
async fn settings_of_version_1_keep_what_was_set_and_have_the_usual_for_the_rest() {
    let mut table = Table::new();
    table.close();
    let data = json!({ "language": "system", "theme": "system", "speed": "fast" });
    table.write("settings.json", json!({ "version": 1, "kind": "settings", "data": data }).to_string());
    let expected = Settings { speed: Speed::Fast, ..Settings::default() };
    assert_eq!(table.reopened().desk().settings().await, expected);
}

#[tokio::test]
async fn settings_of_version_2_keep_how_the_board_turns_and_are_heard_and_felt() {
    let mut table = Table::new();
    table.close();
    let data = json!({ "language": "ru", "theme": "dark", "speed": "off", "turnBoard": true });
    table.write("settings.json", json!({ "version": 2, "kind": "settings", "data": data }).to_string());
    let table = table.reopened();
    let settings = table.desk().settings().await;
    assert!(table.desk().home().await.unwrap().notices.is_empty());
    assert_eq!((settings.language, settings.speed, settings.turn_board), (Language::Ru, Speed::Off, true));
    assert!(settings.sound && settings.haptics);
}
