//! What tables are worth to whoever may look into them.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use rules::{AnyGame, GameId};
use search::{Knowledge, Level, Limits, Memory, Table};

use crate::asking::{MEMORY, ask_knowing, nodes, position};
use crate::brute::margin;
use crate::players::{chance, random_turn};
use crate::proofs::sowing_ending;

static KALAH: LazyLock<Knowledge> = LazyLock::new(|| built(GameId::Kalah, 12));

fn built(game: GameId, extent: u8) -> Knowledge {
    let table = Table::build(game, extent, &mut |_| ControlFlow::Continue(()));
    Knowledge::NONE.with(table.unwrap_or_else(|| panic!("nobody broke it off")))
}

#[test]
fn the_table_of_kalah_holds_what_plain_search_finds() {
    let mut chance = chance(21);
    let mut known = HashMap::new();
    for _ in 0..60 {
        let game = sowing_ending(GameId::Kalah, 11, &mut chance);
        let AnyGame::Kalah(line) = &game else { continue };
        let mut memory = Memory::with_bytes(MEMORY);
        // Each turn is looked up; nothing is left to search.
        let thought = ask_knowing(&game, None, nodes(30), 0, &mut memory, &KALAH);
        assert!(thought.proven, "{}: {thought:?}", game.position());
        assert_eq!(thought.score, margin(line.position(), &mut known), "{}: {thought:?}", game.position());
    }
}

#[test]
fn only_the_strongest_level_looks_into_tables() {
    let game = position(GameId::Kalah, "1-1-1-0-1-1-1-2-1-1-0-1-20-17-S");
    for level in Level::ALL {
        let thought = ask_knowing(&game, Some(level), nodes(8), 4, &mut Memory::with_bytes(MEMORY), &KALAH);
        assert_eq!(thought.proven, level == Level::Insane, "{level}: {thought:?}");
    }
}

#[test]
fn a_table_is_the_same_after_its_way_through_a_file() {
    for (game, extent) in [
        (GameId::Kalah, 6),
        (GameId::EgaraGuti, 4),
        (GameId::SholoGuti, 3),
        (GameId::Checkers, 2),
        (GameId::Oware, 3),
    ] {
        let table = Table::build(game, extent, &mut |_| ControlFlow::Continue(()));
        let table = table.unwrap_or_else(|| panic!("nobody broke it off"));
        let read = Table::from_bytes(game, &table.to_bytes()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((read.extent(), read.layers()), (extent, table.layers()), "{game}");
        let other = if game == GameId::Kalah { GameId::EgaraGuti } else { GameId::Kalah };
        assert!(Table::from_bytes(other, &table.to_bytes()).is_err());
    }
}

#[test]
fn a_table_that_nobody_wants_any_more_is_broken_off() {
    for game in [GameId::Kalah, GameId::EgaraGuti, GameId::SholoGuti] {
        assert!(Table::build(game, 8, &mut |_| ControlFlow::Break(())).is_none(), "{game}");
    }
}

/// The right margins from the start with fewer stones a house, the others lying in the stores in equal parts.
#[test]
fn kalah_with_up_to_three_stones_a_house_is_solved_from_the_start() {
    for (stones, margin) in known_values("by_stones") {
        let stones: u8 = stones.parse().unwrap_or_default();
        if stones > 3 {
            continue;
        }
        let rows = vec![stones.to_string(); 12].join("-");
        let store = 24 - 6 * stones;
        let game = position(GameId::Kalah, &format!("{rows}-{store}-{store}-S"));
        let thought = ask_knowing(&game, None, nodes(3_000_000), 0, &mut Memory::with_bytes(MEMORY), &KALAH);
        assert_eq!((thought.score, thought.proven), (margin, true), "{stones}: {thought:?}");
    }
}

/// The recorded values of Kalah under one heading.
fn known_values(heading: &str) -> Vec<(String, i32)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/vectors/kalah-values.json");
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let all: serde_json::Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}"));
    let values = all[heading].as_object().into_iter().flatten();
    let values: Vec<(String, i32)> =
        values.filter_map(|(name, value)| Some((name.clone(), value.as_i64()? as i32))).collect();
    assert!(!values.is_empty());
    values
}

#[test]
fn what_was_proven_of_kalah_on_one_turn_is_not_proven_again_on_the_next() {
    let game = position(GameId::Kalah, "3-3-3-3-3-3-3-3-3-3-3-3-6-6-S");
    let mut memory = Memory::with_bytes(MEMORY);
    let mut ask = || {
        let later =
            Limits { deadline: Some(Instant::now() + Duration::from_secs(3600)), ..Limits::default() };
        ask_knowing(&game, None, later, 0, &mut memory, &KALAH)
    };
    let (first, again) = (ask(), ask());
    assert!(first.proven && again.proven);
    assert_eq!((&first.turn, first.score), (&again.turn, again.score));
    assert!(again.nodes < first.nodes / 100, "{} after {}", again.nodes, first.nodes);
}

