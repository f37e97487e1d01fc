use proptest::prelude::*;
use rules::GameId;
use search::{Level, Limits};

use crate::asking::{MEMORY, ask_with, new_game, nodes};
use crate::players::{chance, random_turn};

fn any_game() -> impl Strategy<Value = GameId> {
    proptest::sample::select(GameId::ALL.to_vec())
}

fn any_level() -> impl Strategy<Value = Option<Level>> {
    let levels: Vec<Option<Level>> = [None].into_iter().chain(Level::ALL.map(Some)).collect();
    proptest::sample::select(levels)
}

fn any_limits() -> impl Strategy<Value = Limits> {
    (proptest::option::of(0u32..4), 1u64..300).prop_map(|(depth, most)| Limits { depth, ..nodes(most) })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_turn_and_every_expected_line_is_legal(
        id in any_game(),
        level in any_level(),
        limits in any_limits(),
        seed in any::<u64>(),
    ) {
        let mut chance = chance(seed);
        let mut game = new_game(id);
        let mut memory = search::Memory::with_bytes(MEMORY);
        while game.to_move().is_some() && game.ply() < 150 {
            let thought = ask_with(&game, level, limits, seed, &mut memory);
            prop_assert_eq!(game.read_turn(&thought.turn).ok(), Some(thought.path.clone()));
            prop_assert_eq!(game.write_turn(&thought.path), thought.turn.clone());
            prop_assert_eq!(thought.pv.first(), Some(&thought.turn));
            let mut expected = game.clone();
            for turn in &thought.pv {
                prop_assert!(expected.play_text(turn).is_ok(), "{} in {:?}", turn, thought.pv);
            }
            let turn = if game.ply().is_multiple_of(2) { thought.turn } else { random_turn(&game, &mut chance) };
            game.play_text(&turn)?;
        }
    }
}
