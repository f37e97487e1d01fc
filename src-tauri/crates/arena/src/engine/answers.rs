use rules::{AnyGame, Outcome};
use search::{Level, Thought};
use serde::Serialize;
use thiserror::Error;

/// The most legal turns that a state lists.
const MOST_LEGAL: usize = 4096;

/// Why a request was refused; the state is as it was.
#[derive(Debug, Error)]
pub(super) enum Refusal {
    #[error("{0}")]
    BadRequest(String),
    #[error("no game is named \"{0}\"")]
    UnknownGame(String),
    #[error("{0}")]
    BadPosition(#[from] rules::PositionError),
    #[error("{0}")]
    IllegalTurn(String),
    #[error("the game is over")]
    GameOver,
    #[error("no game was set up: send \"new\" first")]
    NoGame,
    #[error("no ply was played since \"new\"")]
    NothingToUndo,
    #[error("{0}")]
    BadLimit(String),
}

impl Refusal {
    const fn code(&self) -> &'static str {
        match self {
            Self::BadRequest(_) => "bad_request",
            Self::UnknownGame(_) => "unknown_game",
            Self::BadPosition(_) => "bad_position",
            Self::IllegalTurn(_) => "illegal_turn",
            Self::GameOver => "game_over",
            Self::NoGame => "no_game",
            Self::NothingToUndo => "nothing_to_undo",
            Self::BadLimit(_) => "bad_limit",
        }
    }

    pub(super) fn answer(&self) -> impl Serialize {
        #[derive(Serialize)]
        struct Refused {
            ok: bool,
            error: Error,
        }
        #[derive(Serialize)]
        struct Error {
            code: &'static str,
            message: String,
        }
        Refused { ok: false, error: Error { code: self.code(), message: self.to_string() } }
    }
}

impl From<serde_json::Error> for Refusal {
    fn from(error: serde_json::Error) -> Self {
        Self::BadRequest(error.to_string())
    }
}

impl From<rules::TurnError> for Refusal {
    fn from(error: rules::TurnError) -> Self {
        match error {
            rules::TurnError::GameOver => Self::GameOver,
            error => Self::IllegalTurn(error.to_string()),
        }
    }
}

/// An answer: `ok` and its own fields side by side.
#[derive(Serialize)]
pub(super) struct Answer {
    ok: bool,
    #[serde(flatten)]
    body: Body,
}

impl From<Body> for Answer {
    fn from(body: Body) -> Self {
        Self { ok: true, body }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Body {
    Games { games: Vec<GameAnswer> },
    State(Box<StateAnswer>),
    Thought(ThoughtAnswer),
    Perft { nodes: u64 },
    Quit {},
}

#[derive(Serialize)]
pub(super) struct GameAnswer {
    id: &'static str,
    levels: Vec<&'static str>,
}

impl GameAnswer {
    pub(super) fn new(id: rules::GameId) -> Self {
        Self { id: id.name(), levels: Level::ALL.into_iter().map(Level::name).collect() }
    }
}

#[derive(Serialize)]
pub(super) struct StateAnswer {
    game: &'static str,
    position: String,
    to_move: Option<char>,
    legal: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    legal_cut: bool,
    ply: usize,
    quiet: u16,
    outcome: Option<OutcomeAnswer>,
}

#[derive(Serialize)]
struct OutcomeAnswer {
    winner: Option<char>,
    reason: &'static str,
    score: [u8; 2],
}

impl StateAnswer {
    pub(super) fn new(line: &AnyGame) -> Self {
        let (legal, legal_cut) = line.legal(MOST_LEGAL);
        Self {
            game: line.id().name(),
            position: line.position(),
            to_move: line.to_move().map(rules::Side::letter),
            legal,
            legal_cut,
            ply: line.ply(),
            quiet: line.quiet(),
            outcome: line.outcome().map(OutcomeAnswer::new),
        }
    }
}

impl OutcomeAnswer {
    fn new(outcome: Outcome) -> Self {
        Self {
            winner: outcome.ending.winner.map(rules::Side::letter),
            reason: outcome.ending.reason.name(),
            score: outcome.score,
        }
    }
}

#[derive(Serialize)]
pub(super) struct ThoughtAnswer {
    turn: String,
    score: i32,
    proven: bool,
    depth: u32,
    nodes: u64,
    ms: u64,
    pv: Vec<String>,
}

impl ThoughtAnswer {
    pub(super) fn new(thought: Thought, ms: u64) -> Self {
        let Thought { turn, score, proven, depth, nodes, pv, .. } = thought;
        Self { turn, score, proven, depth, nodes, ms, pv }
    }
}
