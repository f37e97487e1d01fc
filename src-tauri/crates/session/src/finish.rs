use rules::{Reason, Side};

use crate::{Level, Opponent, Session};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The winning side, `None` for a draw.
    pub winner: Option<Side>,
    /// What decided it.
    pub cause: Cause,
    /// `[south, north]`: men or pieces left, or seeds in the stores after the final sweep.
    pub score: [u8; 2],
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The rules.
    Rules(Reason),
    /// It was given up for another game.
    Resigned,
}

/// A result as it looks to the person who plays against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The person won.
    Won,
    /// The computer won.
    Lost,
    /// Nobody won.
    Drawn,
}

impl Session {
    /// The result, if the game is over.
    pub fn finish(&self) -> Option<Finish> {
        if let Some(loser) = self.resigned_by() {
            let score = self.line().score();
            return Some(Finish { winner: Some(!loser), cause: Cause::Resigned, score });
        }
        let outcome = self.line().outcome()?;
        let cause = Cause::Rules(outcome.ending.reason);
        Some(Finish { winner: outcome.ending.winner, cause, score: outcome.score })
    }

    /// The result against the computer, and at which level; `None` while the game goes on and for two players.
    pub fn verdict(&self) -> Option<(Level, Verdict)> {
        let Opponent::Computer { level } = self.set_up().opponent else {
            return None;
        };
        let verdict = match self.finish()?.winner {
            Some(Side::South) => Verdict::Won,
            Some(Side::North) => Verdict::Lost,
            None => Verdict::Drawn,
        };
        Some((level, verdict))
    }

    /// Whether the result counts in the statistics: against the computer, and only a loss once undo was used.
    pub fn counts(&self) -> bool {
        self.verdict().is_some_and(|(_, verdict)| verdict == Verdict::Lost || !self.undo_used())
    }
}
