use rules::{AnyGame, GameId, Side};

use super::engine::{Budget, Engine, Fault};
use super::{Player, Verdict};

/// Plays one game from an opening. Every turn is checked here: what an engine says of the game counts for
/// nothing. An engine that fails is started anew.
///
/// # Errors
/// Where an engine cannot be started again.
pub(super) fn referee(
    game: GameId,
    opening: &[String],
    side_of_a: Side,
    engines: &mut [Engine; 2],
    budgets: &[Budget; 2],
    seed: u64,
) -> Result<Verdict, String> {
    match play(game, opening, side_of_a, engines, budgets, seed) {
        Ok(verdict) => Ok(verdict),
        Err((player, fault)) => {
            engines[player as usize].restart()?;
            Ok(Verdict::Forfeited(player, fault))
        }
    }
}

fn play(
    game: GameId,
    opening: &[String],
    side_of_a: Side,
    engines: &mut [Engine; 2],
    budgets: &[Budget; 2],
    seed: u64,
) -> Result<Verdict, (Player, Fault)> {
    let mut line = AnyGame::new(game, Side::South);
    for player in [Player::A, Player::B] {
        engines[player as usize].set_up(game).map_err(|fault| (player, fault))?;
    }
    let mut opening = opening.iter();
    while let Some(side) = line.to_move() {
        let player = if side == side_of_a { Player::A } else { Player::B };
        let (engine, budget) = (&mut engines[player as usize], &budgets[player as usize]);
        let turn = match opening.next() {
            Some(turn) => turn.clone(),
            None => engine.choose(budget, seed).map_err(|fault| (player, fault))?,
        };
        line.play_text(&turn).map_err(|_| (player, Fault::Illegal(turn.clone())))?;
        for player in [Player::A, Player::B] {
            engines[player as usize].tell(&turn).map_err(|fault| (player, fault))?;
        }
    }
    line.outcome().map(Verdict::Over).ok_or((Player::A, Fault::Gone))
}
