use rules::{AnyGame, GameId};
use search::{Level, level_budget};

use crate::asking::{ask, new_game, nodes, position};

/// Oware, with one capture that is larger than all others.
const ONE_LARGE_CAPTURE: &str = "1-2-3-4-5-1-2-2-5-5-5-5-4-4-S";

fn turns(game: &AnyGame, level: Level, seeds: std::ops::Range<u64>) -> Vec<String> {
    seeds.map(|seed| ask(game, Some(level), nodes(2000), seed).turn).collect()
}

#[test]
fn every_level_has_a_name_and_is_found_by_it() {
    for level in Level::ALL {
        assert_eq!(Level::from_name(level.name()), Some(level));
    }
    assert_eq!(Level::from_name("Easy"), None);
}

#[test]
fn easy_plays_at_random_about_a_third_of_the_time() {
    let game = position(GameId::Oware, ONE_LARGE_CAPTURE);
    let best = &ask(&game, Some(Level::Hard), nodes(1), 0).turn;
    let turns = turns(&game, Level::Easy, 0..900);
    let others = turns.iter().filter(|turn| *turn != best).count();
    // A random turn is another one in five cases of six.
    assert!((200..=300).contains(&others), "{others} of 900");
}

#[test]
fn medium_plays_at_random_now_and_then_and_insane_never() {
    let game = position(GameId::Kalah, "0-1-0-0-0-3-0-0-0-11-0-2-17-14-S");
    let others = |level| turns(&game, level, 0..400).iter().filter(|turn| *turn != "B").count();
    let medium = others(Level::Medium);
    assert!((5..=60).contains(&medium), "{medium} of 400");
    assert_eq!(others(Level::Insane), 0);
}

#[test]
fn the_same_seed_and_ply_choose_the_same_turn_and_others_vary() {
    for id in GameId::ALL {
        let game = new_game(id);
        let first = turns(&game, Level::Easy, 0..30);
        assert_eq!(first, turns(&game, Level::Easy, 0..30), "{id}");
        if id != GameId::EgaraGuti {
            assert!(first.iter().any(|turn| *turn != first[0]), "{id}");
        }
    }
}

#[test]
fn easy_often_misses_the_second_jump_of_a_chain_and_hard_never() {
    let game = position(GameId::SholoGuti, "S:S1,14:N19,23,36,37:0");
    assert!(game.read_turn("14x24x22").is_ok());
    let easy = turns(&game, Level::Easy, 0..200);
    let broken = easy.iter().filter(|turn| *turn == "14x24").count();
    let whole = easy.iter().filter(|turn| *turn == "14x24x22").count();
    assert!(broken > 30 && whole > 30, "{broken} broken, {whole} whole");
    let hard = turns(&game, Level::Hard, 0..30);
    assert!(hard.iter().all(|turn| turn != "14x24"), "{hard:?}");
}

#[test]
fn where_chains_must_be_finished_every_level_finishes_them() {
    let game = position(GameId::EgaraGuti, "S:S6,11:N12,14,23:0");
    for level in Level::ALL {
        for turn in turns(&game, level, 0..40) {
            assert!(game.read_turn(&turn).is_ok(), "{turn}");
        }
    }
}

#[test]
fn the_only_turn_is_played_at_once_on_every_level() {
    let game = position(GameId::EgaraGuti, "S:S1,11:N12,22,23:0");
    assert_eq!(game.legal(10).0.len(), 1);
    for level in Level::ALL {
        let thought = ask(&game, Some(level), nodes(10_000), 0);
        assert_eq!((thought.turn.as_str(), thought.nodes), ("11x13", 0));
    }
    let full = ask(&game, None, nodes(10_000), 0);
    assert!(full.depth > 3 && full.nodes > 100, "{full:?}");
}

#[test]
fn a_level_keeps_to_its_own_budget() {
    for id in GameId::ALL {
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            let budget = level_budget(id, level);
            let thought = ask(&new_game(id), Some(level), search::Limits::default(), 1);
            assert!(budget.depth.is_none_or(|depth| thought.depth <= depth), "{id} {level}");
            assert!(budget.nodes.is_none_or(|nodes| thought.nodes <= nodes), "{id} {level}");
        }
    }
}
