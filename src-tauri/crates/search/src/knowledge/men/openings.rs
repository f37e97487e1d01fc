//! Openings of a line game: what every position is worth that any play of the first plies leads to.
//!
//! The positions themselves need not be written down, for they can be found again in the same order: ply by ply,
//! each once up to the board's symmetries, in ascending order of their men.

use std::collections::HashMap;

use super::Worth;
use super::board::{Board, Stand};
use super::sets::Sets;

/// Worths in a byte of a book: 3 to the power of 5 is less than 256.
const IN_BYTE: usize = 5;

/// An opening book, found again.
pub(crate) struct Openings {
    worths: HashMap<(u64, u64), Worth>,
}

impl Openings {
    /// Reads a book: how many plies it goes, then the worths, five a byte. `None` where it is not as long as it must be.
    pub(crate) fn read(board: &Board, sets: &Sets, start: Stand, book: &[u8]) -> Option<Self> {
        let (plies, packed) = book.split_first()?;
        let stands = within(board, sets, start, *plies);
        if packed.len() != stands.len().div_ceil(IN_BYTE) {
            return None;
        }
        let worth =
            |nth: usize| Worth::from_bits(packed[nth / IN_BYTE] / 3_u8.pow((nth % IN_BYTE) as u32) % 3);
        let worths = stands.into_iter().enumerate().map(|(nth, at)| ((at.own, at.enemy), worth(nth)));
        Some(Self { worths: worths.collect() })
    }

    /// What a position is worth, if some play of the opening leads to it.
    pub(crate) fn worth(&self, sets: &Sets, stand: Stand) -> Option<Worth> {
        let stand = sets.least_image(stand);
        self.worths.get(&(stand.own, stand.enemy)).copied()
    }
}

/// Writes the book of the first plies; `None` where `worth` does not know a position.
pub(crate) fn write(
    board: &Board,
    sets: &Sets,
    start: Stand,
    plies: u8,
    worth: impl Fn(Stand) -> Option<Worth>,
) -> Option<Vec<u8>> {
    let mut book = vec![plies];
    for five in within(board, sets, start, plies).chunks(IN_BYTE) {
        let mut byte = 0;
        for stand in five.iter().rev() {
            byte = byte * 3 + worth(*stand)? as u8;
        }
        book.push(byte);
    }
    Some(book)
}

/// Every position that so many plies or fewer lead to, up to symmetry; none that is over.
pub(crate) fn within(board: &Board, sets: &Sets, start: Stand, plies: u8) -> Vec<Stand> {
    let mut all = vec![sets.least_image(start)];
    let mut seen: std::collections::HashSet<(u64, u64)> = all.iter().map(|at| (at.own, at.enemy)).collect();
    let mut last = 0;
    for _ in 0..plies {
        let mut next = Vec::new();
        for stand in &all[last..] {
            board.each_after(*stand, &mut |after| {
                let after = sets.least_image(after);
                if after.own != 0 && seen.insert((after.own, after.enemy)) && board.can_go_on(after) {
                    next.push(after);
                }
            });
        }
        next.sort_unstable_by_key(|at| (at.own, at.enemy));
        last = all.len();
        all.extend(next);
    }
    all
}
