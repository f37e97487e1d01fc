use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, GameId, Side};
use search::Memory;

use super::player::Player;

/// A game that goes on longer is a draw. Only checkers has no end nearer than this.
const MOST_PLIES: usize = 400;

/// Random plies that begin each pair of games, so that no two are the same.
const RANDOM_PLIES: usize = 2;

const TABLE_BYTES: usize = 16 << 20;

/// How games ended for the first player.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
}

/// Plays so many games, each opening from both sides.
pub(super) fn play(game: GameId, one: Player, other: Player, games: u32) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let mut memory = Memory::with_bytes(TABLE_BYTES);
    for number in (0..games).map(u64::from) {
        let side = if number % 2 == 0 { Side::South } else { Side::North };
        let mut line = opened(game, number / 2);
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        while let Some(mover) = line.to_move()
            && line.ply() < MOST_PLIES
        {
            let player = if mover == side { one } else { other };
            player.play(&mut line, number, &mut chance, &mut memory)?;
        }
        match line.outcome().and_then(|outcome| outcome.ending.winner) {
            Some(winner) if winner == side => tally.won += 1,
            Some(_) => tally.lost += 1,
            None => tally.drawn += 1,
        }
    }
    Ok(tally)
}

fn opened(game: GameId, number: u64) -> AnyGame {
    let mut chance = ChaCha8Rng::seed_from_u64(u64::MAX - number);
    let mut line = AnyGame::new(game, Side::South);
    while line.ply() < RANDOM_PLIES {
        let Some(turn) = line.legal(usize::MAX).0.choose(&mut chance).cloned() else { break };
        if line.play_text(&turn).is_err() {
            break;
        }
    }
    line
}
