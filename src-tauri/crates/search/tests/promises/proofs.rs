//! What is called proven is so.

use std::collections::HashMap;

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rules::checkers::Checkers;
use rules::egara_guti::EgaraGuti;
use rules::kalah::Kalah;
use rules::sholo_guti::SholoGuti;
use rules::{AnyGame, Game, GameId};

use crate::asking::{ask_full, depth, nodes, position};
use crate::brute::{decided, margin, margin_with_history};
use crate::players::{chance, opened, random_turn};

const WIN: i32 = 20_000;

/// A random game's first position with so few seeds left in the houses that a plain search can end it.
fn sowing_ending(id: GameId, most_seeds: u8, chance: &mut ChaCha8Rng) -> AnyGame {
    loop {
        let mut game = opened(id, 8, chance);
        while game.to_move().is_some() {
            let [south, north] = game.score();
            if 48 - south - north <= most_seeds {
                return position(id, &game.position());
            }
            let turn = random_turn(&game, chance);
            game.play_text(&turn).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

#[test]
fn kalah_endings_are_solved() {
    let mut chance = chance(11);
    let mut known = HashMap::new();
    for _ in 0..40 {
        let game = sowing_ending(GameId::Kalah, 11, &mut chance);
        let AnyGame::Kalah(line) = &game else { continue };
        let thought = ask_full(&game, nodes(1_000_000));
        assert!(thought.proven, "{}", game.position());
        let kalah: &Kalah = line.position();
        assert_eq!(thought.score, margin(kalah, &mut known), "{}: {thought:?}", game.position());
    }
}

#[test]
fn extra_turns_are_the_same_sides_gain() {
    // F, E and F again each end in the store: South banks all it has, North sweeps its five.
    let game = position(GameId::Kalah, "0-0-0-0-2-1-0-0-0-0-0-5-20-20-S");
    let thought = ask_full(&game, nodes(10_000));
    assert_eq!((thought.score, thought.proven), (23 - 25, true), "{thought:?}");
    assert_eq!(thought.pv, ["F", "E", "F"]);
}

/// Compares proven margins of small endings of Oware, with so many plies of their own history, with plain search.
fn compare_oware(seed: u64, most_seeds: u8, history: u32) {
    let mut chance = chance(seed);
    let (mut compared, mut proven) = (0, 0);
    while compared < 40 {
        let mut game = sowing_ending(GameId::Oware, most_seeds, &mut chance);
        for _ in 0..history {
            if game.to_move().is_some() {
                let turn = random_turn(&game, &mut chance);
                game.play_text(&turn).unwrap_or_else(|error| panic!("{error}"));
            }
        }
        let (Some(_), AnyGame::Oware(line)) = (game.to_move(), &game) else { continue };
        let Some(margin) = margin_with_history(&mut line.clone(), &mut 50_000) else { continue };
        compared += 1;
        let thought = ask_full(&game, nodes(20_000));
        if thought.proven {
            proven += 1;
            assert_eq!(thought.score, margin, "{}: {thought:?}", game.position());
        }
    }
    assert!(proven >= 8, "{proven} of {compared}");
}

#[test]
fn a_proven_margin_in_oware_holds_with_all_repetitions() {
    compare_oware(12, 6, 0);
}

#[test]
fn a_proven_margin_in_oware_holds_with_what_was_played_before() {
    compare_oware(13, 5, 6);
}

/// Random men on a line board.
fn few_men(points: u8, letters: [char; 2], chance: &mut ChaCha8Rng) -> String {
    let mut free: Vec<u8> = (1..=points).collect();
    let mut place = |count: usize| {
        let men: Vec<String> =
            (0..count).map(|_| free.swap_remove(chance.random_range(0..free.len())).to_string()).collect();
        men.join(",")
    };
    let south = place(2);
    let north = place(1);
    let [first, second] = letters;
    format!("{first}{south}:{second}{north}")
}

/// Asks about a position that plain search decides within five plies, and about others.
fn compare_with_plain_search<G: Game>(id: GameId, mut text: impl FnMut(&mut ChaCha8Rng) -> String) {
    let mut chance = chance(14);
    let (mut decided_ones, mut asked) = (0, 0);
    while asked < 2000 && decided_ones < 60 {
        let text = text(&mut chance);
        let Ok((at, _)) = G::parse(&text) else { continue };
        if at.ending().is_some() {
            continue;
        }
        asked += 1;
        let thought = ask_full(&position(id, &text), depth(5));
        let plain = decided(&at, 5);
        decided_ones += u32::from(plain.is_some());
        match plain {
            Some(Ok(plies)) => {
                assert!(thought.proven, "{text}: {thought:?}");
                assert_eq!(thought.score, WIN - plies as i32, "{text}: {thought:?}");
            }
            Some(Err(plies)) => {
                assert!(thought.proven, "{text}: {thought:?}");
                assert_eq!(thought.score, plies as i32 - WIN, "{text}: {thought:?}");
            }
            // Captures beyond the depth may find more; what they find is checked by a deeper plain search.
            None if thought.proven => assert!(decided(&at, 9).is_some(), "{text}: {thought:?}"),
            None => assert!(thought.score.abs() < 10_000, "{text}: {thought:?}"),
        }
    }
    assert!(decided_ones >= 30, "{id}: {decided_ones}");
}

#[test]
fn sholo_guti_wins_are_found_and_no_others_claimed() {
    compare_with_plain_search::<SholoGuti>(GameId::SholoGuti, |chance| {
        format!("S:{}:0", few_men(37, ['S', 'N'], chance))
    });
}

#[test]
fn egara_guti_wins_are_found_and_no_others_claimed() {
    compare_with_plain_search::<EgaraGuti>(GameId::EgaraGuti, |chance| {
        format!("N:{}:0", few_men(23, ['S', 'N'], chance))
    });
}

#[test]
fn checkers_wins_are_found_and_no_others_claimed() {
    compare_with_plain_search::<Checkers>(GameId::Checkers, |chance| {
        format!("B:{}", few_men(32, ['W', 'B'], chance).replace('W', "WK"))
    });
}
