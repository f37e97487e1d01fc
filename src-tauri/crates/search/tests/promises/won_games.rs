use rules::GameId;
use search::Level;

use crate::asking::{ask, ask_full, nodes, position};

/// Positions with the one turn that wins, or wins most, at once.
const ONE_TURN: [(GameId, &str, &str); 5] = [
    (GameId::SholoGuti, "S:S1,14:N19:0", "14x24"),
    (GameId::Checkers, "B:W15:B1,11", "11x18"),
    // C captures the eleven opposite and ends the game.
    (GameId::Kalah, "0-1-0-0-0-0-0-0-0-11-0-0-20-16-S", "B"),
    // F brings the 25th seed.
    (GameId::Oware, "4-0-0-0-0-1-1-0-4-0-0-0-24-14-S", "F"),
    (GameId::EgaraGuti, "S:S1,11:N12:0", "11x13"),
];

#[test]
fn a_game_won_in_one_turn_is_won_in_every_game() {
    for (id, text, turn) in ONE_TURN {
        let thought = ask_full(&position(id, text), nodes(10_000));
        assert_eq!(thought.turn, turn, "{id}: {thought:?}");
    }
}

#[test]
fn hard_and_insane_do_not_miss_it_either() {
    for (id, text, turn) in ONE_TURN {
        // A seed for which Hard does not play at random.
        assert_eq!(ask(&position(id, text), Some(Level::Hard), nodes(10_000), 1).turn, turn, "{id}");
        assert_eq!(ask(&position(id, text), Some(Level::Insane), nodes(10_000), 1).turn, turn, "{id}");
    }
}

#[test]
fn the_sooner_win_is_the_larger_score() {
    let at_once = ask_full(&position(GameId::Checkers, "B:W15:B1,11"), nodes(10_000));
    assert_eq!((at_once.score, at_once.proven), (19_999, true));
    let later = ask_full(&position(GameId::Checkers, "W:WK26,K27:B21,K25"), nodes(20_000));
    assert!(later.proven && (10_000..19_999).contains(&later.score), "{later:?}");
}
