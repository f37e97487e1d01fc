use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rules::{AnyGame, GameId};
use search::{Knowledge, Limits, Memory, Request, think};

use crate::speed::Speed;

/// Nodes searched in each position at most, unless told otherwise.
pub(crate) const NODES: u64 = 1_000_000;

const TABLE_BYTES: usize = 16 * 1024 * 1024;

/// Openings, middle games, long chains, laps and endings: what each game's search meets; with the plies to search
/// each of them. Reaching a depth takes as many nodes as the search happens to need, so that hardly any change of
/// it leaves their number as it was.
const POSITIONS: [(GameId, &str, u32); 20] = [
    (GameId::SholoGuti, "S:S1-16:N22-37:0", 9),
    (GameId::SholoGuti, "S:S1-8,12,13,15,17,18,24:N23,27,30,32-37:3", 8),
    (GameId::SholoGuti, "N:S1-4,7-11,15,26:N24,29,30,34-37:3", 9),
    (GameId::SholoGuti, "S:S1-6,8,10,13,18:N32,35,37:7", 9),
    (GameId::Checkers, "B:W21-32:B1-12", 13),
    (GameId::Checkers, "W:W11,26,27,30:B6,7,12,K16,22", 16),
    (GameId::Checkers, "B:W14,15,22-24,30-32:B2,3,9-11,K29", 15),
    (GameId::Checkers, "W:WK22,K23,K27:BK6,K28", 14),
    (GameId::Kalah, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 14),
    (GameId::Kalah, "4-1-0-0-8-7-7-1-6-0-4-2-3-5-S", 14),
    (GameId::Kalah, "0-1-13-0-2-1-3-0-4-1-0-6-5-12-S", 19),
    (GameId::Kalah, "6-5-4-3-2-1-3-3-3-3-3-3-3-6-S", 13),
    (GameId::Oware, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 13),
    (GameId::Oware, "6-10-1-5-1-0-0-0-0-12-2-0-11-0-N", 15),
    (GameId::Oware, "28-0-0-0-0-1-0-0-1-0-0-2-8-8-S", 17),
    (GameId::Oware, "0-1-0-1-0-1-1-0-0-2-0-1-21-20-N", 53),
    (GameId::EgaraGuti, "S:S1-11:N13-23:0", 17),
    (GameId::EgaraGuti, "N:S2-5,7-12:N13,14,17-23:0", 14),
    (GameId::EgaraGuti, "S:S1,2,4-6,8,10:N14,15,17,19-21,23:1", 11),
    (GameId::EgaraGuti, "N:S4:N2,9,13,17,20-23:1", 6),
];

/// Searches every position with an empty table and prints a line a game and the total.
pub(crate) fn print(nodes: u64, only: Option<GameId>) -> Result<(), String> {
    let games = GameId::ALL.into_iter().filter(|game| only.is_none_or(|only| only == *game));
    let mut all = Speed::default();
    for game in games {
        let mut of_game = Speed::default();
        for (_, position, depth) in POSITIONS.iter().filter(|(of, ..)| *of == game) {
            of_game += search_one(game, position, *depth, nodes)?;
        }
        println!("{:<12} {of_game}", game.name());
        all += of_game;
    }
    println!("{:<12} {all}", "total");
    Ok(())
}

fn search_one(game: GameId, position: &str, depth: u32, nodes: u64) -> Result<Speed, String> {
    let line = AnyGame::parse(game, position).map_err(|error| format!("{position}: {error}"))?;
    let cancel = AtomicBool::new(false);
    let limits = Limits { depth: Some(depth), nodes: Some(nodes), ..Limits::default() };
    let request = Request::at_full_strength(limits, &Knowledge::NONE, &cancel);
    let mut memory = Memory::with_bytes(TABLE_BYTES);
    let start = Instant::now();
    let thought = think(&line, &request, &mut memory).map_err(|error| error.to_string())?;
    Ok(Speed { nodes: thought.nodes, time: start.elapsed() })
}
