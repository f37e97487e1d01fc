//! Sholo Guti and Egara-guti against a second, slow and plainly written set of rules that shares no code with the first.

#[path = "leap_oracle/plain.rs"]
mod plain;

use std::collections::BTreeMap;

use plain::Plain;
use proptest::prelude::*;
use rules::egara_guti::EgaraGuti;
use rules::sholo_guti::SholoGuti;
use rules::{Game, Line};

/// The fast rules' written turns, each with the position it leads to.
fn fast_turns<G: Game>(position: &G) -> BTreeMap<String, String> {
    let (paths, _) = position.written(usize::MAX);
    let turn = |path| {
        let turn = position.turn_of(path).expect("a listed turn is legal");
        (position.write_turn(path), position.play_unchecked(turn).text(0))
    };
    paths.iter().map(turn).collect()
}

fn agree<G: Game>(position: &G) {
    let plain = Plain::read(G::ID.name(), &position.text(0));
    let ending =
        position.ending().map(|ending| (ending.winner.map(rules::Side::letter), ending.reason.name()));
    assert_eq!(ending, plain.ending(), "{}", position.text(0));
    let expected = if plain.ending().is_some() { BTreeMap::new() } else { plain.turns() };
    assert_eq!(fast_turns(position), expected, "{}", position.text(0));
}

/// Plays with the given choices and compares at every ply.
fn play_out<G: Game>(choices: &[prop::sample::Index]) {
    let mut line = Line::<G>::new(rules::Side::South);
    for choice in choices {
        agree(line.position());
        if line.outcome().is_some() {
            break;
        }
        let (paths, _) = line.position().written(usize::MAX);
        line.play(choice.get(&paths)).expect("a listed turn is legal");
    }
}

/// A position with each point empty, South's or North's, within the game's number of men.
fn scattered(points: &[u8], most: usize, north_moves: bool) -> String {
    let of = |side| {
        let men = points
            .iter()
            .zip(1..)
            .filter(|(owner, _)| **owner == side)
            .map(|(_, at): (_, u8)| at.to_string());
        men.take(most).collect::<Vec<_>>().join(",")
    };
    format!("{}:S{}:N{}:0", if north_moves { 'N' } else { 'S' }, of(1), of(2))
}

fn agree_at<G: Game>(text: &str) {
    if let Ok((position, _)) = G::parse(text) {
        agree(&position);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sholo_guti_agrees_over_whole_games(choices in prop::collection::vec(any::<prop::sample::Index>(), 60)) {
        play_out::<SholoGuti>(&choices);
    }

    #[test]
    fn egara_guti_agrees_over_whole_games(choices in prop::collection::vec(any::<prop::sample::Index>(), 60)) {
        play_out::<EgaraGuti>(&choices);
    }

    // Few of South's men among many of North's make long chains; a third way keeps the plain search quick.
    #[test]
    fn sholo_guti_agrees_on_scattered_men(
        points in prop::collection::vec(prop::sample::select(vec![0u8, 0, 0, 0, 1, 2, 2]), 37), north_moves: bool,
    ) {
        agree_at::<SholoGuti>(&scattered(&points, 16, north_moves));
    }

    #[test]
    fn egara_guti_agrees_on_scattered_men(
        points in prop::collection::vec(prop::sample::select(vec![0u8, 0, 0, 1, 2]), 23), north_moves: bool,
    ) {
        agree_at::<EgaraGuti>(&scattered(&points, 11, north_moves));
    }
}
