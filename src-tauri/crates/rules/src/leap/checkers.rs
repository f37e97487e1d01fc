//! English checkers (draughts) on 32 squares.
//!
//! South has the solid pieces, Black in PDN, which start on 1-12 and go towards 32; North is White.
//! South sees square 1 at the right end of its back row. A position is three words of bits, after
//! <https://www.3dkingdoms.com/checkers/bitboards.htm>; the generator is checked against the counts of
//! <https://oeis.org/A133046>.

mod chain;
mod choices;
mod generate;
mod notation;
mod pieces;
mod squares;
mod turns;

use std::ops::ControlFlow;

use crate::mix::mix;
use crate::{
    Board, Continuations, Ending, Game, GameId, HistoryRules, Path, Piece, PositionError, Reason, Side, Step,
    TurnError,
};
use squares::{Squares, crowning_row, numbers, square};

/// The most pieces a side can have.
const MAX_PIECES: u32 = 12;

/// A position of checkers. Sets of squares are words in which bit `n - 1` is square `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Checkers {
    /// Both sides' pieces, men and kings.
    pieces: [Squares; 2],
    /// The kings among them.
    kings: Squares,
    side: Side,
}

/// A turn as search sees it: it leads to one position, however many paths write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The square the piece leaves, from 1.
    pub from: u8,
    /// The square where it ends, from 1. A king may end where it began.
    pub to: u8,
    /// The captured pieces: bit `n - 1` is square `n`. Empty for a step.
    pub taken: u32,
}

impl Checkers {
    /// A side's uncrowned men: bit `n - 1` is square `n`.
    #[inline]
    pub const fn men(&self, side: Side) -> u32 {
        self.pieces[side.index()] & !self.kings
    }

    /// A side's kings: bit `n - 1` is square `n`.
    #[inline]
    pub const fn kings(&self, side: Side) -> u32 {
        self.pieces[side.index()] & self.kings
    }

    /// The pieces of the side to move.
    const fn own(&self) -> Squares {
        self.pieces[self.side.index()]
    }

    /// The pieces of the side that waits.
    const fn theirs(&self) -> Squares {
        self.pieces[self.side.other().index()]
    }

    const fn empty(&self) -> Squares {
        !(self.pieces[0] | self.pieces[1])
    }
}

impl Game for Checkers {
    const ID: GameId = GameId::Checkers;

    /// Both are draws: the third occurrence, and 40 moves a side without a capture or a man's move.
    const HISTORY: HistoryRules =
        HistoryRules { repetitions: Some(3), quiet: Some((80, Reason::NoProgress)) };

    type Turn = Turn;

    fn start(first: Side) -> Self {
        Self { pieces: [0x0000_0FFF, 0xFFF0_0000], kings: 0, side: first }
    }

    fn parse(text: &str) -> Result<(Self, u16), PositionError> {
        notation::read_position(text).map(|position| (position, 0))
    }

    fn text(&self, _quiet: u16) -> String {
        notation::write_position(self)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn score(&self) -> [u8; 2] {
        self.pieces.map(|pieces| pieces.count_ones() as u8)
    }

    fn board(&self) -> Board {
        let [south, north] = self.pieces;
        let piece_on = |at| Piece {
            at,
            side: if square(at) & south != 0 { Side::South } else { Side::North },
            king: square(at) & self.kings != 0,
        };
        Board::Leap(numbers(south | north).map(piece_on).collect())
    }

    fn turned(&self) -> Self {
        let [south, north] = self.pieces.map(Squares::reverse_bits);
        Self { pieces: [north, south], kings: self.kings.reverse_bits(), side: self.side.other() }
    }

    fn turned_place(place: u8) -> u8 {
        33u8.saturating_sub(place)
    }

    fn key(&self) -> u64 {
        let [south, north] = self.pieces.map(u64::from);
        let kings_and_side = u64::from(self.kings) << 1 | self.side.index() as u64;
        mix(mix(south << 32 | north, kings_and_side), 0)
    }

    fn ending(&self) -> Option<Ending> {
        let [south, north] = self.pieces;
        let (winner, reason) = if south == 0 {
            (Side::North, Reason::NoMen)
        } else if north == 0 {
            (Side::South, Reason::NoMen)
        } else if self.origins() == 0 {
            (self.side.other(), Reason::NoTurn)
        } else {
            return None;
        };
        Some(Ending { winner: Some(winner), reason })
    }

    fn ending_by_history(&self, reason: Reason) -> Ending {
        Ending { winner: None, reason }
    }

    fn sweeps(&self, _reason: Reason) -> Vec<Step> {
        Vec::new()
    }

    fn swept(&self, _reason: Reason) -> Self {
        *self
    }

    fn turns(&self, out: &mut Vec<Turn>) {
        self.distinct(out);
    }

    #[inline]
    fn play_unchecked(&self, turn: Turn) -> Self {
        let (from, to) = (square(turn.from), square(turn.to));
        let mut after = *self;
        // A king may come back to its origin: first leave, then land.
        after.pieces[self.side.index()] = self.own() & !from | to;
        after.pieces[self.side.other().index()] &= !turn.taken;
        let king = if self.kings & from != 0 { to } else { to & crowning_row(self.side) };
        after.kings = self.kings & !(from | turn.taken) | king;
        after.side = self.side.other();
        after
    }

    fn is_irreversible(&self, turn: Turn) -> bool {
        turn.taken != 0 || self.kings & square(turn.from) == 0
    }

    fn for_each_result(&self, visit: &mut impl FnMut(&Self)) {
        let _: ControlFlow<()> = self.each_written(&mut |turn, _| {
            visit(&self.play_unchecked(turn));
            ControlFlow::Continue(())
        });
    }

    fn count_written(&self) -> u64 {
        self.count()
    }

    fn written(&self, cap: usize) -> (Vec<Path>, bool) {
        let mut paths = Vec::new();
        let cut = self.each_written(&mut |_, path| {
            if paths.len() == cap {
                return ControlFlow::Break(());
            }
            paths.push(path.clone());
            ControlFlow::Continue(())
        });
        (paths, cut.is_break())
    }

    fn path_of(&self, turn: Turn) -> Path {
        turns::path_of(self, turn)
    }

    fn turn_of(&self, path: &Path) -> Result<Turn, TurnError> {
        turns::turn_of(self, path)
    }

    fn write_turn(&self, path: &Path) -> String {
        notation::write_turn(path)
    }

    fn read_turn(&self, text: &str) -> Result<Path, TurnError> {
        turns::read_turn(self, text)
    }

    fn continuations(&self, chosen: &[u8]) -> Result<Continuations, TurnError> {
        choices::continuations(self, chosen)
    }

    fn steps(&self, path: &Path) -> Vec<Step> {
        choices::steps(self, path)
    }
}
