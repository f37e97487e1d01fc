//! Random games with fixed seeds, and the positions met in them.

use std::path::PathBuf;

use rules::{Game, Line, Path, Side};
use serde::Deserialize;

/// A random game played to its end.
pub(crate) struct Playout<G: Game> {
    /// The text it started from.
    pub(crate) start: String,
    /// The whole game.
    pub(crate) line: Line<G>,
}

impl<G: Game> Playout<G> {
    /// The line as it was before the first ply.
    pub(crate) fn beginning(&self) -> Line<G> {
        Line::parse(&self.start).unwrap()
    }

    /// Every position, from the start's to the last.
    pub(crate) fn positions(&self) -> Vec<G> {
        (0..=self.line.ply()).map(|ply| *self.line.before(ply).unwrap()).collect()
    }
}

/// More written turns than this are not listed one by one.
const MANY: u64 = 300;

/// Games a check looks at.
const GAMES: usize = 120;

/// No random game is longer.
const LONGEST: usize = 3000;

/// `SplitMix64` (<https://prng.di.unimi.it/splitmix64.c>): the same throws everywhere and always.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `sides`.
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ word >> 31) as usize % sides
    }
}

#[derive(Deserialize)]
struct Recorded {
    game: String,
    position: String,
}

/// The start with either side to move, and the recorded positions of the game.
fn starts<G: Game>() -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/vectors/perft.json");
    let text = std::fs::read_to_string(path).unwrap();
    let recorded: Vec<Recorded> = serde_json::from_str(&text).unwrap();
    let ours = recorded.into_iter().filter(|recorded| recorded.game == G::ID.name());
    let mut starts: Vec<String> = Side::BOTH.map(|first| Line::<G>::new(first).text()).into();
    starts.extend(ours.map(|recorded| recorded.position));
    starts
}

/// Random games, each to its end.
pub(crate) fn playouts<G: Game>() -> impl Iterator<Item = Playout<G>> {
    let starts = starts::<G>();
    (0..GAMES).map(move |game| {
        let start = starts[game % starts.len()].clone();
        let mut line = Line::parse(&start).unwrap();
        let mut dice = Dice::new(game as u64);
        while line.outcome().is_none() {
            assert!(line.ply() < LONGEST, "no end in sight from {start}");
            let path = random_turn(line.position(), &mut dice);
            line.play(&path).unwrap();
        }
        Playout { start, line }
    })
}

fn random_turn<G: Game>(position: &G, dice: &mut Dice) -> Path {
    let mut turns = Vec::new();
    position.turns(&mut turns);
    position.path_of(turns[dice.below(turns.len())])
}

/// One in `few` of the positions met in the games.
pub(crate) fn positions<G: Game>(few: usize) -> impl Iterator<Item = G> {
    playouts::<G>().flat_map(|playout| playout.positions()).step_by(few)
}

/// One in `few` of the positions met whose written turns are not too many to list, with those turns.
pub(crate) fn listed<G: Game>(few: usize) -> impl Iterator<Item = (G, Vec<Path>)> {
    positions::<G>(few).filter(|position| position.count_written() <= MANY).map(|position| {
        let (paths, cut) = position.written(usize::MAX);
        assert!(!cut);
        (position, paths)
    })
}

/// The position after a legal written turn.
pub(crate) fn after<G: Game>(position: &G, path: &Path) -> G {
    position.play_unchecked(position.turn_of(path).unwrap())
}
