//! Matches between two engines, each a program that speaks the protocol's JSON lines: this one, an earlier build
//! of it, or any other.

use std::fmt;

use clap::Args;
use rules::{GameId, Outcome, Side};
use search::Level;

mod engine;
mod openings;
mod referee;
mod tally;

use engine::{Budget, Engine, Fault};
use openings::Openings;
use referee::referee;
use tally::{Hypotheses, Tally};

/// An engine that fails in so many games is not worth playing on with.
const MOST_FAULTS: u32 = 5;

/// Pairs between two lines of progress.
const PAIRS_BETWEEN_REPORTS: u32 = 10;

/// What is to be played.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Only this game, else one match in each.
    #[arg(long, value_parser = crate::game)]
    game: Option<GameId>,
    /// The command of the first engine, its words parted by spaces; else this program.
    #[arg(long)]
    a: Option<String>,
    /// The command of the second engine, likewise.
    #[arg(long)]
    b: Option<String>,
    /// Games to play in each match, two to an opening.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// Positions each engine may visit in a turn. The same match is then played again to the last turn.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds each engine has for a turn. With neither this nor --nodes: 100.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    ms: Option<u64>,
    /// Positions the second engine may visit in a turn, if not as many as the first.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes_b: Option<u64>,
    /// Milliseconds the second engine has, if not as many as the first.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    ms_b: Option<u64>,
    /// The level the first engine plays on, else full strength.
    #[arg(long, value_parser = level)]
    level_a: Option<Level>,
    /// The level the second engine plays on, else full strength.
    #[arg(long, value_parser = level)]
    level_b: Option<Level>,
    /// Where the openings come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random plies that make an opening.
    #[arg(long, default_value_t = 6)]
    plies: u32,
    /// Stop as soon as it is clear (to 5 % either way) whether the first engine is as much stronger as the second of
    /// these, in Elo, or only as the first of them: "0,10".
    #[arg(long)]
    sprt: Option<Hypotheses>,
}

fn level(name: &str) -> Result<Level, String> {
    Level::from_name(name).ok_or_else(|| "no level has this name".to_owned())
}

/// One of the two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    A,
    B,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::A => "a",
            Self::B => "b",
        })
    }
}

/// How a game ended.
pub(crate) enum Verdict {
    /// By the rules.
    Over(Outcome),
    /// One engine gave no legal turn, and lost by that.
    Forfeited(Player, Fault),
}

/// Plays the matches and prints how they ended.
pub(crate) fn print(arguments: &Arguments) -> Result<(), String> {
    let mut engines = [Engine::start(arguments.a.as_deref())?, Engine::start(arguments.b.as_deref())?];
    let games = GameId::ALL.into_iter().filter(|game| arguments.game.is_none_or(|only| only == *game));
    for game in games {
        let tally = play_match(arguments, game, &mut engines)?;
        println!("{:<12} {tally}", game.name());
    }
    Ok(())
}

fn budgets(arguments: &Arguments) -> [Budget; 2] {
    let has_own = arguments.nodes.is_some() || arguments.ms.is_some();
    let ms = arguments.ms.or_else(|| (!has_own && arguments.level_a.is_none()).then_some(100));
    [
        Budget { level: arguments.level_a, nodes: arguments.nodes, ms },
        Budget {
            level: arguments.level_b,
            nodes: arguments.nodes_b.or(arguments.nodes),
            ms: arguments.ms_b.or(ms),
        },
    ]
}

fn play_match(arguments: &Arguments, game: GameId, engines: &mut [Engine; 2]) -> Result<Tally, String> {
    let budgets = budgets(arguments);
    let mut openings = Openings::new(game, arguments.seed, arguments.plies);
    let mut tally = Tally::default();
    let mut faults = [0; 2];
    for pair in 0..arguments.games / 2 {
        let opening = openings.next_balanced()?;
        let seed = arguments.seed.wrapping_add(u64::from(pair));
        let mut halves = [0; 2];
        for (side_of_a, half_points) in Side::BOTH.into_iter().zip(&mut halves) {
            *half_points = match referee(game, &opening, side_of_a, engines, &budgets, seed)? {
                Verdict::Over(outcome) => points(outcome.ending.winner, side_of_a),
                Verdict::Forfeited(player, fault) => {
                    faults[player as usize] += 1;
                    eprintln!("{player} forfeits a game of {game}: {fault}");
                    if player == Player::A { 0 } else { 2 }
                }
            };
        }
        tally.add(halves);
        if let Some(player) =
            [Player::A, Player::B].into_iter().find(|player| faults[*player as usize] >= MOST_FAULTS)
        {
            return Err(format!("{player} failed in {MOST_FAULTS} games of {game}"));
        }
        if (pair + 1) % PAIRS_BETWEEN_REPORTS == 0 {
            eprintln!("{:<12} {tally}", game.name());
        }
        if let Some(hypotheses) = &arguments.sprt
            && let Some(decision) = tally.decides(hypotheses)
        {
            eprintln!("{:<12} {decision}", game.name());
            break;
        }
    }
    Ok(tally)
}

/// Twice the points of engine a.
fn points(winner: Option<Side>, side_of_a: Side) -> usize {
    match winner {
        Some(winner) if winner == side_of_a => 2,
        Some(_) => 0,
        None => 1,
    }
}
