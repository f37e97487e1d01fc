//! What counts, and that it counts once, wherever a kill comes in between.

use desk::wire::{GameName, LevelName, ResultReason, StatisticsView, Verdict};
use rules::GameId;
use session::{Session, SessionId, SetUp};

use crate::nearly::{Nearly, finish, nearly, nearly_with};
use crate::table::{Table, code, json_of};

use GameName::Kalah;

/// The counts of every game and level.
async fn levels(table: &Table) -> Vec<StatisticsView> {
    table.desk().statistics().await.unwrap().into_iter().flat_map(|game| game.levels).collect()
}

/// Wins, losses, draws, streak, best streak.
fn counts(view: &StatisticsView) -> [u32; 5] {
    [view.wins, view.losses, view.draws, view.streak, view.best_streak]
}

/// The counts of Kalah at the usual level, the only ones there are.
async fn kalah(table: &Table) -> [u32; 5] {
    match &levels(table).await[..] {
        [] => [0; 5],
        [view] => {
            assert_eq!((view.game, view.level), (Kalah, LevelName::Easy));
            counts(view)
        }
        more => panic!("{more:?}"),
    }
}

/// Plays these games one after another, each under an id of its own.
async fn play_results(verdicts: &[session::Verdict]) -> Table {
    let mut table = Table::new();
    for (id, verdict) in (1..).zip(verdicts) {
        (table, _) = finish(table, &nearly_with(GameId::Kalah, *verdict, id, |session| session)).await;
    }
    table
}

#[tokio::test]
async fn wins_losses_and_draws_are_counted_and_any_but_a_win_ends_a_streak() {
    use session::Verdict::{Drawn, Lost, Won};
    for (verdicts, expected) in [
        (&[Won, Won, Won][..], [3, 0, 0, 3, 3]),
        (&[Won, Won, Lost, Won], [3, 1, 0, 1, 2]),
        (&[Won, Drawn, Won], [2, 0, 1, 1, 1]),
        (&[Lost, Drawn], [0, 1, 1, 0, 0]),
    ] {
        let table = play_results(verdicts).await;
        assert_eq!(kalah(&table).await, expected);
        let [view] = levels(&table).await[..] else { panic!() };
        let rate = f64::from(expected[0]) / f64::from(u32::try_from(verdicts.len()).unwrap());
        assert!((view.win_rate - rate).abs() < 1e-12);
    }
}

#[tokio::test]
async fn the_result_shows_the_statistics_with_it_counted_in() {
    let Nearly { session, last } = nearly(GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&session]);
    let over = table.play(&table.open(Kalah).await, &last).await;
    let result = over.result.unwrap();
    assert_eq!((result.verdict, result.reason), (Verdict::Won, ResultReason::HousesEmpty));
    assert!(result.counted);
    assert_eq!(counts(&result.statistics.unwrap()), [1, 0, 0, 1, 1]);
}

#[tokio::test]
async fn a_win_or_draw_after_undo_does_not_count_but_a_loss_does() {
    use session::Verdict::{Drawn, Lost, Won};
    for (verdict, expected) in [(Won, [0; 5]), (Drawn, [0; 5]), (Lost, [0, 1, 0, 0, 0])] {
        let taken_back = |mut session: Session| {
            session.play("A").unwrap();
            session.undo().unwrap();
            session
        };
        let Nearly { session, last } = nearly_with(GameId::Kalah, verdict, 1, taken_back);
        let table = Table::with_saved(&[&session]);
        let over = table.play(&table.open(Kalah).await, &last).await;
        assert!(over.undo_used);
        assert_eq!(over.result.unwrap().counted, verdict == Lost);
        assert_eq!(kalah(&table).await, expected);
        // Nor is it counted by what comes after.
        table.start(Kalah, over.set_up).await;
        assert_eq!(kalah(&table.reopened()).await, expected);
    }
}

#[tokio::test]
async fn two_players_change_no_statistics() {
    let new = |id| {
        let opponent = session::Opponent::TwoPlayers;
        Session::new(SessionId(id), 5, GameId::Kalah, SetUp { opponent, ..SetUp::usual(GameId::Kalah) })
            .unwrap()
    };
    let mut session = new(1);
    crate::nearly::play_out(&mut session, 1);
    let mut save = session.save();
    let last = save.turns.pop().unwrap();
    let table = Table::with_saved(&[&Session::load(save).unwrap()]);
    let over = table.play(&table.open(Kalah).await, &last).await;
    let result = over.result.unwrap();
    assert!(matches!(result.verdict, Verdict::SouthWon | Verdict::NorthWon | Verdict::Drawn));
    assert_eq!((result.counted, result.statistics), (false, None));
    assert_eq!(kalah(&table).await, [0; 5]);
}

#[tokio::test]
async fn levels_and_games_are_counted_apart() {
    let oware = nearly(GameId::Oware, session::Verdict::Lost);
    let kalah = nearly(GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&oware.session, &kalah.session]);
    table.play(&table.open(Kalah).await, &kalah.last).await;
    table.play(&table.open(GameName::Oware).await, &oware.last).await;
    let hard = table.start(Kalah, crate::table::against(Kalah, LevelName::Hard)).await;
    let hard = table.play(&hard, "A").await;
    table.start(Kalah, hard.set_up).await;
    let levels = levels(&table).await;
    let seen: Vec<_> = levels.iter().map(|view| (view.game, view.level, view.wins, view.losses)).collect();
    let expected = [
        (Kalah, LevelName::Easy, 1, 0),
        (Kalah, LevelName::Hard, 0, 1),
        (GameName::Oware, LevelName::Easy, 0, 1),
    ];
    assert_eq!(seen, expected);
}

