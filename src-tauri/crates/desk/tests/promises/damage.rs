//! A damaged file is set aside and told of; the rest goes on.

use desk::wire::{ErrorCode, GameName, NoticeKind, NoticeView, Settings, Speed};
use serde_json::json;

use crate::table::{GAMES, Table, code, two_players};

use GameName::{Kalah, Oware};

/// A desk with a game of Kalah that was saved twice, and one of Oware.
async fn two_games() -> Table {
    let table = Table::new();
    let view = table.start(Kalah, two_players(Kalah)).await;
    table.play(&view, "A").await;
    table.start(Oware, two_players(Oware)).await;
    table
}

async fn notices(table: &Table) -> Vec<NoticeView> {
    table.desk().home().await.unwrap().notices
}

fn notice(kind: NoticeKind, document: &str, file: Option<&str>) -> NoticeView {
    let game = GAMES.into_iter().find(|game| crate::table::id(*game).name() == document);
    NoticeView { kind, game, document: document.to_owned(), file: file.map(str::to_owned) }
}

#[tokio::test]
async fn a_damaged_game_is_set_aside_and_its_last_good_copy_is_used() {
    let table = two_games().await;
    table.write("kalah.json", "{\"version\":1,\"ki");
    let table = table.reopened();
    let expected = notice(NoticeKind::Restored, "kalah", Some("kalah.damaged-1.json"));
    assert_eq!(notices(&table).await, [expected]);
    assert_eq!(table.open(Kalah).await.turns.len(), 0);
    assert_eq!(table.files()["kalah.damaged-1.json"], b"{\"version\":1,\"ki");
    assert_eq!(table.open(Oware).await.turns.len(), 0);
}

#[tokio::test]
async fn where_the_copy_is_damaged_too_the_game_is_lost_and_told_once() {
    let table = two_games().await;
    table.write("kalah.json", "");
    table.write("kalah.json.bak", "?");
    let table = table.reopened();
    let expected = notice(NoticeKind::Lost, "kalah", Some("kalah.damaged-1.json"));
    assert_eq!(notices(&table).await, [expected]);
    assert_eq!(code(table.desk().open_game(Kalah).await), ErrorCode::NoGame);
    table.start(Kalah, two_players(Kalah)).await;
    assert_eq!(table.open(Oware).await.turns.len(), 0);
}

#[tokio::test]
async fn each_notice_stays_until_it_is_dismissed_and_does_not_come_back() {
    let table = two_games().await;
    table.write("kalah.json", "damaged");
    table.write("oware.json", "damaged");
    let table = table.reopened();
    assert_eq!(notices(&table).await.len(), 2);
    assert_eq!(notices(&table).await.len(), 2);
    table.desk().dismiss_notice("kalah");
    let left = notices(&table).await;
    assert_eq!(left.iter().map(|notice| notice.document.as_str()).collect::<Vec<_>>(), ["oware"]);
    table.desk().dismiss_notice("oware");
    assert!(notices(&table).await.is_empty());
    assert!(notices(&table.reopened()).await.is_empty());
}

#[tokio::test]
async fn a_file_with_an_illegal_turn_is_damaged() {
    let table = two_games().await;
    let text = String::from_utf8(table.files()["kalah.json"].clone()).unwrap();
    table.write("kalah.json", text.replace("\"A\"", "\"a\""));
    let table = table.reopened();
    assert_eq!(notices(&table).await[0].kind, NoticeKind::Restored);
}

#[tokio::test]
async fn one_games_file_is_not_taken_for_anothers() {
    let table = two_games().await;
    let oware = table.files()["oware.json"].clone();
    table.write("kalah.json", &oware);
    let table = table.reopened();
    assert_eq!(notices(&table).await[0].kind, NoticeKind::Restored);

    let oware = String::from_utf8(oware).unwrap();
    table.write("kalah.json", oware.replace("\"kind\":\"oware\"", "\"kind\":\"kalah\""));
    let table = table.reopened();
    assert_eq!(notices(&table).await[0].kind, NoticeKind::Lost);
}

