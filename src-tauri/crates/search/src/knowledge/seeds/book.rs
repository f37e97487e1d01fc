//! Openings of Kalah that were solved beforehand.

use rules::kalah::Kalah;

use crate::prove::kalah::key;

/// Bytes of a position: its key, and its margin.
const ENTRY: usize = 8 + 1;

/// Margins still to come, by position without its stores.
#[derive(Clone, Debug, Default)]
pub struct KalahBook {
    /// Ascending by key.
    entries: Vec<(u64, i8)>,
}

impl KalahBook {
    /// Reads a book; what is no book is an empty one.
    pub fn read(bytes: &[u8]) -> Self {
        let entry = |entry: &[u8]| {
            let (margin, key) = entry.split_last()?;
            Some((u64::from_le_bytes(key.try_into().ok()?), *margin as i8))
        };
        let entries: Option<Vec<(u64, i8)>> = bytes.chunks(ENTRY).map(entry).collect();
        let is_ascending = |entries: &Vec<(u64, i8)>| entries.is_sorted_by(|one, next| one.0 < next.0);
        Self { entries: entries.filter(is_ascending).unwrap_or_default() }
    }

    /// The book's bytes.
    pub fn write(&self) -> Vec<u8> {
        let entry = |(key, margin): &(u64, i8)| key.to_le_bytes().into_iter().chain([*margin as u8]);
        self.entries.iter().flat_map(entry).collect()
    }

    /// How many positions it holds.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Adds a position with the margin by which its side to move will do better from here on.
    pub fn insert(&mut self, position: &Kalah, margin: i8) {
        let key = key(position);
        match self.entries.binary_search_by_key(&key, |entry| entry.0) {
            Ok(at) => self.entries[at].1 = margin,
            Err(at) => self.entries.insert(at, (key, margin)),
        }
    }

    /// The margin still to come.
    pub fn margin(&self, position: &Kalah) -> Option<i8> {
        let at = self.entries.binary_search_by_key(&key(position), |entry| entry.0).ok()?;
        Some(self.entries[at].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game as _, Side};

    #[test]
    fn what_is_written_is_read_again_whoever_is_to_move() {
        let start = Kalah::start(Side::South);
        let mut book = KalahBook::default();
        book.insert(&start, 8);
        let mut other = start;
        let mut turns = Vec::new();
        start.turns(&mut turns);
        for house in turns {
            other = start.play_unchecked(house);
            book.insert(&other, -4);
        }
        let read = KalahBook::read(&book.write());
        assert_eq!((read.len(), read.margin(&start.turned()), read.margin(&other)), (7, Some(8), Some(-4)));
    }

    #[test]
    fn what_is_no_book_holds_nothing() {
        assert!(KalahBook::read(&[1; 17]).is_empty());
        assert!(KalahBook::read(&[1; 18]).is_empty(), "the same position twice");
    }
}
