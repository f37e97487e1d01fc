//! Opponents that measure strength, and games between them.

use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, GameId, Side};

use crate::asking::new_game;

/// A player: the text of the turn it chooses.
pub(crate) type Player<'a> = &'a mut dyn FnMut(&AnyGame) -> String;

/// Chance for a test.
pub(crate) fn chance(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Any legal turn.
pub(crate) fn random_turn(game: &AnyGame, chance: &mut ChaCha8Rng) -> String {
    game.legal(4096).0.choose(chance).cloned().unwrap_or_default()
}

/// One of the legal turns that leave the mover best off at once.
pub(crate) fn greedy_turn(game: &AnyGame, chance: &mut ChaCha8Rng) -> String {
    let mover = game.to_move();
    let balance = |turn: &String| {
        let mut after = game.clone();
        after.play_text(turn).unwrap_or_else(|error| panic!("{error}"));
        let [south, north] = after.score().map(i32::from);
        if mover == Some(Side::South) { south - north } else { north - south }
    };
    let (turns, _) = game.legal(4096);
    let most = turns.iter().map(balance).max();
    let best: Vec<&String> = turns.iter().filter(|turn| Some(balance(turn)) == most).collect();
    best.choose(chance).map(|turn| (*turn).clone()).unwrap_or_default()
}

/// A game after some random turns that did not end it.
pub(crate) fn opened(id: GameId, plies: usize, chance: &mut ChaCha8Rng) -> AnyGame {
    loop {
        let mut game = new_game(id);
        for _ in 0..plies {
            if game.to_move().is_some() {
                let turn = random_turn(&game, chance);
                game.play_text(&turn).unwrap_or_else(|error| panic!("{error}"));
            }
        }
        if game.to_move().is_some() {
            return game;
        }
    }
}

/// Plays a game to its end and tells the winner. Checkers without an end in 400 plies is a draw.
pub(crate) fn play_out(mut game: AnyGame, south: Player<'_>, north: Player<'_>) -> Option<Side> {
    for _ in 0..400 {
        let turn = match game.to_move() {
            Some(Side::South) => south(&game),
            Some(Side::North) => north(&game),
            None => break,
        };
        game.play_text(&turn).unwrap_or_else(|error| panic!("{}: {error}", game.position()));
    }
    game.outcome().and_then(|outcome| outcome.ending.winner)
}
