//! The rules of Sholo Guti and Egara-guti, one test each.

mod leap {
    mod boards;
    mod egara_guti;
    mod endings;
    mod positions;
    mod sholo_guti;
    mod worst_chains;
}

use rules::{AnyGame, GameId};

/// A line of a game from a position, which must be valid.
fn line(game: GameId, position: &str) -> AnyGame {
    AnyGame::parse(game, position).expect("a valid position")
}

fn legal(line: &AnyGame) -> Vec<String> {
    line.legal(usize::MAX).0
}
