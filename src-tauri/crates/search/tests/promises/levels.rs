use rules::{AnyGame, GameId};
use search::{Level, Weighing, level_budget};

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

/// A turn that every level but a random one plays, and how often each level plays at random.
const RANDOM: [(GameId, &str, &str, [f64; 4]); 4] = [
    (GameId::SholoGuti, "S:S1,14:N19,23,36,37:0", "14x24", [1.0 / 3.0, 1.0 / 8.0, 1.0 / 50.0, 0.0]),
    (GameId::Kalah, "0-1-0-0-0-3-0-0-0-11-0-2-17-14-S", "B", [1.0 / 3.0, 1.0 / 8.0, 0.0, 0.0]),
    (GameId::Oware, ONE_LARGE_CAPTURE, "D", [1.0 / 3.0, 1.0 / 8.0, 0.0, 0.0]),
    (
        GameId::EgaraGuti,
        "S:S3-5,7-11:N12,14,16,17,20,21:1",
        "9x15x13x19",
        [1.0 / 3.0, 1.0 / 3.0, 1.0 / 12.0, 0.0],
    ),
];

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[test]
fn each_level_plays_at_random_as_often_as_players_are_told() {
    for (id, text, best, shares) in RANDOM {
        let game = position(id, text);
        let legal = number(game.legal(1000).0.len());
        for (level, share) in Level::ALL.into_iter().zip(shares) {
            let others = turns(&game, level, 0..400).iter().filter(|turn| !turn.starts_with(best)).count();
            let others = number(others);
            let expected = 400.0 * share * (1.0 - 1.0 / legal);
            assert!(
                others >= 0.5 * expected && others <= 1.5 * expected,
                "{id} {level}: {others} of 400, not {expected}"
            );
        }
    }
}

#[test]
fn medium_sometimes_breaks_off_a_chain_of_sholo_guti() {
    let game = position(GameId::SholoGuti, "S:S1,14:N19,23,36,37:0");
    let broken = turns(&game, Level::Medium, 0..400).iter().filter(|turn| *turn == "14x24").count();
    assert!((50..=130).contains(&broken), "{broken} of 400");
}

#[test]
fn hard_looks_several_plies_deeper_than_medium_at_men_on_lines() {
    for id in [GameId::SholoGuti, GameId::EgaraGuti] {
        let depth = |level| ask(&new_game(id), Some(level), search::Limits::default(), 1).depth;
        assert!(depth(Level::Hard) >= depth(Level::Medium) + 2, "{id}: {}", depth(Level::Hard));
    }
}

#[test]
fn easy_judges_checkers_through_a_fog_and_the_levels_above_do_not() {
    let mut game = new_game(GameId::Checkers);
    for turn in "9-14 22-18 12-16 18x9 6x13 25-22 5-9 30-25 10-14 24-20 7-10 22-18 16-19 23x16x7".split(' ') {
        game.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    let others = |level| turns(&game, level, 0..400).iter().filter(|turn| *turn != "14x23x30").count();
    let [easy, medium, hard] = [Level::Easy, Level::Medium, Level::Hard].map(others);
    assert!((100..=220).contains(&easy), "{easy} of 400");
    assert_eq!((medium, hard), (0, 0));
}

#[test]
fn checkers_is_weighed_as_players_are_told_with_every_capture_followed_from_medium_on() {
    let [easy, medium, hard] =
        [Level::Easy, Level::Medium, Level::Hard].map(|level| level_budget(GameId::Checkers, level));
    assert!([easy, medium, hard].iter().all(|level| level.weighing == Weighing::Whole));
    assert_eq!([easy, medium, hard].map(|level| level.follows_captures), [false, true, true]);
    assert_eq!([easy, medium].map(|level| level.depth), [Some(2), Some(4)]);
}

#[test]
fn insane_punishes_almost_every_man_left_hanging() {
    let (mut hanging, mut punished) = (0, 0);
    for seed in 0..120 {
        let mut game = new_game(GameId::SholoGuti);
        for _ in 0..6 + seed % 15 {
            let turn = ask(&game, Some(Level::Easy), nodes(500), seed).turn;
            game.play_text(&turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
        }
        if !hangs(&game) {
            continue;
        }
        hanging += 1;
        punished += u32::from(ask(&game, Some(Level::Insane), nodes(5000), seed).turn.contains('x'));
    }
    assert!(hanging >= 20 && 10 * punished >= 9 * hanging, "{punished} of {hanging}");
}

/// Whether a man can be taken, and nothing taken in return.
fn hangs(game: &AnyGame) -> bool {
    let jumps = game.legal(1000).0.into_iter().filter(|turn| turn.contains('x'));
    jumps.into_iter().any(|turn| {
        let mut after = game.clone();
        after.play_text(&turn).is_ok() && !after.legal(1000).0.iter().any(|answer| answer.contains('x'))
    })
}

#[test]
fn hard_usually_looks_eight_to_twelve_plies_deep_in_checkers() {
    let mut depths = Vec::new();
    for seed in 0..4 {
        let mut game = new_game(GameId::Checkers);
        for ply in 0..40 {
            if game.outcome().is_some() {
                break;
            }
            let turn = ask(&game, Some(Level::Medium), nodes(20_000), seed).turn;
            if ply % 4 == 2 && game.legal(100).0.len() > 1 {
                depths.push(ask(&game, Some(Level::Hard), search::Limits::default(), seed).depth);
            }
            game.play_text(&turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
        }
    }
    let usual = depths.iter().filter(|depth| (8..=12).contains(*depth)).count();
    assert!(4 * usual > 3 * depths.len(), "{depths:?}");
}
