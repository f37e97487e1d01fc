//! Positions for property tests.

use proptest::prelude::*;
use rules::checkers::Checkers;
use rules::{Game, Side};

use crate::position;

/// Any valid position, from a few kings to full boards, in which both sides have a piece.
pub(crate) fn any_position() -> impl Strategy<Value = Checkers> {
    let square = (0..24u8, 0..4u8);
    (1..24u8, proptest::collection::vec(square, 32), any::<bool>()).prop_map(|(density, squares, south)| {
        let mut lists = [Vec::new(), Vec::new()];
        for (square, (weight, kind)) in (1..=32u8).zip(squares) {
            let owner = usize::from(kind % 2);
            if weight < density && lists[owner].len() < 12 {
                let crowning_row = if owner == 0 { square >= 29 } else { square <= 4 };
                let king = kind >= 2 || crowning_row;
                lists[owner].push(format!("{}{square}", if king { "K" } else { "" }));
            }
        }
        let [black, white] = lists.map(|list| list.join(","));
        if black.is_empty() || white.is_empty() {
            return Checkers::start(if south { Side::South } else { Side::North });
        }
        position(&format!("{}:W{white}:B{black}", if south { 'B' } else { 'W' }))
    })
}

/// The positions of a game that goes on from `start` by picks among the legal turns, to its end or the picks'.
pub(crate) fn play_out(start: Checkers, picks: &[u16]) -> Vec<Checkers> {
    let mut positions = vec![start];
    let mut turns = Vec::new();
    for pick in picks {
        let here = positions[positions.len() - 1];
        turns.clear();
        here.turns(&mut turns);
        if turns.is_empty() {
            break;
        }
        positions.push(here.play_unchecked(turns[usize::from(*pick) % turns.len()]));
    }
    positions
}
