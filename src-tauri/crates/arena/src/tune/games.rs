use std::sync::atomic::AtomicBool;

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, GameId, Side};
use search::learning::{self, Sight};
use search::{Knowledge, Limits, Memory, Request, think};

use super::samples::Sample;

/// Random plies before the search takes over, at most.
const MOST_RANDOM_PLIES: u32 = 12;

/// In so many turns one is played at random, so that the search also learns from what it would not do.
const ONE_AT_RANDOM_IN: u32 = 24;

/// A game that goes on longer is given up as a draw.
const MOST_PLIES: usize = 300;

/// Turns among which a random one is drawn.
const MOST_TURNS: usize = 500;

const TABLE_BYTES: usize = 1 << 20;

/// Games between two lines of progress.
const PROGRESS: u64 = 1_000;

/// A leaping game's score from here on is a win.
const DECISIVE: i32 = 10_000;

/// Plays games with the numbers from `first` on.
pub(super) fn play(game: GameId, first: u64, games: u64, nodes: u64) -> Result<Vec<Sample>, String> {
    let mut memory = Memory::with_bytes(TABLE_BYTES);
    let mut samples = Vec::new();
    for number in first..first + games {
        play_one(game, number, nodes, &mut memory, &mut samples)?;
        if (number + 1 - first).is_multiple_of(PROGRESS) {
            eprintln!("{} of {games} games, {} positions", number + 1 - first, samples.len());
        }
    }
    Ok(samples)
}

fn play_one(
    game: GameId,
    number: u64,
    nodes: u64,
    memory: &mut Memory,
    samples: &mut Vec<Sample>,
) -> Result<(), String> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let first = if chance.random() { Side::South } else { Side::North };
    let mut line = AnyGame::new(game, first);
    let opening = chance.random_range(0..=MOST_RANDOM_PLIES) as usize;
    let mut seen: Vec<(Sight, i32)> = Vec::new();
    let mut foreseen = None;
    while let Some(side) = line.to_move()
        && line.ply() < MOST_PLIES
    {
        if line.ply() < opening || chance.random_ratio(1, ONE_AT_RANDOM_IN) {
            let (turns, _) = line.legal(MOST_TURNS);
            let turn = turns.choose(&mut chance).ok_or("a game that is not over has a turn")?;
            line.play_text(turn).map_err(|error| error.to_string())?;
            continue;
        }
        let cancel = AtomicBool::new(false);
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let request = Request::at_full_strength(limits, &Knowledge::NONE, &cancel);
        let thought = think(&line, &request, memory).map_err(|error| error.to_string())?;
        let sight = learning::sight(&line);
        if thought.score.abs() >= DECISIVE {
            foreseen = Some(if thought.score > 0 { side } else { !side });
            break;
        }
        if sight.is_quiet || is_sowing(game) {
            seen.push((sight, thought.score));
        }
        line.play(&thought.path).map_err(|error| error.to_string())?;
    }
    let margin = margin(&line, foreseen);
    let scale = learning::scale(game) as f32;
    samples.extend(seen.into_iter().map(|(sight, score)| {
        let margin = if sight.side == Side::South { margin } else { -margin };
        Sample {
            inputs: sight.inputs,
            phase: sight.phase as u8,
            base: sight.base as f32 / scale,
            said: score as f32 / scale,
            ended: if is_sowing(game) {
                chance_of(margin as f32 / scale)
            } else {
                f32::midpoint(margin as f32, 1.0)
            },
        }
    }));
    Ok(())
}

/// The chance of winning that belongs to a place on the logistic curve.
pub(super) fn chance_of(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

fn is_sowing(game: GameId) -> bool {
    matches!(game, GameId::Kalah | GameId::Oware)
}

/// South's result: seeds won by in sowing games, else 1, 0 or -1.
fn margin(line: &AnyGame, foreseen: Option<Side>) -> i32 {
    if is_sowing(line.id()) {
        let [south, north] = line.score().map(i32::from);
        return south - north;
    }
    match foreseen.or(line.outcome().and_then(|outcome| outcome.ending.winner)) {
        Some(Side::South) => 1,
        Some(Side::North) => -1,
        None => 0,
    }
}
