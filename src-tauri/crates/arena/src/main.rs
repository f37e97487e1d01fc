//! The games without a window: an engine that speaks JSON lines, perft, a search bench, and matches.

use std::io::{self, BufReader, BufWriter};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use library::Library;
use rules::GameId;

mod bench;
mod engine;
mod levels;
mod matches;
mod perft;
mod solve;
mod speed;
mod tables;
mod tune;

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
        /// Threads of a search against time. One that is limited by nodes or depth alone has one.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=4))]
        threads: u32,
        /// A folder to keep the games' tables in; without one they are built anew by every engine.
        #[arg(long)]
        tables: Option<PathBuf>,
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
    /// Make the networks that Insane weighs positions with: play games, then learn from them.
    Tune {
        #[command(subcommand)]
        step: tune::Step,
    },
    /// Play each level against the one below, and the lowest against a beginner that takes what it can.
    Levels {
        /// Only this game.
        #[arg(long, value_parser = game)]
        game: Option<GameId>,
        /// Games of each pair.
        #[arg(long, default_value_t = 200)]
        games: u32,
        /// Positions searched for a turn of Insane, which else would take seconds.
        #[arg(long, default_value_t = 300_000)]
        nodes: u64,
    },
    /// Search a fixed set of positions, each to its own depth. The total node count changes only when the search does.
    Bench {
        /// Nodes to search in each position at most.
        #[arg(long, default_value_t = bench::NODES)]
        nodes: u64,
        /// Only positions of this game.
        #[arg(long, value_parser = game)]
        game: Option<GameId>,
    },
    /// Let two engines play each other from random balanced openings, each opening from both sides.
    Match(matches::Arguments),
    /// Build the tables of the endings, verify their files, and print sizes, times and how many positions are won.
    Tables {
        /// Only this game's.
        #[arg(value_parser = game)]
        game: Option<GameId>,
        /// Men or seeds on the board; else as many as on a device.
        #[arg(long, requires = "game")]
        extent: Option<u8>,
    },
    /// Solve a game and write its book of openings.
    #[command(subcommand)]
    Solve(solve::Solve),
}

fn game(name: &str) -> Result<GameId, String> {
    GameId::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = GameId::ALL.into_iter().map(GameId::name).collect();
        format!("no game has this name; there are {}", names.join(", "))
    })
}

fn main() -> ExitCode {
    let done = match Arguments::parse().verb {
        Verb::Engine { hash, threads, tables } => {
            let library = tables.map_or_else(Library::without_folder, Library::open);
            // Reading and answering stay in step with the other end, so the buffers are flushed at every answer.
            let (input, output) = (BufReader::new(io::stdin()), BufWriter::new(io::stdout()));
            engine::run(input, output, hash as usize * 1024 * 1024, threads as usize, library)
                .map_err(|error| error.to_string())
        }
        Verb::Perft { game, depth, position } => perft::print(game, depth, position.as_deref()),
        Verb::Tune { step } => tune::run(step),
        Verb::Levels { game, games, nodes } => levels::print(&levels::Plan { only: game, games, nodes }),
        Verb::Bench { nodes, game } => bench::print(nodes, game),
        Verb::Match(arguments) => matches::print(&arguments),
        Verb::Tables { game, extent } => tables::print(game, extent),
        Verb::Solve(what) => solve::solve(&what),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("arena: {message}");
            ExitCode::FAILURE
        }
    }
}
