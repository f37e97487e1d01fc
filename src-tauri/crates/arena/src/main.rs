//! The games without a window: an engine that speaks JSON lines, perft, and a search bench.

use std::io::{self, BufReader, BufWriter};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rules::GameId;

mod bench;
mod engine;
mod perft;
mod speed;

/// The games without a window.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Read one JSON object a line on standard input, answer each with one on standard output.
    Engine {
        /// Size of the transposition table in MiB.
        #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
        hash: u32,
    },
    /// Count the turn sequences of exactly DEPTH plies.
    Perft {
        /// sholo-guti, checkers, kalah, oware or egara-guti.
        #[arg(value_parser = game)]
        game: GameId,
        /// How many plies, at most 100.
        #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(perft::DEEPEST)))]
        depth: u32,
        /// The position to count from, else the start.
        #[arg(long)]
        position: Option<String>,
    },
    /// Search a fixed set of positions at a fixed node budget. The total node count changes only when the search does.
    Bench {
        /// Nodes to search in each position.
        #[arg(long, default_value_t = bench::NODES)]
        nodes: u64,
        /// Only positions of this game.
        #[arg(long, value_parser = game)]
        game: Option<GameId>,
    },
}

fn game(name: &str) -> Result<GameId, String> {
    GameId::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = GameId::ALL.into_iter().map(GameId::name).collect();
        format!("no game has this name; there are {}", names.join(", "))
    })
}

fn main() -> ExitCode {
    let done = match Arguments::parse().verb {
        Verb::Engine { hash } => {
            // Reading and answering stay in step with the other end, so the buffers are flushed at every answer.
            let (input, output) = (BufReader::new(io::stdin()), BufWriter::new(io::stdout()));
            engine::run(input, output, hash as usize * 1024 * 1024).map_err(|error| error.to_string())
        }
        Verb::Perft { game, depth, position } => perft::print(game, depth, position.as_deref()),
        Verb::Bench { nodes, game } => bench::print(nodes, game),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("arena: {message}");
            ExitCode::FAILURE
        }
    }
}
