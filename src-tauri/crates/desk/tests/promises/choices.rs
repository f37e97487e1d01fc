//! What the interface lets a person choose is what the rules allow, no more and no less.

use std::collections::BTreeSet;

use desk::wire::{Ask, BoardView, ContinuationsView, GameName, GameView, LevelName, Seat, SeriesView};
use rules::{AnyGame, Side};

use crate::table::{GAMES, Table, against, id, two_players};
use crate::walk::walk;

/// The same position by the rules alone.
fn line_of(view: &GameView) -> AnyGame {
    let mut line = AnyGame::new(id(view.game), view.set_up.first.into());
    for turn in &view.turns {
        line.play_text(&turn.text).unwrap();
    }
    line
}

/// All turns that can be put together by choosing places.
async fn choosable(table: &Table, view: &GameView) -> BTreeSet<String> {
    let mut turns = BTreeSet::new();
    let mut open: Vec<(Vec<u8>, ContinuationsView)> = Vec::new();
    for origin in &view.origins {
        turns.extend(origin.turn.clone());
        open.push((vec![origin.from], origin.then.clone()));
    }
    while let Some((places, then)) = open.pop() {
        turns.extend(then.turn);
        for next in then.next {
            turns.extend(next.turn);
            if next.goes_on {
                let places = [&places[..], &[next.to]].concat();
                let then =
                    table.desk().continuations(view.game, view.revision, places.clone()).await.unwrap();
                open.push((places, then));
            }
        }
    }
    turns
}

#[tokio::test]
async fn choosing_places_leads_to_every_legal_turn_and_no_other() {
    let table = Table::new();
    for game in GAMES {
        walk(&table, game, 2, async |_, _, view| {
            let (legal, cut) = line_of(view).legal(500);
            if !cut {
                assert_eq!(choosable(&table, view).await, legal.into_iter().collect(), "{:?}", view.turns);
            }
        })
        .await;
    }
}

#[tokio::test]
async fn a_far_end_is_offered_where_one_series_alone_leads_there() {
    let table = Table::new();
    let mut offered = 0;
    for game in [GameName::SholoGuti, GameName::Checkers, GameName::EgaraGuti] {
        for chance in 0..6 {
            walk(&table, game, chance, async |view, _, _| {
                let (legal, cut) = line_of(view).legal(500);
                for origin in view.origins.iter().filter(|_| !cut) {
                    for SeriesView { to, takes, turn } in &origin.then.series {
                        let (begin, end) = (format!("{}x", origin.from), format!("x{to}"));
                        let leads_there = |turn: &&String| turn.starts_with(&begin) && turn.ends_with(&end);
                        assert_eq!(legal.iter().filter(leads_there).collect::<Vec<_>>(), [turn]);
                        assert_eq!(takes.len(), turn.matches('x').count());
                        assert!(takes.len() > 1);
                        offered += 1;
                    }
                }
            })
            .await;
        }
    }
    assert!(offered > 0);
}

/// What should be asked, by the written turns and the board.
fn expected_ask(view: &GameView) -> Ask {
    let (legal, _) = line_of(view).legal(500);
    let last = view.last.as_ref().map(|last| last.side);
    match &view.board {
        _ if view.to_move.is_none() => Ask::Over,
        BoardView::Sow { places } => {
            let theirs = if view.to_move == Some(Seat::South) { 7..13 } else { 0..6 };
            if places[theirs].iter().all(|seeds| *seeds == 0) {
                Ask::MustFeed
            } else if last == view.to_move {
                Ask::MoveAgain
            } else {
                Ask::Move
            }
        }
        BoardView::Leap { .. } => {
            let jumps = legal.iter().filter(|turn| turn.contains('x')).count();
            match jumps {
                0 => Ask::Move,
                all if all == legal.len() => Ask::MustCapture,
                _ => Ask::MayCapture,
            }
        }
    }
}

#[tokio::test]
async fn the_status_line_asks_for_what_the_rules_ask_for() {
    let table = Table::new();
    let mut asked = Vec::new();
    for game in GAMES {
        for chance in 0..12 {
            walk(&table, game, chance, async |_, _, view| {
                assert_eq!(view.ask, expected_ask(view), "{game:?} {:?}", view.turns);
                if !asked.contains(&view.ask) {
                    asked.push(view.ask);
                }
                assert_eq!(view.origins.is_empty(), view.ask == Ask::Over);
            })
            .await;
        }
    }
    let all = [Ask::Move, Ask::MayCapture, Ask::MustCapture, Ask::MustFeed, Ask::MoveAgain, Ask::Over];
    assert!(all.iter().all(|ask| asked.contains(ask)), "only {asked:?} came about");
}

#[tokio::test]
async fn while_the_computer_is_to_move_nothing_can_be_chosen() {
    let table = Table::new();
    let view = table.start(GameName::Kalah, against(GameName::Kalah, LevelName::Easy)).await;
    assert_eq!(view.origins.len(), 6);
    let view = table.play(&view, "A").await;
    assert_eq!((view.ask, view.origins.len()), (Ask::Computer, 0));
}

#[tokio::test]
async fn a_house_tells_what_sowing_it_brings_and_the_turn_that_sows_it() {
    let table = Table::new();
    let view = table.start(GameName::Kalah, two_players(GameName::Kalah)).await;
    let c = view.origins.iter().find(|origin| origin.from == 2).unwrap();
    assert_eq!(c.turn.as_deref(), Some("C"));
    let sowing = c.sowing.as_ref().unwrap();
    assert_eq!((sowing.last, sowing.gain, sowing.another_turn), (6, 1, true));
    assert_eq!(c.then, ContinuationsView::default());
}

#[tokio::test]
async fn a_man_tells_where_it_can_go() {
    let table = Table::new();
    let view = table.start(GameName::SholoGuti, two_players(GameName::SholoGuti)).await;
    let line = line_of(&view);
    assert_eq!(line.to_move(), Some(Side::South));
    let man = view.origins.iter().find(|origin| origin.from == 12).unwrap();
    assert_eq!((&man.turn, &man.sowing, &man.then.turn), (&None, &None, &None));
    let [step] = &man.then.next[..] else { panic!("{:?}", man.then) };
    assert_eq!((step.to, step.takes, step.turn.as_deref(), step.goes_on), (17, None, Some("12-17"), false));
    let shown = serde_json::json!([{ "kind": "move", "from": 12, "to": 17, "landing": 0 }]);
    assert_eq!(crate::table::json_of(&step.steps), shown);
}
