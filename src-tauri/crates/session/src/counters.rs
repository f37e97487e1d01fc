use rules::{Board, Game, GameId, with_line};

use crate::Session;

/// A count towards an ending, from the moment it is worth telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countdown {
    /// Plies without a capture, of those that end the game.
    Quiet {
        /// So far.
        plies: u16,
        /// The limit.
        limit: u16,
    },
    /// Checkers: moves that each side has left before the draw.
    MovesLeft(u16),
}

/// Checkers counts the last so many moves a side down.
const LAST_MOVES: u16 = 15;

impl Session {
    /// The count that the status line shows: in checkers the last 15 moves before the draw, elsewhere the quiet
    /// plies once half of them have passed (20 of 40 in the gutis, 50 of 100 in Oware).
    pub fn countdown(&self) -> Option<Countdown> {
        if self.finish().is_some() {
            return None;
        }
        let limit = self.line().quiet_limit()?;
        let plies = self.line().quiet();
        if self.game() == GameId::Checkers {
            let moves = limit.saturating_sub(plies).div_ceil(2);
            (moves <= LAST_MOVES).then_some(Countdown::MovesLeft(moves))
        } else {
            (plies >= limit / 2).then_some(Countdown::Quiet { plies, limit })
        }
    }

    /// `[south, north]`: the men that each side has taken from the other, or the seeds that came to its store by
    /// play, without the final sweep.
    pub fn taken(&self) -> [u8; 2] {
        let (start, now) = with_line!(self.line(), line => {
            let now = line.position().score();
            (line.before(0).map_or(now, Game::score), now)
        });
        match self.line().board() {
            Board::Leap(_) => [start[1].saturating_sub(now[1]), start[0].saturating_sub(now[0])],
            Board::Sow(_) => now,
        }
    }
}
