//! What each level is worth: games of every level against the one below, and of the lowest against a beginner.

mod games;
mod player;

use rules::GameId;
use search::Level;

use games::Tally;
use player::Player;

/// What to measure.
pub(crate) struct Plan {
    /// One game, or else all.
    pub(crate) only: Option<GameId>,
    /// Games of each pair.
    pub(crate) games: u32,
    /// Positions searched by a level that would else take its time.
    pub(crate) nodes: u64,
}

/// Plays all pairs and prints a line for each.
pub(crate) fn print(plan: &Plan) -> Result<(), String> {
    println!("{:<12} {:<18} {:>5} {:>5} {:>5}   score", "game", "pair", "won", "drawn", "lost");
    for game in GameId::ALL.into_iter().filter(|game| plan.only.is_none_or(|only| only == *game)) {
        let level = |level| Player::Level(level, plan.nodes);
        let pairs = [
            (Player::Greedy, level(Level::Easy)),
            (level(Level::Medium), level(Level::Easy)),
            (level(Level::Hard), level(Level::Medium)),
            (level(Level::Insane), level(Level::Hard)),
        ];
        for (one, other) in pairs {
            let Tally { won, drawn, lost } = games::play(game, one, other, plan.games)?;
            let score = 100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(plan.games);
            let pair = format!("{} - {}", one.name(), other.name());
            println!("{:<12} {pair:<18} {won:>5} {drawn:>5} {lost:>5}   {score:.1} %", game.name());
        }
    }
    Ok(())
}
