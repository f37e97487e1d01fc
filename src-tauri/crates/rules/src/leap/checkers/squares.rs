//! The 32 squares as bits, and their diagonals.
//!
//! Bit `n - 1` is square `n`. Rows of four squares count from South's back row; a row is *near* where its
//! neighbours ahead are 4 and 5 further (1-4, 9-12, ...), else *far* (3 and 4 further), as on
//! <https://www.3dkingdoms.com/checkers/bitboards.htm> and <https://www.chessprogramming.org/Checkers>.

use crate::Side;

/// A set of squares.
pub(super) type Squares = u32;

const TOP_ROW: Squares = 0xF000_0000;
const BOTTOM_ROW: Squares = 0x0000_000F;

const NEAR_ROWS: Squares = 0x0F0F_0F0F;
const FAR_ROWS: Squares = !NEAR_ROWS;

/// 4, 12, 20, 28: at the edge, where a near row has no higher-numbered neighbour.
const NEAR_ROWS_EDGE: Squares = 0x0808_0808;

/// 5, 13, 21, 29: at the edge, where a far row has no lower-numbered neighbour.
const FAR_ROWS_EDGE: Squares = 0x1010_1010;

/// The squares of a set, lowest first, each as a set of one.
pub(super) fn each(mut squares: Squares) -> impl Iterator<Item = Squares> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The set of one numbered square; empty where the board has no such square.
pub(super) const fn square(number: u8) -> Squares {
    match number {
        1..=32 => 1 << (number - 1),
        _ => 0,
    }
}

/// The number of the only square of a set.
pub(super) const fn number(square: Squares) -> u8 {
    square.trailing_zeros() as u8 + 1
}

/// The square numbers of a set, ascending.
pub(super) fn numbers(squares: Squares) -> impl Iterator<Item = u8> {
    each(squares).map(number)
}

/// One of the four ways along the diagonals.
pub(super) type Way = usize;

/// All four ways: two up the board, where South's men go, and two down it.
pub(super) const WAYS: [Way; 4] = [0, 1, 2, 3];

/// The opposite way.
pub(super) const fn back(way: Way) -> Way {
    3 - way
}

/// The ways in which a side's men go.
pub(super) const fn ahead(side: Side) -> &'static [Way] {
    match side {
        Side::South => &[0, 1],
        Side::North => &[2, 3],
    }
}

/// The row on which a side's men are crowned.
pub(super) const fn crowning_row(side: Side) -> Squares {
    match side {
        Side::South => TOP_ROW,
        Side::North => BOTTOM_ROW,
    }
}

/// The squares next to these in one way; what would leave the board is dropped.
///
/// Rotating instead of shifting writes both ways up and down alike; the masks keep squares from wrapping.
#[inline]
pub(super) const fn go(way: Way, from: Squares) -> Squares {
    let hop = &HOPS[way];
    (from & hop.near).rotate_left(hop.near_by) | (from & hop.far).rotate_left(hop.far_by)
}

/// Which squares of near and of far rows have a neighbour one way, and how many bits on it lies.
struct Hop {
    near: Squares,
    near_by: u32,
    far: Squares,
    far_by: u32,
}

const HOPS: [Hop; 4] = [
    // Up, to the lower-numbered neighbour of the two.
    Hop { near: NEAR_ROWS, near_by: 4, far: FAR_ROWS & !TOP_ROW & !FAR_ROWS_EDGE, far_by: 3 },
    // Up, to the higher-numbered one.
    Hop { near: NEAR_ROWS & !NEAR_ROWS_EDGE, near_by: 5, far: FAR_ROWS & !TOP_ROW, far_by: 4 },
    // Down, to the lower-numbered one.
    Hop { near: NEAR_ROWS & !BOTTOM_ROW, near_by: 32 - 4, far: FAR_ROWS & !FAR_ROWS_EDGE, far_by: 32 - 5 },
    // Down, to the higher-numbered one.
    Hop { near: NEAR_ROWS & !BOTTOM_ROW & !NEAR_ROWS_EDGE, near_by: 32 - 3, far: FAR_ROWS, far_by: 32 - 4 },
];
