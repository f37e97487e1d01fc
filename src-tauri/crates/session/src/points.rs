//! What a game of checkers against the computer earns, and the ranks that follow (RULES.md, Checkers 5).

use rules::{GameId, Side};

use crate::{Level, Session, Verdict};

/// What each own piece left on the board earns, man or king.
const PIECE: u32 = 100;

/// What each turn fewer than [`QUICK`] earns.
const TURN: u32 = 10;

/// A win in so many own turns is no longer a quick one.
const QUICK: usize = 60;

/// What a record on Medium makes of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// From 500 points.
    Expert,
    /// From 1,000 points.
    Pro,
}

impl Rank {
    /// The rank that the best ranked score on a level brings; only Medium brings any.
    pub const fn of(level: Level, record: u32) -> Option<Self> {
        match (level, record) {
            (Level::Medium, 1000..) => Some(Self::Pro),
            (Level::Medium, 500..) => Some(Self::Expert),
            _ => None,
        }
    }
}

impl Session {
    /// What the finished game earned the person, where points are given at all: in checkers against the computer.
    /// Losses and draws earn 0. Whether a win is ranked, [`Session::counts`] tells.
    pub fn points(&self) -> Option<u32> {
        if self.game() != GameId::Checkers {
            return None;
        }
        let (_, verdict) = self.verdict()?;
        if verdict != Verdict::Won {
            return Some(0);
        }
        let [left, _] = self.finish()?.score;
        let early = u32::try_from(QUICK.saturating_sub(self.own_turns())).unwrap_or_default();
        Some(PIECE * u32::from(left) + TURN * early)
    }

    /// How many turns South has made; a chain is one.
    fn own_turns(&self) -> usize {
        (0..self.line().ply()).filter(|ply| self.line().mover(*ply) == Some(Side::South)).count()
    }
}
