//! The types that cross to the interface. They derive their TypeScript twins, and hold no logic but
//! conversions: rules live in `rules`, decisions in the desk.

mod board;
mod error;
mod game;
mod home;
mod names;
mod settings;
mod statistics;

pub use board::{BoardView, PieceView, StepView};
pub use error::{DeskError, ErrorCode};
pub use game::{
    Ask, ContinuationView, ContinuationsView, Countdown, GameView, LastTurn, OriginView, ResultReason,
    ResultView, SeriesView, SowingView, TurnView, Verdict,
};
pub use home::{GameCard, HomeView, NoticeKind, NoticeView, SavedCard};
pub use names::{GameName, LevelName, Names, Opponent, Paint, Seat, SetUp};
pub use settings::{Language, Settings, Speed, Theme};
pub use statistics::{GameStatistics, Rank, RecentGame, StatisticsView};
