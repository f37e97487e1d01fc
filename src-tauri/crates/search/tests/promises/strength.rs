use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, GameId, Side};
use search::{Level, Limits, Memory};

use crate::asking::{MEMORY, ask, ask_with, nodes};
use crate::players::{chance, greedy_turn, opened, play_out, random_turn};

/// Far below Hard's own budget, so that the tests are quick; the level itself is only stronger.
const BUDGET: u64 = 3000;

/// Twice the points that one player makes in so many games against another, sides taking turns. Players are told the
/// game's number.
fn points(
    id: GameId,
    games: u32,
    mut one: impl FnMut(&AnyGame, u64) -> String,
    mut other: impl FnMut(&AnyGame, u64) -> String,
) -> u32 {
    let mut points = 0;
    for number in 0..u64::from(games) {
        let game = opened(id, 2, &mut chance(number / 2));
        let mut one = |game: &AnyGame| one(game, number);
        let mut other = |game: &AnyGame| other(game, number);
        let (side, winner) = if number % 2 == 0 {
            (Side::South, play_out(game, &mut one, &mut other))
        } else {
            (Side::North, play_out(game, &mut other, &mut one))
        };
        points += if winner == Some(side) { 2 } else { u32::from(winner.is_none()) };
    }
    points
}

/// Hard wins all of six games against such a player, or all but one.
fn hard_beats(opponent: fn(&AnyGame, &mut ChaCha8Rng) -> String) {
    for id in GameId::ALL {
        let mut chance = chance(0);
        let hard = |game: &AnyGame, number| ask(game, Some(Level::Hard), nodes(BUDGET), number).turn;
        let points = points(id, 6, hard, |game, _| opponent(game, &mut chance));
        assert!(points >= 10, "{id}: {points} half points in 6 games");
    }
}

#[test]
fn hard_beats_a_player_that_moves_at_random() {
    hard_beats(random_turn);
}

#[test]
fn hard_beats_a_beginner_that_takes_what_it_can() {
    hard_beats(greedy_turn);
}

/// A level with its own budget; one that takes its time is given so many positions instead.
fn level(level: Level, instead_of_time: u64) -> impl FnMut(&AnyGame, u64) -> String {
    let mut memory = Memory::with_bytes(MEMORY);
    move |game, number| {
        let limits = if level == Level::Insane { nodes(instead_of_time) } else { Limits::default() };
        ask_with(game, Some(level), limits, number, &mut memory).turn
    }
}

/// Over many games each level makes four fifths of the points against the one below; in so few, with less for
/// *Insane*, it is to be seen that it makes clearly more than half.
#[test]
fn each_level_beats_the_one_below_it() {
    for id in GameId::ALL {
        for (pair, games) in Level::ALL.windows(2).zip([16, 16, 8]) {
            let &[below, above] = pair else { continue };
            let points = points(id, games, level(above, 30_000), level(below, 30_000));
            assert!(points * 10 >= games * 13, "{id} {above}: {points} half points in {games} games");
        }
    }
}

#[test]
fn easy_loses_to_a_careful_beginner_as_often_as_not() {
    for id in GameId::ALL {
        let mut chance = chance(1);
        let points = points(id, 100, |game, _| greedy_turn(game, &mut chance), level(Level::Easy, 0));
        assert!(points >= 70, "{id}: {points} half points in 100 games");
    }
}
