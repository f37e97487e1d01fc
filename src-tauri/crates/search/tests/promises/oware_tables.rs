//! Oware endings with the table of bounds.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use rules::{AnyGame, GameId};
use search::{Knowledge, Memory, Table};

use crate::asking::{MEMORY, ask_knowing, nodes};
use crate::brute::margin_between;
use crate::players::chance;
use crate::proofs::{proven_in_oware, sowing_ending};

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let table = Table::build(GameId::Oware, 7, &mut |_| ControlFlow::Continue(()));
    table.unwrap_or_else(|| panic!("nobody broke it off"))
});

static OWARE: LazyLock<Knowledge> = LazyLock::new(|| Knowledge::NONE.with(TABLE.clone()));

#[test]
fn a_margin_in_the_table_is_what_all_play_with_all_repetitions_comes_to() {
    let mut chance = chance(35);
    let mut compared = [0; 8];
    for _ in 0..400 {
        let game = sowing_ending(GameId::Oware, 7, &mut chance);
        let AnyGame::Oware(line) = &game else { continue };
        let Some(worth) = TABLE.worth(&game) else { continue };
        let worth = i32::from(worth);
        let found = margin_between(&mut line.clone(), worth - 1, worth + 1, &mut 20_000);
        let Some(margin) = found else { continue };
        assert_eq!(worth, margin, "{}", game.position());
        compared[usize::from(48 - game.score().iter().sum::<u8>())] += 1;
    }
    assert!(compared.iter().sum::<u32>() >= 20 && compared[6] >= 5, "{compared:?}");
}

/// Endings that are asked about.
const ENDINGS: u32 = 30;

/// How many of them are proven with these tables, each of which is compared.
fn proven(seed: u64, most_seeds: u8, history: u32, knowledge: &Knowledge) -> u32 {
    proven_in_oware(seed, most_seeds, history, ENDINGS, |game| {
        ask_knowing(game, None, nodes(2000), 0, &mut Memory::with_bytes(MEMORY), knowledge)
    })
}

#[test]
fn a_margin_proven_with_the_table_holds_with_all_repetitions_and_whatever_was_played() {
    for (seed, most_seeds, history) in [(31, 6, 0), (32, 5, 6), (33, 7, 2)] {
        let proven = proven(seed, most_seeds, history, &OWARE);
        assert!(proven * 4 >= ENDINGS, "{proven} of {ENDINGS}");
    }
}

#[test]
fn more_is_proven_with_the_table_than_without() {
    let with = proven(34, 6, 0, &OWARE);
    let without = proven(34, 6, 0, &Knowledge::NONE);
    assert!(with > without, "{with} against {without}");
}
