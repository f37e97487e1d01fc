//! What is told of the last turn.

use desk::wire::{BoardView, GameName, Seat};

use crate::table::{GAMES, Table, two_players};
use crate::walk::walk;

#[tokio::test]
async fn its_side_text_places_and_captures() {
    let table = Table::new();
    for game in [GameName::SholoGuti, GameName::Checkers, GameName::EgaraGuti] {
        walk(&table, game, 4, async |before, chosen, after| {
            let last = after.last.as_ref().unwrap();
            assert_eq!((Some(last.side), &last.text), (before.to_move, &chosen.turn));
            let places: Vec<u8> = chosen.turn.split(['-', 'x']).map(|place| place.parse().unwrap()).collect();
            assert_eq!(last.places, places);
            assert_eq!(usize::from(last.captured), chosen.turn.matches('x').count());
            assert!(!last.another_turn && !last.grand_slam);
            assert_eq!(after.turns.last().unwrap().text, last.text);
        })
        .await;
    }
}

#[tokio::test]
async fn in_kalah_that_the_same_side_moves_again() {
    let table = Table::new();
    walk(&table, GameName::Kalah, 5, async |_, _, after| {
        let last = after.last.as_ref().unwrap();
        assert_eq!(last.another_turn, after.to_move == Some(last.side), "{:?}", after.turns);
        assert_eq!(last.places.len(), 1);
    })
    .await;
}

/// Seeds in a side's houses.
fn on_side(board: &BoardView, side: Seat) -> u8 {
    let BoardView::Sow { places } = board else { panic!("no seeds") };
    let houses = if side == Seat::South { 0..6 } else { 7..13 };
    places[houses].iter().sum()
}

#[tokio::test]
async fn in_oware_the_seeds_captured_and_that_a_grand_slam_captures_nothing() {
    let table = Table::new();
    let mut slams = 0;
    for chance in 0..60 {
        walk(&table, GameName::Oware, chance, async |before, _, after| {
            let last = after.last.as_ref().unwrap();
            if after.result.is_none() {
                let mover = usize::from(last.side == Seat::North);
                assert_eq!(after.score[mover] - before.score[mover], last.captured);
            }
            if last.grand_slam {
                let other = if last.side == Seat::South { Seat::North } else { Seat::South };
                assert_eq!(last.captured, 0);
                assert!(after.result.is_some() || on_side(&after.board, other) > 0);
                slams += 1;
            }
        })
        .await;
    }
    assert!(slams > 0, "no grand slam came about");
}

#[tokio::test]
async fn before_the_first_turn_there_is_none() {
    let table = Table::new();
    for game in GAMES {
        assert_eq!(table.start(game, two_players(game)).await.last, None);
    }
}
