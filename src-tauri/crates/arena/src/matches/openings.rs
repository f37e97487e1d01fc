use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use rand::RngExt as _;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, GameId, Side};
use search::{Knowledge, Limits, Memory, Request, think};

/// Tries at one opening before there seem to be no others.
const MOST_TRIES: u32 = 20_000;

/// Positions visited to tell whether an opening is balanced.
const NODES: u64 = 10_000;

const TABLE_BYTES: usize = 1 << 20;

/// Turns that are drawn from in a position. Some of Sholo Guti's have more than can be listed.
const MOST_TURNS: usize = 4096;

/// Random openings of a game that leave neither side far ahead, each once: the same from the same seed, as long as
/// search and evaluation stay the same.
pub(super) struct Openings {
    game: GameId,
    plies: u32,
    chance: ChaCha8Rng,
    met: HashSet<String>,
    memory: Memory,
}

impl Openings {
    pub(super) fn new(game: GameId, seed: u64, plies: u32) -> Self {
        Self {
            game,
            plies,
            chance: ChaCha8Rng::seed_from_u64(seed),
            met: HashSet::new(),
            memory: Memory::with_bytes(TABLE_BYTES),
        }
    }

    /// The turns of the next opening. Where a game has no more of this length, they get longer.
    pub(super) fn next_balanced(&mut self) -> Result<Vec<String>, String> {
        for _ in 0..2 {
            for _ in 0..MOST_TRIES {
                let Some((turns, line)) = self.draw() else { continue };
                if self.met.insert(line.position()) && self.is_balanced(&line) {
                    return Ok(turns);
                }
            }
            self.plies += 2;
        }
        Err(format!("{} has no more openings of {} plies", self.game, self.plies))
    }

    /// A random opening, unless the game ends with it.
    fn draw(&mut self) -> Option<(Vec<String>, AnyGame)> {
        let mut line = AnyGame::new(self.game, Side::South);
        let mut turns = Vec::new();
        for _ in 0..self.plies {
            let (legal, _) = line.legal(MOST_TURNS);
            let turn = legal.get(self.chance.random_range(0..legal.len().max(1)))?;
            line.play_text(turn).ok()?;
            turns.push(turn.clone());
        }
        line.to_move().map(|_| (turns, line))
    }

    fn is_balanced(&mut self, line: &AnyGame) -> bool {
        let cancel = AtomicBool::new(false);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let request = Request::at_full_strength(limits, &Knowledge::NONE, &cancel);
        think(line, &request, &mut self.memory)
            .is_ok_and(|thought| thought.score.abs() <= lopsided(self.game))
    }
}

/// The largest score of a balanced opening: half a man, or a handful of seeds.
const fn lopsided(game: GameId) -> i32 {
    match game {
        GameId::SholoGuti | GameId::Checkers | GameId::EgaraGuti => 50,
        GameId::Kalah | GameId::Oware => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(game: GameId, seed: u64) -> Vec<Vec<String>> {
        let mut openings = Openings::new(game, seed, 4);
        (0..4).map_while(|_| openings.next_balanced().ok()).collect()
    }

    #[test]
    fn a_seed_gives_the_same_openings_again_and_each_of_them_once() {
        for game in GameId::ALL {
            let openings = some(game, 5);
            assert_eq!(openings.len(), 4, "{game}");
            assert_eq!(openings, some(game, 5), "{game}");
            assert_eq!(openings.iter().collect::<HashSet<_>>().len(), 4, "{game}");
        }
        assert_ne!(some(GameId::Oware, 5), some(GameId::Oware, 6));
    }

    #[test]
    fn an_opening_that_gives_the_game_away_is_not_balanced() {
        let mut openings = Openings::new(GameId::Oware, 1, 0);
        let behind = AnyGame::parse(GameId::Oware, "4-4-4-4-0-0-4-4-4-0-0-0-0-20-S");
        assert!(behind.is_ok_and(|line| !openings.is_balanced(&line)));
        assert!(openings.is_balanced(&AnyGame::new(GameId::Oware, Side::South)));
    }
}