#[tokio::test]
async fn a_made_up_result_that_waits_to_be_counted_is_damage() {
    let table = Table::new();
    let set_up = session::SetUp::usual(rules::GameId::Kalah);
    let fresh = |id| session::Session::new(session::SessionId(id), 0, rules::GameId::Kalah, set_up).unwrap();
    table.write_game(&fresh(1), &[&fresh(2)]);
    let table = table.reopened();
    assert_eq!(notices(&table).await[0].kind, NoticeKind::Lost);
    assert!(table.desk().statistics().await.unwrap().is_empty());
}

#[tokio::test]
async fn damaged_settings_and_statistics_begin_anew_and_the_games_go_on() {
    let table = two_games().await;
    table.desk().set_settings(Settings { speed: Speed::Off, ..Settings::default() }).await.unwrap();
    table.write("settings.json", "[]");
    let unsound = json!({ "easy": { "wins": 0, "losses": 0, "draws": 0, "streak": 1, "bestStreak": 1 } });
    let games = json!({ "games": { "kalah": { "lastCounted": 1, "levels": unsound } } });
    table.write("statistics.json", json!({ "version": 1, "kind": "statistics", "data": games }).to_string());
    let table = table.reopened();
    let expected = [
        notice(NoticeKind::Lost, "settings", Some("settings.damaged-1.json")),
        notice(NoticeKind::Lost, "statistics", Some("statistics.damaged-1.json")),
    ];
    assert_eq!(notices(&table).await, expected);
    assert_eq!(table.desk().settings().await, Settings::default());
    assert!(table.desk().statistics().await.unwrap().is_empty());
    assert_eq!(table.open(Kalah).await.turns.len(), 1);
}

#[tokio::test]
async fn a_newer_versions_game_is_left_alone_and_told_of() {
    let table = two_games().await;
    let newer = r#"{"version":99,"kind":"kalah","data":{"thoughts":[]}}"#;
    table.write("kalah.json", newer);
    let table = table.reopened();
    assert_eq!(notices(&table).await, [notice(NoticeKind::TooNew, "kalah", None)]);
    let revision = 1;
    assert_eq!(code(table.desk().open_game(Kalah).await), ErrorCode::TooNew);
    assert_eq!(code(table.desk().start(Kalah, two_players(Kalah), true).await), ErrorCode::TooNew);
    assert_eq!(code(table.desk().play(Kalah, revision, "A".to_owned()).await), ErrorCode::TooNew);
    assert_eq!(code(table.desk().think(Kalah, revision).await), ErrorCode::TooNew);
    assert_eq!(code(table.desk().undo(Kalah, revision).await), ErrorCode::TooNew);
    assert_eq!(code(table.desk().continuations(Kalah, revision, vec![]).await), ErrorCode::TooNew);
    assert_eq!(notices(&table).await.len(), 1);
    assert_eq!(table.files()["kalah.json"], newer.as_bytes());
    assert_eq!(table.open(Oware).await.turns.len(), 0);
}

#[tokio::test]
async fn a_newer_versions_settings_are_left_alone() {
    let table = Table::new();
    let newer = r#"{"version":99,"kind":"settings","data":{"speed":"warp"}}"#;
    table.write("settings.json", newer);
    let table = table.reopened();
    assert_eq!(table.desk().settings().await, Settings::default());
    assert_eq!(code(table.desk().set_settings(Settings::default()).await), ErrorCode::TooNew);
    assert_eq!(table.files()["settings.json"], newer.as_bytes());
}

#[tokio::test]
async fn what_a_kill_in_the_middle_of_a_save_leaves_is_no_damage() {
    let table = two_games().await;
    // Between the two renames of a save there is only the copy, beside a whole draft.
    std::fs::rename(table.path("kalah.json"), table.path("kalah.json.bak")).unwrap();
    table.write("kalah.json.tmp", "half a dra");
    let table = table.reopened();
    assert!(notices(&table).await.is_empty());
    assert_eq!(table.open(Kalah).await.turns.len(), 1);
}
