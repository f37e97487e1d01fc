use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rules::{AnyGame, GameId};
use search::{Limits, Memory, Request, think};

use crate::speed::Speed;

/// Nodes searched in each position unless told otherwise.
pub(crate) const NODES: u64 = 200_000;

const TABLE_BYTES: usize = 16 * 1024 * 1024;

/// Openings, middle games, long chains, laps and endings: what each game's search meets.
const POSITIONS: [(GameId, &str); 20] = [
    (GameId::SholoGuti, "S:S1-16:N22-37:0"),
    (GameId::SholoGuti, "S:S1-8,12,13,15,17,18,24:N23,27,30,32-37:3"),
    (GameId::SholoGuti, "N:S1-4,7-11,15,26:N24,29,30,34-37:3"),
    (GameId::SholoGuti, "S:S1-6,8,10,13,18:N32,35,37:7"),
    (GameId::Checkers, "B:W21-32:B1-12"),
    (GameId::Checkers, "W:W11,26,27,30:B6,7,12,K16,22"),
    (GameId::Checkers, "B:W14,15,22-24,30-32:B2,3,9-11,K29"),
    (GameId::Checkers, "W:WK22,K23,K27:BK6,K28"),
    (GameId::Kalah, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
    (GameId::Kalah, "4-1-0-0-8-7-7-1-6-0-4-2-3-5-S"),
    (GameId::Kalah, "0-1-13-0-2-1-3-0-4-1-0-6-5-12-S"),
    (GameId::Kalah, "6-5-4-3-2-1-3-3-3-3-3-3-3-6-S"),
    (GameId::Oware, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
    (GameId::Oware, "6-10-1-5-1-0-0-0-0-12-2-0-11-0-N"),
    (GameId::Oware, "28-0-0-0-0-1-0-0-1-0-0-2-8-8-S"),
    (GameId::Oware, "0-1-0-1-0-1-1-0-0-2-0-1-21-20-N"),
    (GameId::EgaraGuti, "S:S1-11:N13-23:0"),
    (GameId::EgaraGuti, "N:S2-5,7-12:N13,14,17-23:0"),
    (GameId::EgaraGuti, "S:S1,2,4-6,8,10:N14,15,17,19-21,23:1"),
    (GameId::EgaraGuti, "N:S4:N2,9,13,17,20-23:1"),
];

/// Searches every position with an empty table and prints a line a game and the total.
pub(crate) fn print(nodes: u64, only: Option<GameId>) -> Result<(), String> {
    let games = GameId::ALL.into_iter().filter(|game| only.is_none_or(|only| only == *game));
    let mut all = Speed::default();
    for game in games {
        let mut of_game = Speed::default();
        for (_, position) in POSITIONS.iter().filter(|(of, _)| *of == game) {
            of_game += search_one(game, position, nodes)?;
        }
        println!("{:<12} {of_game}", game.name());
        all += of_game;
    }
    println!("{:<12} {all}", "total");
    Ok(())
}

fn search_one(game: GameId, position: &str, nodes: u64) -> Result<Speed, String> {
    let line = AnyGame::parse(game, position).map_err(|error| format!("{position}: {error}"))?;
    let cancel = AtomicBool::new(false);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let request = Request { level: None, limits, seed: 0, cancel: &cancel };
    let mut memory = Memory::with_bytes(TABLE_BYTES);
    let start = Instant::now();
    let thought = think(&line, &request, &mut memory).map_err(|error| error.to_string())?;
    Ok(Speed { nodes: thought.nodes, time: start.elapsed() })
}
