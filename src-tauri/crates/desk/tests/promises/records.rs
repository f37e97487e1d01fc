//! Checkers' scores, records and ranks (RULES.md, Checkers 5).

use desk::wire::{GameName, GameView, LevelName, Opponent, Rank, ResultView, StatisticsView};
use rules::GameId;
use session::{Level, Session, SessionId, SetUp, Verdict};

use crate::nearly::{Nearly, finish, nearly, nearly_after_undo, play_out};
use crate::table::{Table, against};

use GameName::Checkers;

/// A game against a level that the person's last turn wins, with the points it then has.
fn win(level: Level, id: u64, points: impl Fn(u32) -> bool) -> (Nearly, u32) {
    let set_up = SetUp { opponent: session::Opponent::Computer { level }, ..SetUp::usual(GameId::Checkers) };
    for chance in 0..100_000 {
        let mut session = Session::new(SessionId(id), 5, GameId::Checkers, set_up).unwrap();
        play_out(&mut session, chance);
        let won = session.verdict().unwrap().1 == Verdict::Won;
        if let Some(earned) = session.points().filter(|earned| won && points(*earned)) {
            let mut save = session.save();
            let last = save.turns.pop().unwrap();
            return (Nearly { session: Session::load(save).unwrap(), last }, earned);
        }
    }
    panic!("no such win")
}

fn result(view: GameView) -> ResultView {
    view.result.unwrap()
}

async fn level(table: &Table, level: LevelName) -> StatisticsView {
    let statistics = table.desk().statistics().await.unwrap();
    let levels = &statistics.iter().find(|one| one.game == Checkers).unwrap().levels;
    *levels.iter().find(|one| one.level == level).unwrap()
}

#[tokio::test]
async fn the_best_score_of_a_level_is_its_record_and_the_result_says_when_it_is_new() {
    let mut table = Table::new();
    let mut best = None;
    let ranges: [fn(u32) -> bool; 4] =
        [|points| points < 500, |points| points > 900, |points| points < 900, |points| points > 1200];
    for (id, range) in (1..).zip(ranges) {
        let (nearly, points) = win(Level::Hard, id, range);
        let over;
        (table, over) = finish(table, &nearly).await;
        let new = best < Some(points);
        best = best.max(Some(points));
        let over = result(over);
        assert_eq!((over.points, over.record), (Some(points), new));
        assert_eq!(over.statistics.unwrap().record, best);
        // It stays so when the result is looked at again.
        table = table.reopened();
        assert_eq!(result(table.open(Checkers).await).record, new);
        assert_eq!(level(&table, LevelName::Hard).await.record, best);
    }
}

#[tokio::test]
async fn a_win_that_only_equals_the_record_is_no_new_one() {
    let (mut nearly, points) = win(Level::Easy, 1, |_| true);
    let (table, over) = finish(Table::new(), &nearly).await;
    assert!(result(over).record);
    let mut save = nearly.session.save();
    save.id = SessionId(2);
    nearly.session = Session::load(save).unwrap();
    let (_, over) = finish(table, &nearly).await;
    let over = result(over);
    assert_eq!((over.points, over.record), (Some(points), false));
}

#[tokio::test]
async fn a_win_after_undo_keeps_its_points_but_makes_no_record_and_no_rank() {
    let (table, over) = finish(Table::new(), &nearly_after_undo(GameId::Checkers, Verdict::Won, 1)).await;
    let over = result(over);
    assert!(over.points.unwrap() >= 100);
    assert!(!over.counted && !over.record);
    assert_eq!(over.statistics.unwrap().record, None);
    let [checkers] = &table.desk().statistics().await.unwrap()[..] else { panic!() };
    assert_eq!((checkers.recent[0].points, checkers.recent[0].record), (over.points, false));
}

#[tokio::test]
async fn a_loss_or_a_game_given_up_earns_nothing_and_leaves_the_record() {
    let (nearly, points) = win(Level::Easy, 1, |_| true);
    let (table, over) = finish(Table::new(), &nearly).await;
    let view = table.start(Checkers, over.set_up).await;
    let view = table.play(&view, "11-15").await;
    table.start(Checkers, view.set_up).await;
    let easy = level(&table, LevelName::Easy).await;
    assert_eq!((easy.losses, easy.record), (1, Some(points)));
    let [checkers] = &table.desk().statistics().await.unwrap()[..] else { panic!() };
    assert_eq!((checkers.recent[0].points, checkers.recent[0].record), (Some(0), false));
}

#[tokio::test]
async fn the_record_on_medium_alone_brings_the_ranks_of_expert_and_pro() {
    let expert = |points| (500..1000).contains(&points);
    let pro = |points| points >= 1000;
    let mut table = Table::new();
    for (id, (at, wire, points, rank)) in (1..).zip([
        (Level::Hard, LevelName::Hard, &pro as &dyn Fn(u32) -> bool, None),
        (Level::Medium, LevelName::Medium, &|points| points < 500, None),
        (Level::Medium, LevelName::Medium, &expert, Some(Rank::Expert)),
        (Level::Medium, LevelName::Medium, &pro, Some(Rank::Pro)),
        (Level::Medium, LevelName::Medium, &expert, Some(Rank::Pro)),
    ]) {
        let over;
        (table, over) = finish(table, &win(at, id, points).0).await;
        assert_eq!(over.set_up.opponent, Opponent::Computer { level: wire });
        assert_eq!(result(over).statistics.unwrap().rank, rank);
        assert_eq!(level(&table, wire).await.rank, rank);
    }
}

#[tokio::test]
async fn other_games_have_neither_points_nor_records() {
    let (table, over) = finish(Table::new(), &nearly(GameId::Oware, Verdict::Won)).await;
    let over = result(over);
    assert_eq!((over.points, over.record), (None, false));
    let statistics = over.statistics.unwrap();
    assert_eq!((statistics.wins, statistics.record, statistics.rank), (1, None, None));
    assert_eq!(table.desk().statistics().await.unwrap()[0].levels, [statistics]);
    let view = table.start(Checkers, against(Checkers, LevelName::Easy)).await;
    assert_eq!(view.result, None);
}
