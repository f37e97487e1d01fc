//! Sholo Guti: sixteen beads a side on 37 points.

use super::{LineRules, Men, Shape};
use crate::{GameId, HistoryRules, Reason};

/// A position of Sholo Guti.
pub type SholoGuti = Men<SholoGutiRules>;

/// What makes Sholo Guti differ from its family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SholoGutiRules;

impl LineRules for SholoGutiRules {
    const ID: GameId = GameId::SholoGuti;

    const SHAPE: &'static Shape = &SHAPE;

    /// Sixteen each: the triangle and the two rows of the grid next to it; only the middle row is empty.
    const MEN: u8 = 16;

    /// Captures are never compulsory, and a chain may stop after any jump.
    const CAPTURE_IS_COMPULSORY: bool = false;

    /// After 40 plies without a capture more men wins. Repetition ends nothing.
    const HISTORY: HistoryRules = HistoryRules { repetitions: None, quiet: Some((40, Reason::Quiet)) };
}

/// A 5×5 alquerque grid with a triangle of six points hung on the middle of either edge.
static SHAPE: Shape = Shape::new(&POINTS, LINES);

#[rustfmt::skip]
static POINTS: [(i8, i8); 37] = [
    (0, -2), (2, -2), (4, -2),
    (1, -1), (2, -1), (3, -1),
    (0, 0), (1, 0), (2, 0), (3, 0), (4, 0),
    (0, 1), (1, 1), (2, 1), (3, 1), (4, 1),
    (0, 2), (1, 2), (2, 2), (3, 2), (4, 2),
    (0, 3), (1, 3), (2, 3), (3, 3), (4, 3),
    (0, 4), (1, 4), (2, 4), (3, 4), (4, 4),
    (1, 5), (2, 5), (3, 5),
    (0, 6), (2, 6), (4, 6),
];

/// The sides of the triangles continue the grid's diagonals and the middle column, so jumps cross the joints.
#[rustfmt::skip]
const LINES: &[&[(i8, i8)]] = &[
    // Rows, with the ranks of both triangles.
    &[(0, -2), (2, -2), (4, -2)],
    &[(1, -1), (2, -1), (3, -1)],
    &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)],
    &[(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)],
    &[(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)],
    &[(0, 3), (1, 3), (2, 3), (3, 3), (4, 3)],
    &[(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)],
    &[(1, 5), (2, 5), (3, 5)],
    &[(0, 6), (2, 6), (4, 6)],
    // Columns; the middle one runs through both triangles.
    &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
    &[(1, 0), (1, 1), (1, 2), (1, 3), (1, 4)],
    &[(2, -2), (2, -1), (2, 0), (2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (2, 6)],
    &[(3, 0), (3, 1), (3, 2), (3, 3), (3, 4)],
    &[(4, 0), (4, 1), (4, 2), (4, 3), (4, 4)],
    // Rising diagonals.
    &[(0, -2), (1, -1), (2, 0), (3, 1), (4, 2)],
    &[(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)],
    &[(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)],
    // Falling diagonals.
    &[(0, 2), (1, 1), (2, 0), (3, -1), (4, -2)],
    &[(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)],
    &[(0, 6), (1, 5), (2, 4), (3, 3), (4, 2)],
];
