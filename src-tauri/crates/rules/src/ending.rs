use crate::Side;

/// Why a game ended. The names are those of the engine's protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// One side has no men (pieces) left.
    NoMen,
    /// The side to move has no legal turn.
    NoTurn,
    /// The game's limit of plies without a capture is reached (Sholo Guti, Egara-guti, Oware).
    Quiet,
    /// The position stood as often as the game allows.
    Repetition,
    /// Checkers: 40 moves a side without a capture or a man's move.
    NoProgress,
    /// Kalah: one side's houses are all empty.
    HousesEmpty,
    /// Oware: one side holds 25 seeds or more.
    Majority,
    /// Oware: both sides hold 24 seeds.
    AllCapturedEven,
    /// Oware: the opponent has no seeds and no turn gives it any.
    CannotFeed,
}

impl Reason {
    /// Every reason, for tables and texts that must miss none.
    pub const ALL: [Self; 9] = [
        Self::NoMen,
        Self::NoTurn,
        Self::Quiet,
        Self::Repetition,
        Self::NoProgress,
        Self::HousesEmpty,
        Self::Majority,
        Self::AllCapturedEven,
        Self::CannotFeed,
    ];

    /// The protocol's name, for example `no_men`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoMen => "no_men",
            Self::NoTurn => "no_turn",
            Self::Quiet => "quiet",
            Self::Repetition => "repetition",
            Self::NoProgress => "no_progress",
            Self::HousesEmpty => "houses_empty",
            Self::Majority => "majority",
            Self::AllCapturedEven => "all_captured_even",
            Self::CannotFeed => "cannot_feed",
        }
    }
}

/// How a game ended: who won (`None` is a draw) and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The winning side, `None` for a draw.
    pub winner: Option<Side>,
    /// What decided it.
    pub reason: Reason,
}

/// A finished game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won and why.
    pub ending: Ending,
    /// `[south, north]`: men or pieces left, or seeds in the stores after the final sweep.
    pub score: [u8; 2],
}

/// The endings that depend on the plies before, not on the position alone (RULES: "Order of endings").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryRules {
    /// The game ends when a position (with its side to move) stands for this many times.
    pub repetitions: Option<u8>,
    /// The game ends after this many consecutive quiet plies, for this reason.
    pub quiet: Option<(u16, Reason)>,
}