#[test]
fn kalah_played_out_comes_to_what_the_larger_table_holds() {
    let small = built(GameId::Kalah, 3);
    let mut chance = chance(22);
    for _ in 0..200 {
        let game = sowing_ending(GameId::Kalah, 12, &mut chance);
        let mut memory = Memory::with_bytes(MEMORY);
        let known = ask_knowing(&game, None, nodes(30), 0, &mut memory, &KALAH);
        let proved = ask_knowing(&game, None, nodes(300_000), 0, &mut memory, &small);
        assert_eq!((proved.score, proved.proven), (known.score, true), "{}: {proved:?}", game.position());
        // The play expected comes to just that.
        let mut played = game.clone();
        for turn in &proved.pv {
            played.play_text(turn).unwrap_or_else(|error| panic!("{}: {error}", played.position()));
        }
        let after = ask_end(&played, &game);
        assert!(after.is_none_or(|margin| margin == proved.score), "{}: {proved:?}", game.position());
    }
}

/// The margin of a game that is over, for the side to move in an earlier one.
fn ask_end(over: &AnyGame, earlier: &AnyGame) -> Option<i32> {
    let [south, north] = over.outcome()?.score.map(i32::from);
    Some(if earlier.to_move() == Some(rules::Side::South) { south - north } else { north - south })
}

/// Egara-guti with the smallest table: what is known of the first plies comes from the book.
static EGARA_GUTI: LazyLock<Knowledge> = LazyLock::new(|| built(GameId::EgaraGuti, 4));

fn egara_guti(turns: &[&str]) -> AnyGame {
    let mut game = AnyGame::new(GameId::EgaraGuti, rules::Side::South);
    for turn in turns {
        game.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    game
}

#[test]
fn egara_guti_is_a_draw_from_the_start_and_known_errors_of_the_opening_are_not_made() {
    // The line, and the turns that lose there.
    let lines: [(&[&str], &[&str]); 4] = [
        (&[], &[]),
        (&["9-12", "15x9", "6x12"], &["16-6"]),
        (&["11-12", "13x11", "8x12"], &["18-8"]),
        (&["9-12", "15x9", "6x12", "14-15"], &["1-6", "2-6", "12-14"]),
    ];
    for (turns, errors) in lines {
        let game = egara_guti(turns);
        // Without the book a search so short makes some of them.
        for nodes_allowed in [1, 10, 1000] {
            let mut memory = Memory::with_bytes(MEMORY);
            let thought = ask_knowing(&game, None, nodes(nodes_allowed), 0, &mut memory, &EGARA_GUTI);
            assert!(!errors.contains(&thought.turn.as_str()), "{turns:?}: {thought:?}");
            assert_eq!((thought.score, thought.proven), (0, true), "{turns:?}: {thought:?}");
        }
    }
}

#[test]
fn an_error_of_the_opponents_in_the_opening_is_seen() {
    let game = egara_guti(&["9-12", "15x9", "6x12", "16-6"]);
    let mut kept = Vec::new();
    for turn in game.legal(100).0 {
        let mut after = game.clone();
        after.play_text(&turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
        let thought = ask_knowing(&after, None, nodes(1), 0, &mut Memory::with_bytes(MEMORY), &EGARA_GUTI);
        // Where the opponent can still draw, that is known at once.
        if !(thought.proven && thought.score == 0) {
            kept.push(turn);
        }
    }
    let thought = ask_knowing(&game, None, nodes(1), 0, &mut Memory::with_bytes(MEMORY), &EGARA_GUTI);
    assert!(kept.contains(&thought.turn), "{thought:?}, of {kept:?}");
}

#[test]
fn kalah_is_known_from_the_start_and_so_is_every_first_turn() {
    let start = AnyGame::new(GameId::Kalah, rules::Side::South);
    let ask = |game: &AnyGame| ask_knowing(game, None, nodes(1), 0, &mut Memory::with_bytes(MEMORY), &KALAH);
    let thought = ask(&start);
    assert_eq!((thought.turn.as_str(), thought.score, thought.proven), ("C", 8, true), "{thought:?}");
    let known = known_values("first_turns_of_4");
    assert_eq!(known.len(), 6);
    for (turn, margin) in known {
        let mut game = start.clone();
        game.play_text(&turn).unwrap_or_else(|error| panic!("{error}"));
        let thought = ask(&game);
        let score = if game.to_move() == start.to_move() { thought.score } else { -thought.score };
        assert_eq!((score, thought.proven), (margin, true), "{turn}: {thought:?}");
    }
}

/// Plays as either side against chance. Whatever is proven at one turn must still be so at every later one, or more,
/// and at the end.
#[test]
fn kalah_is_played_from_the_first_turn_on_without_a_loss_of_value() {
    let mut chance = chance(23);
    let (mut turns, mut proven) = (0, 0);
    for (us, sign) in [(rules::Side::South, 1), (rules::Side::North, -1)] {
        let mut game = AnyGame::new(GameId::Kalah, rules::Side::South);
        let mut held = i32::MIN;
        let mut memory = Memory::with_bytes(2 * MEMORY);
        while let Some(side) = game.to_move() {
            let turn = if side == us {
                let thought = ask_knowing(&game, None, nodes(3_000_000), 0, &mut memory, &KALAH);
                turns += 1;
                if thought.proven {
                    proven += 1;
                    assert!(thought.score >= held, "{held}: {}: {thought:?}", game.position());
                    held = thought.score;
                }
                thought.turn
            } else {
                random_turn(&game, &mut chance)
            };
            game.play_text(&turn).unwrap_or_else(|error| panic!("{error}"));
        }
        let [south, north] = game.score().map(i32::from);
        assert!(sign * (south - north) >= held, "{held}: {}", game.position());
    }
    assert!(proven * 4 >= turns * 3, "{proven} of {turns}");
}