#[tokio::test]
async fn a_kill_between_the_games_end_and_the_statistics_counts_it_once_at_the_next_start() {
    let Nearly { session, last } = nearly(GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&session]);
    table.block_saves_of("statistics");
    let over = table.play(&table.open(Kalah).await, &last).await;
    assert!(over.result.is_some());
    assert_eq!(kalah(&table).await, [0; 5]);
    // The folder is now as a kill after the first of the two writes leaves it.
    table.unblock_saves_of("statistics");
    let mut table = table.reopened();
    for _ in 0..3 {
        assert_eq!(kalah(&table).await, [1, 0, 0, 1, 1]);
        table = table.reopened();
    }
}

#[tokio::test]
async fn a_game_resigned_for_another_is_counted_once_whether_or_not_a_kill_comes_in_between() {
    for killed in [false, true] {
        let table = Table::new();
        let view = table.start(Kalah, crate::table::against(Kalah, LevelName::Easy)).await;
        let view = table.play(&view, "A").await;
        if killed {
            table.block_saves_of("statistics");
        }
        let next = table.desk().start(Kalah, view.set_up, true).await.unwrap();
        if killed {
            table.unblock_saves_of("statistics");
        }
        let mut table = table.reopened();
        for _ in 0..3 {
            assert_eq!(kalah(&table).await, [0, 1, 0, 0, 0]);
            assert_eq!(table.open(Kalah).await.board, next.board);
            table = table.reopened();
        }
        table.play(&table.open(Kalah).await, "A").await;
        assert_eq!(kalah(&table.reopened()).await, [0, 1, 0, 0, 0]);
    }
}

#[tokio::test]
async fn a_finished_game_that_was_not_counted_is_counted_when_the_desk_is_opened() {
    let Nearly { mut session, .. } = nearly(GameId::Kalah, session::Verdict::Won);
    session.resign();
    let mut table = Table::with_saved(&[&session]);
    for _ in 0..3 {
        let result = table.open(Kalah).await.result.unwrap();
        assert_eq!((result.verdict, result.reason), (Verdict::Lost, ResultReason::Resigned));
        assert_eq!(kalah(&table).await, [0, 1, 0, 0, 0]);
        table = table.reopened();
    }
}

#[tokio::test]
async fn results_that_the_device_could_not_count_are_counted_when_it_can() {
    let Nearly { session, last } = nearly(GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&session]);
    table.block_saves_of("statistics");
    let over = table.play(&table.open(Kalah).await, &last).await;
    let view = table.start(Kalah, over.set_up).await;
    let view = table.play(&view, "A").await;
    table.start(Kalah, view.set_up).await;
    let table = table.reopened();
    assert_eq!(kalah(&table).await, [0; 5]);
    table.unblock_saves_of("statistics");
    table.play(&table.open(Kalah).await, "A").await;
    assert_eq!(kalah(&table).await, [1, 1, 0, 0, 1]);
    assert_eq!(kalah(&table.reopened()).await, [1, 1, 0, 0, 1]);
}

#[tokio::test]
async fn a_game_that_comes_back_from_its_last_good_copy_does_not_count_again() {
    let Nearly { session, last } = nearly(GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&session]);
    table.play(&table.open(Kalah).await, &last).await;
    assert_eq!(kalah(&table).await, [1, 0, 0, 1, 1]);
    table.write("kalah.json", "damaged");
    let table = table.reopened();
    let view = table.open(Kalah).await;
    assert_eq!(view.result, None);
    table.play(&view, &last).await;
    assert_eq!(kalah(&table).await, [1, 0, 0, 1, 1]);
}

#[tokio::test]
async fn statistics_that_come_back_from_their_last_good_copy_catch_up_with_the_last_game() {
    use session::Verdict::Won;
    let table = play_results(&[Won, Won]).await;
    table.write("statistics.json", "damaged");
    assert_eq!(kalah(&table.reopened()).await, [2, 0, 0, 2, 2]);
}

#[tokio::test]
async fn a_newer_versions_statistics_are_left_alone_and_games_go_on_without() {
    let Nearly { session, last } = nearly(GameId::Kalah, session::Verdict::Won);
    let mut table = Table::with_saved(&[&session]);
    table.close();
    let newer = r#"{"version":99,"kind":"statistics","data":"who knows"}"#;
    table.write("statistics.json", newer);
    let table = table.reopened();
    assert_eq!(code(table.desk().statistics().await), desk::wire::ErrorCode::TooNew);
    let over = table.play(&table.open(Kalah).await, &last).await;
    let result = over.result.unwrap();
    assert_eq!((result.counted, result.statistics), (true, None));
    assert_eq!(table.files()["statistics.json"], newer.as_bytes());
    let notices = json_of(&table.desk().home().await.unwrap().notices);
    let expected =
        serde_json::json!([{ "kind": "too-new", "game": null, "document": "statistics", "file": null }]);
    assert_eq!(notices, expected);

    // The newer version, or this one once the file is gone, finds what it has missed.
    std::fs::remove_file(table.path("statistics.json")).unwrap();
    assert_eq!(kalah(&table.reopened()).await, [1, 0, 0, 1, 1]);
}
