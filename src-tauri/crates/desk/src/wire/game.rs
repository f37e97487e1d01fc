use rules::{Reason, Sowing};
use serde::{Deserialize, Serialize};
use session::Cause;
use ts_rs::TS;

use super::{BoardView, GameName, Seat, SetUp, StatisticsView, StepView};

/// One game in progress or just finished, whole: the interface needs nothing else to draw it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// Which game.
    pub game: GameName,
    /// Grows with every change; commands that change the game carry the revision they were decided on.
    pub revision: u32,
    /// What was agreed before the game.
    pub set_up: SetUp,
    /// The position, final sweep included.
    pub board: BoardView,
    /// Which seeds lie at each place, by numbers of their own, in the order they came; empty for men.
    pub seeds: Vec<Vec<u8>>,
    /// The side to move, `null` when the game is over.
    pub to_move: Option<Seat>,
    /// What is asked of whom.
    pub ask: Ask,
    /// What may be chosen first, each with what may follow; empty while the computer is to move and when over.
    pub origins: Vec<OriginView>,
    /// What this very command made happen, to be shown in order; empty where nothing is to be animated (opening, undo).
    pub steps: Vec<StepView>,
    /// The last turn, to be marked on the board.
    pub last: Option<LastTurn>,
    /// A count towards an ending, from the moment the game tells it.
    pub countdown: Option<Countdown>,
    /// `[south, north]`: men left, or seeds in the stores.
    pub score: [u8; 2],
    /// `[south, north]`: men or seeds that each side has taken.
    pub taken: [u8; 2],
    /// The written turns so far.
    pub turns: Vec<TurnView>,
    /// Whether undo would do something now.
    pub can_undo: bool,
    /// Whether undo was used in this game: a win or draw then counts for nothing.
    pub undo_used: bool,
    /// Whether replacing this game now would count as resigning.
    pub resigns: bool,
    /// The result, when over.
    pub result: Option<ResultView>,
}

/// What the status line asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A person may choose any of several kinds of turn.
    Move,
    /// A person may jump or step (Sholo Guti, where a jump is there but not compulsory).
    MayCapture,
    /// A person must capture.
    MustCapture,
    /// A person must give the opponent seeds.
    MustFeed,
    /// A person moves once more (Kalah).
    MoveAgain,
    /// The computer is to move: call `think`.
    Computer,
    /// Nothing: the game is over.
    Over,
}

/// A man or house that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OriginView {
    /// Its place.
    pub from: u8,
    /// The turn that playing this place alone makes (sowing games), else `null`.
    pub turn: Option<String>,
    /// What sowing it brings (sowing games).
    pub sowing: Option<SowingView>,
    /// What may follow (leaping games).
    pub then: ContinuationsView,
}

/// What may follow the places chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ContinuationsView {
    /// The places chosen so far, as a whole turn to be played, if the turn may end here.
    pub turn: Option<String>,
    /// The next landings.
    pub next: Vec<ContinuationView>,
    /// Farther ends that exactly one series of landings reaches.
    pub series: Vec<SeriesView>,
}

/// One next landing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ContinuationView {
    /// Where.
    pub to: u8,
    /// The man jumped on the way.
    pub takes: Option<u8>,
    /// The turn to be played if it ends there, `null` if it must go on.
    pub turn: Option<String>,
    /// Whether the turn may go on from there: then `continuations` tells how.
    pub goes_on: bool,
    /// What going there shows at once; the later view's steps of this landing repeat it.
    pub steps: Vec<StepView>,
}

/// A far end of a chain that one series reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeriesView {
    /// Where it ends.
    pub to: u8,
    /// The men jumped on the way.
    pub takes: Vec<u8>,
    /// The whole turn to be played.
    pub turn: String,
}

/// What sowing a house brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SowingView {
    /// Where the last seed falls.
    pub last: u8,
    /// Houses that are captured.
    pub captures: Vec<u8>,
    /// Seeds that the own store gains at once.
    pub gain: u8,
    /// The same side moves again.
    pub another_turn: bool,
    /// Everything would be captured, so nothing is.
    pub grand_slam: bool,
}

