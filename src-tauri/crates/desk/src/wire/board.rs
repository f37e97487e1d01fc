use rules::{Board, Piece, Step};
use serde::Serialize;
use ts_rs::TS;

use super::Seat;

/// A whole position as the interface draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum BoardView {
    /// Pieces on points or squares.
    Leap {
        /// Ascending by place.
        pieces: Vec<PieceView>,
    },
    /// Seeds in houses and stores.
    Sow {
        /// Fourteen counts in sowing order: A..F, South's store, a..f, North's store.
        places: Vec<u8>,
    },
}

/// One piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PieceView {
    /// Point or square number, from 1.
    pub at: u8,
    /// Whose it is.
    pub side: Seat,
    /// Whether it is crowned.
    pub king: bool,
}

/// One visible happening of a turn. Applied in order to the board before, the steps give the board after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum StepView {
    /// A piece steps or jumps; `landing` counts the landings of a chain from 0.
    Move {
        /// Where it stood.
        from: u8,
        /// Where it lands.
        to: u8,
        /// Which landing this is.
        landing: u8,
    },
    /// A jumped piece leaves the board.
    Take {
        /// Where it stood.
        at: u8,
        /// The landing after which it leaves.
        landing: u8,
    },
    /// A man becomes a king.
    Crown {
        /// Where it stands.
        at: u8,
        /// The landing that crowned it.
        landing: u8,
    },
    /// All seeds of a house go to the hand.
    Lift {
        /// The house.
        from: u8,
        /// How many.
        count: u8,
    },
    /// One seed falls from the hand.
    Sow {
        /// The house or store.
        to: u8,
    },
    /// Captured seeds fly to a store.
    Capture {
        /// The house.
        from: u8,
        /// Whose store.
        to: Seat,
        /// How many.
        count: u8,
    },
    /// The final sweep of a house into a store.
    Sweep {
        /// The house.
        from: u8,
        /// Whose store.
        to: Seat,
        /// How many.
        count: u8,
    },
}

impl From<Board> for BoardView {
    fn from(board: Board) -> Self {
        match board {
            Board::Leap(pieces) => Self::Leap { pieces: pieces.into_iter().map(PieceView::from).collect() },
            Board::Sow(places) => Self::Sow { places: places.to_vec() },
        }
    }
}

impl From<Piece> for PieceView {
    fn from(Piece { at, side, king }: Piece) -> Self {
        Self { at, side: side.into(), king }
    }
}

impl From<Step> for StepView {
    fn from(step: Step) -> Self {
        match step {
            Step::Move { from, to, landing } => Self::Move { from, to, landing },
            Step::Take { at, landing } => Self::Take { at, landing },
            Step::Crown { at, landing } => Self::Crown { at, landing },
            Step::Lift { from, count } => Self::Lift { from, count },
            Step::Sow { to } => Self::Sow { to },
            Step::Capture { from, to, count } => Self::Capture { from, to: to.into(), count },
            Step::Sweep { from, to, count } => Self::Sweep { from, to: to.into(), count },
        }
    }
}
