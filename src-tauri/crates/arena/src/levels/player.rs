use std::sync::atomic::AtomicBool;

use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, Side};
use search::{Knowledge, Level, Limits, Memory, Request, level_budget, think};

/// Turns among which a beginner looks for the best.
const MOST_TURNS: usize = 4096;

/// Who plays.
#[derive(Clone, Copy)]
pub(super) enum Player {
    /// A careful beginner: takes the most that can be taken at once, and never errs in that.
    Greedy,
    /// A level. One that takes its time is given so many positions instead, so that games can be played again.
    Level(Level, u64),
}

impl Player {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Level(level, _) => level.name(),
        }
    }

    /// Plays one turn.
    pub(super) fn play(
        self,
        line: &mut AnyGame,
        seed: u64,
        chance: &mut ChaCha8Rng,
        memory: &mut Memory,
    ) -> Result<(), String> {
        match self {
            Self::Greedy => {
                let turn = greediest(line, chance).ok_or("a game that is not over has a turn")?;
                line.play_text(&turn).map_err(|error| error.to_string())
            }
            Self::Level(level, nodes) => {
                let is_timed = level_budget(line.id(), level).time.is_some();
                let limits = Limits { nodes: is_timed.then_some(nodes), ..Limits::default() };
                let cancel = AtomicBool::new(false);
                let knowledge = &Knowledge::NONE;
                let request =
                    Request { level: Some(level), limits, seed, knowledge, threads: 1, cancel: &cancel };
                let thought = think(line, &request, memory).map_err(|error| error.to_string())?;
                line.play(&thought.path).map_err(|error| error.to_string())
            }
        }
    }
}

/// One of the turns that leave the side to move best off at once.
fn greediest(line: &AnyGame, chance: &mut ChaCha8Rng) -> Option<String> {
    let mover = line.to_move();
    let (turns, _) = line.legal(MOST_TURNS);
    let balance = |turn: &String| {
        let mut after = line.clone();
        after.play_text(turn).ok()?;
        let [south, north] = after.score().map(i32::from);
        Some(if mover == Some(Side::South) { south - north } else { north - south })
    };
    let most = turns.iter().filter_map(balance).max();
    let best: Vec<&String> = turns.iter().filter(|turn| balance(turn) == most).collect();
    best.choose(chance).map(|turn| (*turn).clone())
}
