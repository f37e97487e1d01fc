//! Making the networks: games of the search against itself, and learning from them.
//!
//! The networks in the repository were made by the commands in `search/src/eval/weights/README.md`.

#![allow(clippy::cast_precision_loss)] // Learning is made of small numbers that need not be exact.

mod games;
mod learner;
mod network;
mod samples;

use std::path::PathBuf;

use clap::Subcommand;
use rules::GameId;

use samples::Sample;

#[derive(Subcommand)]
pub(crate) enum Step {
    /// Play games of the search against itself, from random openings, and write down every quiet position with
    /// what the search said of it and how the game ended.
    Games {
        /// sholo-guti, checkers, kalah, oware or egara-guti.
        #[arg(value_parser = crate::game)]
        game: GameId,
        /// How many games.
        #[arg(long)]
        games: u64,
        /// Positions searched for each turn.
        #[arg(long, default_value_t = 2_000)]
        nodes: u64,
        /// The first game's number; the same numbers give the same games.
        #[arg(long, default_value_t = 0)]
        first: u64,
        /// Where the positions go.
        #[arg(long)]
        out: PathBuf,
    },
    /// Learn a network from such positions.
    Learn {
        /// sholo-guti, checkers, kalah, oware or egara-guti.
        #[arg(value_parser = crate::game)]
        game: GameId,
        /// The files that `games` wrote.
        #[arg(long, required = true)]
        from: Vec<PathBuf>,
        /// How often each position is looked at.
        #[arg(long, default_value_t = 15)]
        epochs: u32,
        /// How much of what is learned is what the search said; the rest is how the game ended. From 0 to 1.
        #[arg(long, default_value_t = 0.7)]
        trust: f32,
        /// Where the network goes.
        #[arg(long)]
        out: PathBuf,
    },
}

pub(crate) fn run(step: Step) -> Result<(), String> {
    match step {
        Step::Games { game, games, nodes, first, out } => {
            let samples = games::play(game, first, games, nodes)?;
            samples::write(&out, &samples).map_err(|error| format!("{}: {error}", out.display()))
        }
        Step::Learn { game, from, epochs, trust, out } => {
            let mut samples: Vec<Sample> = Vec::new();
            for path in from {
                let read = samples::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                samples.extend(read);
            }
            let network = learner::learn(game, samples, epochs, trust)?;
            std::fs::write(&out, network.bytes()).map_err(|error| format!("{}: {error}", out.display()))
        }
    }
}
