//! Each seed of a sowing game is the same one throughout.

use std::collections::BTreeSet;

use desk::wire::{BoardView, GameName, GameView, LevelName};

use crate::table::{Table, against, two_players};

/// The seeds lie as many to a place as the board says, and each of them is there once.
fn assert_all_there(view: &GameView) {
    let BoardView::Sow { places } = &view.board else { panic!("no seeds") };
    let counts: Vec<usize> = places.iter().map(|count| usize::from(*count)).collect();
    assert_eq!(view.seeds.iter().map(Vec::len).collect::<Vec<_>>(), counts);
    let all: BTreeSet<u8> = view.seeds.concat().into_iter().collect();
    assert_eq!(all, (0..48).collect());
}

#[tokio::test]
async fn a_sowing_takes_the_seeds_of_its_house_on_and_leaves_the_others_where_they_were() {
    let table = Table::new();
    let start = table.start(GameName::Kalah, two_players(GameName::Kalah)).await;
    assert_all_there(&start);
    let sown = table.play(&start, "A").await;
    assert_all_there(&sown);
    let moved: Vec<u8> = sown.seeds[1..=4].iter().filter_map(|place| place.last().copied()).rev().collect();
    assert_eq!(moved, start.seeds[0]);
    assert_eq!((&sown.seeds[5], &sown.seeds[1][..4]), (&start.seeds[5], &start.seeds[1][..]));
}

#[tokio::test]
async fn seeds_lie_as_before_after_an_undo_and_after_the_app_began_anew() {
    for game in [GameName::Kalah, GameName::Oware] {
        let table = Table::new();
        let mut view = table.start(game, against(game, LevelName::Easy)).await;
        for _ in 0..12 {
            let Some(turn) = view.origins.last().and_then(|origin| origin.turn.clone()) else { break };
            let before = view;
            view = table.round(&before, &turn).await;
            assert_all_there(&view);
            if view.can_undo && view.result.is_none() {
                let undone = table.desk().undo(game, view.revision).await.unwrap();
                assert_eq!(undone.seeds, before.seeds);
                view = table.round(&undone, &turn).await;
            }
        }
        let seeds = view.seeds;
        assert_eq!(table.reopened().open(game).await.seeds, seeds);
    }
}

#[tokio::test]
async fn the_final_sweep_and_men_are_no_exception() {
    let nearly = crate::nearly::nearly(rules::GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&nearly.session]);
    let over = table.play(&table.open(GameName::Kalah).await, &nearly.last).await;
    assert!(over.result.is_some());
    assert_all_there(&over);
    let men = table.start(GameName::Checkers, two_players(GameName::Checkers)).await;
    assert!(men.seeds.is_empty());
}
