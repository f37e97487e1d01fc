use rules::Path;
use thiserror::Error;

/// The turn that the computer chose, and what it thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The turn, legal in the position asked about.
    pub path: Path,
    /// The same turn as text.
    pub turn: String,
    /// What the search expects, from the side to move. Leaping games: hundredths of a man, 10,000 or more is a
    /// proven win (the sooner the larger). Sowing games: seeds won by at the end. Where a level plays a turn
    /// other than its search's best, this is what a look at that turn alone says.
    pub score: i32,
    /// Whether `score` is the game-theoretic value. One that hangs on history (repetition, quiet counts)
    /// never is.
    pub proven: bool,
    /// Plies of the deepest iteration that contributed; 0 where nothing was searched.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The play expected by both sides, beginning with `turn`.
    pub pv: Vec<String>,
}

/// Why there is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ThinkError {
    /// The game is over: there is no turn to choose.
    #[error("the game is over")]
    GameOver,
    /// The caller cancelled.
    #[error("thinking was cancelled")]
    Cancelled,
}
