//! Short ways to ask.

use std::sync::atomic::AtomicBool;

use rules::{AnyGame, GameId, Side};
use search::{Knowledge, Level, Limits, Memory, Request, Thought, think};

/// Bytes of memory that tests give a search.
pub(crate) const MEMORY: usize = 16 << 20;

/// A game from a position's text.
pub(crate) fn position(id: GameId, text: &str) -> AnyGame {
    AnyGame::parse(id, text).unwrap_or_else(|error| panic!("{id} {text}: {error}"))
}

/// A new game, South to move.
pub(crate) fn new_game(id: GameId) -> AnyGame {
    AnyGame::new(id, Side::South)
}

/// A limit of positions alone.
pub(crate) fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// A limit of depth alone.
pub(crate) fn depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// Asks with a fresh memory.
pub(crate) fn ask(game: &AnyGame, level: Option<Level>, limits: Limits, seed: u64) -> Thought {
    ask_with(game, level, limits, seed, &mut Memory::with_bytes(MEMORY))
}

/// Asks at full strength.
pub(crate) fn ask_full(game: &AnyGame, limits: Limits) -> Thought {
    ask(game, None, limits, 0)
}

/// Asks with a memory that may hold something.
pub(crate) fn ask_with(
    game: &AnyGame,
    level: Option<Level>,
    limits: Limits,
    seed: u64,
    memory: &mut Memory,
) -> Thought {
    ask_knowing(game, level, limits, seed, memory, &Knowledge::NONE)
}

/// Asks with tables.
pub(crate) fn ask_knowing(
    game: &AnyGame,
    level: Option<Level>,
    limits: Limits,
    seed: u64,
    memory: &mut Memory,
    knowledge: &Knowledge,
) -> Thought {
    let cancel = AtomicBool::new(false);
    let request = Request { level, limits, seed, knowledge, threads: 1, cancel: &cancel };
    think(game, &request, memory).unwrap_or_else(|error| panic!("{}: {error}", game.position()))
}