/// A written turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TurnView {
    /// Who made it.
    pub side: Seat,
    /// Its text.
    pub text: String,
}

/// The last turn, for the mark on the board, the status line and the announcement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LastTurn {
    /// Who made it.
    pub side: Seat,
    /// Its text.
    pub text: String,
    /// Its places: origin and landings, or the house sown.
    pub places: Vec<u8>,
    /// Men or seeds captured (sowing into the own store not counted).
    pub captured: u8,
    /// The same side moves again.
    pub another_turn: bool,
    /// Everything would have been captured, so nothing was.
    pub grand_slam: bool,
}

/// A count that the status line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Countdown {
    /// Plies without a capture, of those that end the game.
    Quiet {
        /// So far.
        plies: u16,
        /// The limit.
        limit: u16,
    },
    /// Moves a side that are left before the draw (checkers).
    MovesLeft {
        /// How many.
        moves: u16,
    },
}

/// How a game ended for the person, or between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The person beat the computer.
    Won,
    /// The computer won.
    Lost,
    /// Nobody won.
    Drawn,
    /// Player 1 (South) won against Player 2.
    SouthWon,
    /// Player 2 (North) won.
    NorthWon,
}

/// What decided a game: the engine's reasons, and resigning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ResultReason {
    /// No men left.
    NoMen,
    /// No legal turn.
    NoTurn,
    /// Too long without a capture.
    Quiet,
    /// The position stood too often.
    Repetition,
    /// Forty moves a side without progress.
    NoProgress,
    /// One side's houses are empty.
    HousesEmpty,
    /// Half of all seeds and one.
    Majority,
    /// 24 seeds each.
    AllCapturedEven,
    /// The opponent could not be fed.
    CannotFeed,
    /// The person started anew.
    Resigned,
}

/// A finished game's result.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ResultView {
    /// Who won, in words for the headline.
    pub verdict: Verdict,
    /// What decided it.
    pub reason: ResultReason,
    /// The winning side, `null` for a draw.
    pub winner: Option<Seat>,
    /// `[south, north]`: men left or seeds held after the sweep.
    pub score: [u8; 2],
    /// `[south, north]`: men or seeds taken from the other side, or into the store.
    pub taken: [u8; 2],
    /// Plies of both sides.
    pub turns: u32,
    /// Whether it counts in the statistics.
    pub counted: bool,
    /// What it earned (checkers against the computer), else `null`.
    pub points: Option<u32>,
    /// Whether that was a new record of its level.
    pub record: bool,
    /// The statistics of this game and level after it; `null` for two players.
    pub statistics: Option<StatisticsView>,
}

impl From<Sowing> for SowingView {
    fn from(sowing: Sowing) -> Self {
        let Sowing { last, captures, gain, another_turn, grand_slam } = sowing;
        Self { last, captures, gain, another_turn, grand_slam }
    }
}

impl From<session::Countdown> for Countdown {
    fn from(countdown: session::Countdown) -> Self {
        match countdown {
            session::Countdown::Quiet { plies, limit } => Self::Quiet { plies, limit },
            session::Countdown::MovesLeft(moves) => Self::MovesLeft { moves },
        }
    }
}

impl From<session::Verdict> for Verdict {
    fn from(verdict: session::Verdict) -> Self {
        match verdict {
            session::Verdict::Won => Self::Won,
            session::Verdict::Lost => Self::Lost,
            session::Verdict::Drawn => Self::Drawn,
        }
    }
}

impl From<Cause> for ResultReason {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Resigned => Self::Resigned,
            Cause::Rules(reason) => match reason {
                Reason::NoMen => Self::NoMen,
                Reason::NoTurn => Self::NoTurn,
                Reason::Quiet => Self::Quiet,
                Reason::Repetition => Self::Repetition,
                Reason::NoProgress => Self::NoProgress,
                Reason::HousesEmpty => Self::HousesEmpty,
                Reason::Majority => Self::Majority,
                Reason::AllCapturedEven => Self::AllCapturedEven,
                Reason::CannotFeed => Self::CannotFeed,
            },
        }
    }
}
