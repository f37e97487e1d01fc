//! A second generator, as slow and as plain as the rules read: an array of squares, copied for every jump.
//!
//! It shares nothing with the first but the names of pieces and sides.

use std::collections::BTreeMap;

use rules::{Piece, Reason, Side};

type Square = (i8, i8);

#[derive(Clone, Copy, PartialEq, Eq)]
struct Man {
    side: Side,
    king: bool,
    /// Jumped in this turn, and off the board when it ends.
    jumped: bool,
}

/// A board of eight rows from South's back row and eight columns, and the side to move.
#[derive(Clone)]
pub(crate) struct Oracle {
    cells: [[Option<Man>; 8]; 8],
    side: Side,
}

/// The dark squares in the order of their numbers.
fn dark_squares() -> Vec<Square> {
    let mut squares = Vec::new();
    for row in 0..8 {
        for column in 0..8 {
            if (row + column) % 2 == 1 {
                squares.push((row, column));
            }
        }
    }
    squares
}

fn number(square: Square) -> usize {
    dark_squares().iter().position(|dark| *dark == square).expect("a dark square") + 1
}

impl Oracle {
    pub(crate) fn new(pieces: &[Piece], side: Side) -> Self {
        let mut oracle = Self { cells: [[None; 8]; 8], side };
        for piece in pieces {
            let square = dark_squares()[usize::from(piece.at) - 1];
            oracle.put(square, Some(Man { side: piece.side, king: piece.king, jumped: false }));
        }
        oracle
    }

    /// The pieces left, by square number.
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for square in dark_squares() {
            if let Some(man) = self.at(square) {
                pieces.push(Piece { at: number(square) as u8, side: man.side, king: man.king });
            }
        }
        pieces
    }

    fn at(&self, (row, column): Square) -> Option<Man> {
        self.cells[row as usize][column as usize]
    }

    fn put(&mut self, (row, column): Square, man: Option<Man>) {
        self.cells[row as usize][column as usize] = man;
    }

    fn is_free(&self, square: Square) -> bool {
        let (row, column) = square;
        (0..8).contains(&row) && (0..8).contains(&column) && self.at(square).is_none()
    }

    fn far_row(&self) -> i8 {
        if self.side == Side::South { 7 } else { 0 }
    }

    /// The four diagonal directions, or the two forward ones for a man.
    fn directions(&self, king: bool) -> Vec<(i8, i8)> {
        let forward = if self.side == Side::South { 1 } else { -1 };
        let mut directions = vec![(forward, -1), (forward, 1)];
        if king {
            directions.push((-forward, -1));
            directions.push((-forward, 1));
        }
        directions
    }

    /// Every legal turn as text, with the position after it.
    pub(crate) fn turns(&self) -> BTreeMap<String, Self> {
        let mut captures = BTreeMap::new();
        let mut steps = BTreeMap::new();
        if self.count(Side::South) == 0 || self.count(Side::North) == 0 {
            return steps;
        }
        for from in dark_squares() {
            let Some(man) = self.at(from).filter(|man| man.side == self.side) else { continue };
            let mut lifted = self.clone();
            lifted.put(from, None);
            lifted.capture(from, man, &number(from).to_string(), &mut captures);
            for (up, right) in self.directions(man.king) {
                let to = (from.0 + up, from.1 + right);
                if self.is_free(to) {
                    let mut after = lifted.clone();
                    after.land(to, man);
                    steps.insert(format!("{}-{}", number(from), number(to)), after);
                }
            }
        }
        if captures.is_empty() { steps } else { captures }
    }

    /// Follows every jump of a man that is in the air over `from`.
    fn capture(&self, from: Square, man: Man, text: &str, captures: &mut BTreeMap<String, Self>) {
        for (up, right) in self.directions(man.king) {
            let over = (from.0 + up, from.1 + right);
            let to = (over.0 + up, over.1 + right);
            if !self.is_free(to) {
                continue;
            }
            let Some(prey) = self.at(over).filter(|prey| prey.side != self.side && !prey.jumped) else {
                continue;
            };
            let mut next = self.clone();
            next.put(over, Some(Man { jumped: true, ..prey }));
            let text = format!("{text}x{}", number(to));
            let crowned = !man.king && to.0 == self.far_row();
            let found = captures.len();
            if !crowned {
                next.capture(to, man, &text, captures);
            }
            if captures.len() == found {
                next.land(to, man);
                captures.insert(text, next);
            }
        }
    }

    /// Ends the turn: the man comes down, is crowned on the far row, and what was jumped leaves.
    fn land(&mut self, to: Square, man: Man) {
        let king = man.king || to.0 == self.far_row();
        self.put(to, Some(Man { king, ..man }));
        for square in dark_squares() {
            if self.at(square).is_some_and(|man| man.jumped) {
                self.put(square, None);
            }
        }
        self.side = if self.side == Side::South { Side::North } else { Side::South };
    }

    fn count(&self, side: Side) -> usize {
        self.pieces().iter().filter(|piece| piece.side == side).count()
    }

    /// The winner and why, if the position is over.
    pub(crate) fn ending(&self) -> Option<(Side, Reason)> {
        if self.count(Side::South) == 0 {
            return Some((Side::North, Reason::NoMen));
        }
        if self.count(Side::North) == 0 {
            return Some((Side::South, Reason::NoMen));
        }
        let stuck = self.turns().is_empty();
        let waiting = if self.side == Side::South { Side::North } else { Side::South };
        stuck.then_some((waiting, Reason::NoTurn))
    }

    pub(crate) fn side(&self) -> Side {
        self.side
    }
}
