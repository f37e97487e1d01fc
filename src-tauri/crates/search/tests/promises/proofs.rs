//! What is called proven is so.

use std::collections::HashMap;

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rules::checkers::Checkers;
use rules::egara_guti::EgaraGuti;
use rules::kalah::Kalah;
use rules::sholo_guti::SholoGuti;
use rules::{AnyGame, Game, GameId};
use search::Thought;

use crate::asking::{ask_full, depth, nodes, position};
use crate::brute::{decided, margin, margin_with_history};
use crate::players::{chance, opened, random_turn};

const WIN: i32 = 20_000;

/// A random game's first position with so few seeds left in the houses that a plain search can end it.
pub(crate) fn sowing_ending(id: GameId, most_seeds: u8, chance: &mut ChaCha8Rng) -> AnyGame {
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

/// Asks about so many small endings of Oware, with so many plies of their own history, and compares what is called
/// proven with plain search through all that can happen; tells of how many it was.
pub(crate) fn proven_in_oware(
    seed: u64,
    most_seeds: u8,
    history: u32,
    endings: u32,
    ask: impl Fn(&AnyGame) -> Thought,
) -> u32 {
    let mut chance = chance(seed);
    let (mut compared, mut proven) = (0, 0);
    while compared < endings {
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
        let thought = ask(&game);
        if thought.proven {
            proven += 1;
            assert_eq!(thought.score, margin, "{}: {thought:?}", game.position());
        }
    }
    proven
}

#[test]
fn a_proven_margin_in_oware_holds_with_all_repetitions() {
    let proven = proven_in_oware(12, 6, 0, 40, |game| ask_full(game, nodes(20_000)));
    assert!(proven >= 8, "{proven} of 40");
}

#[test]
fn a_proven_margin_in_oware_holds_with_what_was_played_before() {
    let proven = proven_in_oware(13, 5, 6, 40, |game| ask_full(game, nodes(20_000)));
    assert!(proven >= 8, "{proven} of 40");
}

/// Random men on a line board.
fn few_men(points: u8, letters: [char; 2], chance: &mut ChaCha8Rng) -> String {
    some_men(points, letters, [2, 1], chance)
}

/// So many men of each side, at random.
fn some_men(points: u8, letters: [char; 2], men: [usize; 2], chance: &mut ChaCha8Rng) -> String {
    let mut free: Vec<u8> = (1..=points).collect();
    let mut place = |count: usize| {
        let men: Vec<String> =
            (0..count).map(|_| free.swap_remove(chance.random_range(0..free.len())).to_string()).collect();
        men.join(",")
    };
    let [south, north] = men.map(&mut place);
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

/// Asks about positions with as many men as late turns need, and without a limit of depth, so that search chooses
/// what to look at closely.
fn compare_selective_search<G: Game>(id: GameId, mut text: impl FnMut(&mut ChaCha8Rng) -> String) {
    let mut chance = chance(15);
    let (mut decided_ones, mut met) = (0, 0);
    while decided_ones < 15 {
        let text = text(&mut chance);
        let Ok((at, _)) = G::parse(&text) else { continue };
        if at.ending().is_some() {
            continue;
        }
        met += 1;
        let plain = decided(&at, 3);
        // Of the others, some are asked about too.
        if plain.is_none() && met % 10 != 0 {
            continue;
        }
        decided_ones += u32::from(plain.is_some());
        let thought = ask_full(&position(id, &text), nodes(20_000));
        assert!(plain.is_none() || thought.proven, "{text}: {thought:?}");
        let plies = (WIN - thought.score.abs()) as u32;
        if thought.proven && plies <= 5 {
            let winner = decided(&at, plies).map(|decided| decided.is_ok());
            assert_eq!(winner, Some(thought.score > 0), "{text}: {thought:?}");
        }
    }
}

#[test]
fn a_search_that_leaves_turns_out_claims_no_win_that_is_none_and_misses_no_near_one() {
    compare_selective_search::<SholoGuti>(GameId::SholoGuti, |chance| {
        format!("S:{}:0", some_men(37, ['S', 'N'], [6, 1], chance))
    });
    compare_selective_search::<EgaraGuti>(GameId::EgaraGuti, |chance| {
        format!("N:{}:0", some_men(23, ['S', 'N'], [1, 6], chance))
    });
    compare_selective_search::<Checkers>(GameId::Checkers, |chance| {
        format!("B:{}", some_men(32, ['W', 'B'], [2, 5], chance).replace('W', "WK"))
    });
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
