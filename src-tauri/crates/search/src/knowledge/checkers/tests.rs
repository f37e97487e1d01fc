//! The table of checkers against the rules played out ply by ply.

use std::collections::HashMap;
use std::ops::ControlFlow;

use rules::{Game as _, Side};

use super::*;

fn solved(most: u8) -> Endings {
    let solved = Endings::solve(most, &mut |_| ControlFlow::Continue(())).continue_value();
    solved.unwrap_or_else(|| panic!("nobody broke it off"))
}

/// Every position with at most so many pieces and South to move, worked out by going through all of them again and
/// again until nothing changes: in each round those are settled that are decided in one ply more.
fn plainly(most: u8) -> HashMap<Checkers, Result> {
    let mut all = Vec::new();
    for pieces in Pieces::all(most) {
        all.extend((0..pieces.places() as usize).filter_map(|place| pieces.position_at(place)));
    }
    let mut after: Vec<Vec<Checkers>> = Vec::new();
    let mut settled = HashMap::new();
    for position in &all {
        let mut turns = Vec::new();
        position.turns(&mut turns);
        if turns.is_empty() {
            settled.insert(*position, Result::LostIn(0));
        }
        after.push(turns.into_iter().map(|turn| position.play_unchecked(turn).turned()).collect());
    }
    for plies in 1.. {
        let result_of = |next: &Checkers| {
            if next.score()[0] == 0 { Some(Result::LostIn(0)) } else { settled.get(next).copied() }
        };
        let mut found = Vec::new();
        for (position, after) in all.iter().zip(&after) {
            if settled.contains_key(position) {
                continue;
            }
            if after.iter().any(|next| matches!(result_of(next), Some(Result::LostIn(_)))) {
                found.push((*position, Result::WonIn(plies)));
            } else if after.iter().all(|next| matches!(result_of(next), Some(Result::WonIn(_)))) {
                found.push((*position, Result::LostIn(plies)));
            }
        }
        if found.is_empty() {
            break;
        }
        settled.extend(found);
    }
    all.into_iter()
        .map(|position| (position, settled.get(&position).copied().unwrap_or(Result::Drawn)))
        .collect()
}

#[test]
fn with_three_pieces_every_result_and_distance_is_what_the_rules_make_of_it() {
    let endings = solved(3);
    let plainly = plainly(3);
    assert!(plainly.len() > 100_000);
    for (position, result) in plainly {
        assert_eq!(endings.result(&position), Some(result), "{}", position.text(0));
        assert_eq!(endings.result(&position.turned()), Some(result), "{}", position.turned().text(0));
    }
}

#[test]
fn every_position_has_a_place_of_its_own() {
    for pieces in Pieces::all(3) {
        for place in 0..pieces.places() as usize {
            if let Some(position) = pieces.position_at(place) {
                assert_eq!((Pieces::of(&position), pieces.place(&position)), (pieces, place));
                assert_eq!(position.side(), Side::South);
            }
        }
    }
}
