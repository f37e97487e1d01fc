use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, GameId, Side};
use search::Level;

use crate::asking::{ask, nodes};
use crate::players::{chance, greedy_turn, opened, play_out, random_turn};

/// Far below Hard's own budget, so that the tests are quick; the level itself is only stronger.
const BUDGET: u64 = 3000;

const GAMES: u64 = 6;

/// Twice the points that Hard makes in some games against a player, sides taking turns.
fn points_of_hard(id: GameId, opponent: fn(&AnyGame, &mut ChaCha8Rng) -> String) -> u32 {
    let mut points = 0;
    for seed in 0..GAMES {
        let mut chance = chance(seed);
        let game = opened(id, 2, &mut chance);
        let mut hard = |game: &AnyGame| ask(game, Some(Level::Hard), nodes(BUDGET), seed).turn;
        let mut other = |game: &AnyGame| opponent(game, &mut chance);
        let (side, winner) = if seed % 2 == 0 {
            (Side::South, play_out(game, &mut hard, &mut other))
        } else {
            (Side::North, play_out(game, &mut other, &mut hard))
        };
        points += if winner == Some(side) { 2 } else { u32::from(winner.is_none()) };
    }
    points
}

#[test]
fn hard_beats_a_player_that_moves_at_random() {
    for id in GameId::ALL {
        let points = points_of_hard(id, random_turn);
        assert!(points >= 2 * (GAMES as u32 - 1), "{id}: {points} half points in {GAMES} games");
    }
}

#[test]
fn hard_beats_a_beginner_that_takes_what_it_can() {
    for id in GameId::ALL {
        let points = points_of_hard(id, greedy_turn);
        assert!(points >= 2 * (GAMES as u32 - 1), "{id}: {points} half points in {GAMES} games");
    }
}
