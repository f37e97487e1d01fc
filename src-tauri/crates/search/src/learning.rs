//! What a program needs that trains the networks: what they see, and how they are written down.

use rules::{AnyGame, GameId, Line, Side, with_line};

use crate::judge::Judge;
use crate::net::Inputs;

pub use crate::net::{MOST_OUTPUT, ONE, OUTPUT_ONE, Shape, write};

/// A position as a game's network sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The inputs that are on.
    pub inputs: Vec<u16>,
    /// Which output weights count.
    pub phase: usize,
    /// What is won already, in reported points of the side to move; the network speaks of the rest.
    pub base: i32,
    /// Whether nothing can be gained at once: only such positions are estimated.
    pub is_quiet: bool,
    /// The side to move.
    pub side: Side,
}

/// The shape of a game's network.
pub fn shape(game: GameId) -> Shape {
    fn shape_of<G: Inputs>(_: &Line<G>) -> Shape {
        G::SHAPE
    }
    with_line!(&AnyGame::new(game, Side::South), line => shape_of(line))
}

/// Reported points to one unit of the logistic curve on which a game's result is expected.
pub fn scale(game: GameId) -> i32 {
    fn scale_of<G: Inputs + Judge>(_: &Line<G>) -> i32 {
        G::SCALE / G::UNIT
    }
    with_line!(&AnyGame::new(game, Side::South), line => scale_of(line))
}

/// What a game's network sees of the current position.
pub fn sight(line: &AnyGame) -> Sight {
    fn sight_of<G: Inputs + Judge>(line: &Line<G>) -> Sight {
        let position = line.position();
        let mut inputs = Vec::new();
        position.each_input(|input| inputs.push(input as u16));
        let mut turns = Vec::new();
        position.turns(&mut turns);
        Sight {
            inputs,
            phase: position.phase(),
            base: position.base() / G::UNIT,
            is_quiet: turns.into_iter().all(|turn| position.gain(turn) <= 0),
            side: position.side(),
        }
    }
    with_line!(line, line => sight_of(line))
}
