//! The strongest level held to its promise of play without error, against a solution.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use rand::RngExt as _;
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::{AnyGame, Side};
use search::{Knowledge, Limits, Memory, Request, Thought, think};

/// What the app gives a search.
const MEMORY: usize = 32 << 20;

/// Positions that a playing opponent may visit in a turn.
const OPPONENTS_NODES: u64 = 20_000;

/// Turns that are drawn from in a position.
const MOST_TURNS: usize = 4096;

/// How the strongest level is held to its promise.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct Judge {
    /// Write no book, but let the strongest level play so many games, half of them on either side, and see that no
    /// turn of it drops the value.
    #[arg(long = "judge", value_name = "GAMES")]
    pub(crate) games: Option<u32>,
    /// Positions it may visit in a turn.
    #[arg(long, default_value_t = 10_000_000)]
    nodes: u64,
    /// Where the chance in the other side's turns comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What was found of turns alike.
#[derive(Default)]
struct Tally {
    turns: u32,
    unproven: u32,
    drops: u32,
}

/// Plays and judges, and keeps count.
pub(crate) struct Court<'a, V> {
    judge: Judge,
    knowledge: &'a Knowledge,
    /// What a position is worth to a side, in any measure.
    worth: V,
    chance: ChaCha8Rng,
    memory: Memory,
    tallies: BTreeMap<u32, Tally>,
}

impl<'a, V: FnMut(&AnyGame, Side) -> Result<i32, String>> Court<'a, V> {
    pub(crate) fn new(judge: Judge, knowledge: &'a Knowledge, worth: V) -> Self {
        Self {
            judge,
            knowledge,
            worth,
            chance: ChaCha8Rng::seed_from_u64(judge.seed),
            memory: Memory::with_bytes(MEMORY),
            tallies: BTreeMap::new(),
        }
    }

    /// Lets it play a game from `start`; the other side plays at random in one turn of `one_in`, else as best it can.
    /// Turns are counted by ply.
    pub(crate) fn play(&mut self, start: &AnyGame, us: Side, one_in: u32) -> Result<(), String> {
        let mut game = start.clone();
        let mut held = None;
        let mut ply = 0;
        while let Some(side) = game.to_move() {
            let turn = if side == us {
                let (turn, worth) = self.judge(&game, ply)?;
                held = Some(worth);
                turn
            } else if self.chance.random_ratio(1, one_in) {
                let turns = game.legal(MOST_TURNS).0;
                turns.choose(&mut self.chance).cloned().ok_or("there is no turn")?
            } else {
                self.think(&game, OPPONENTS_NODES.min(self.judge.nodes))?.turn
            };
            game.play_text(&turn).map_err(|error| error.to_string())?;
            ply += 1;
        }
        let came_to = (self.worth)(&game, us)?;
        if let Some(held) = held.filter(|held| came_to < *held) {
            self.tallies.entry(ply).or_default().drops += 1;
            println!("{ply:>4}  {}: {held:+} comes to {came_to:+}", game.position());
        }
        Ok(())
    }

    /// Judges its turn in a position, counted under `group`; tells the turn and what it comes to.
    pub(crate) fn judge(&mut self, game: &AnyGame, group: u32) -> Result<(String, i32), String> {
        let side = game.to_move().ok_or("the game is over")?;
        let thought = self.think(game, self.judge.nodes)?;
        let before = (self.worth)(game, side)?;
        let mut after = game.clone();
        after.play_text(&thought.turn).map_err(|error| error.to_string())?;
        let now = (self.worth)(&after, side)?;
        let tally = self.tallies.entry(group).or_default();
        tally.turns += 1;
        tally.unproven += u32::from(!thought.proven);
        if now < before {
            tally.drops += 1;
            println!("{group:>4}  {}  {}: {before:+} falls to {now:+}", game.position(), thought.turn);
        }
        Ok((thought.turn, now))
    }

    /// A position that random turns from `start` lead to, the first for which `is_wanted` tells so.
    pub(crate) fn stray(&mut self, start: &AnyGame, is_wanted: impl Fn(&AnyGame) -> bool) -> AnyGame {
        let mut game = start.clone();
        while !is_wanted(&game) {
            match game.legal(MOST_TURNS).0.choose(&mut self.chance) {
                Some(turn) if game.play_text(turn).is_ok() => {}
                // It ended before.
                _ => game = start.clone(),
            }
        }
        game
    }

    fn think(&mut self, game: &AnyGame, nodes: u64) -> Result<Thought, String> {
        let cancel = AtomicBool::new(false);
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let request = Request::at_full_strength(limits, self.knowledge, &cancel);
        think(game, &request, &mut self.memory).map_err(|error| error.to_string())
    }

    /// Prints what was found, by group and in all.
    pub(crate) fn print(&self, group: &str) {
        println!("{group:>8} {:>8} {:>9} {:>6}", "turns", "unproven", "drops");
        let mut all = Tally::default();
        for (name, Tally { turns, unproven, drops }) in &self.tallies {
            println!("{name:>8} {turns:>8} {unproven:>9} {drops:>6}");
            all.turns += turns;
            all.unproven += unproven;
            all.drops += drops;
        }
        let Tally { turns, unproven, drops } = all;
        let rate = 1000.0 * f64::from(drops) / f64::from(turns.max(1));
        println!("{:>8} {turns:>8} {unproven:>9} {drops:>6}: {rate:.2} drops in 1,000 turns", "all");
    }
}
