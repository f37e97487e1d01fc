use std::sync::atomic::{AtomicU64, Ordering};

use crate::buckets::Buckets;
use crate::entry::Entry;
use crate::prove::kalah;

/// What a search remembers of positions it has met, kept by the caller between turns: a table of transpositions
/// of bounded size. One serves any game.
///
/// A search that is to give the same answer again (limited by nodes or depth, not by time) neither uses nor
/// leaves anything of value in it; a timed one goes on from what earlier ones found.
///
/// Several threads may search with one memory at once. An entry's two words are then written and read one after the
/// other, and words of different entries that meet so do not fit each other
/// (<https://www.chessprogramming.org/Shared_Hash_Table#Xor>).
#[derive(Debug)]
pub struct Memory {
    slots: Buckets<Slot>,
    /// Counts searches, for replacement.
    epoch: u16,
    /// Entries of earlier epochs are as good as empty.
    valid_from: u16,
    /// Whether what the last search left must not be seen by the next.
    sealed: bool,
    /// What was proven of Kalah, once any of it was: as large as the table.
    proofs: Option<kalah::Table>,
}

fn epoch_of(data: u64) -> u16 {
    (data >> 48) as u16
}

/// An entry as it is kept: its key combined with its packed data, and the data.
type Slot = [AtomicU64; 2];

/// Key and data.
#[inline]
fn read([check, data]: &Slot) -> (u64, u64) {
    let data = data.load(Ordering::Relaxed);
    (check.load(Ordering::Relaxed) ^ data, data)
}

#[inline]
fn write([check, place]: &Slot, key: u64, data: u64) {
    check.store(key ^ data, Ordering::Relaxed);
    place.store(data, Ordering::Relaxed);
}

impl Memory {
    /// A table of at most this many bytes (but no fewer than 64). The system gives memory as it is used.
    pub fn with_bytes(bytes: usize) -> Self {
        Self { slots: Buckets::with_bytes(bytes), epoch: 0, valid_from: 1, sealed: false, proofs: None }
    }

    /// What was proven of Kalah by this search and by those before it that it goes on from.
    pub(crate) fn proofs(&mut self) -> &mut kalah::Table {
        self.proofs.get_or_insert_with(|| kalah::Table::with_bytes(self.slots.bytes()))
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.sealed = true;
    }

    /// Begins a search; `forget` makes it one that neither sees what was there nor leaves anything.
    pub(crate) fn begin(&mut self, forget: bool) {
        if self.epoch == u16::MAX {
            self.slots.iter().for_each(|slot| write(slot, 0, 0));
            self.epoch = 0;
            self.valid_from = 1;
        }
        self.epoch += 1;
        if forget || self.sealed {
            self.valid_from = self.epoch;
            self.proofs = None;
        }
        self.sealed = forget;
    }

    fn is_seen(&self, data: u64) -> bool {
        epoch_of(data) >= self.valid_from
    }

    /// Has what is known of the position with this key brought near, for it will be asked for soon.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        self.slots.fetch(key);
    }

    /// What is known of the position with this key.
    #[inline]
    pub(crate) fn recall(&self, key: u64) -> Option<Entry> {
        let (_, data) = self.slots.of(key).iter().map(read).find(|(known, _)| *known == key)?;
        self.is_seen(data).then(|| Entry::unpack(data))
    }

    /// Keeps an entry, in the place of one of the same position or of the least worth in its bucket.
    #[inline]
    pub(crate) fn keep(&self, key: u64, mut entry: Entry) {
        let bucket = self.slots.of(key);
        let mut place = 0;
        let mut least = i32::MAX;
        for (at, slot) in bucket.iter().enumerate() {
            let (known, data) = read(slot);
            if known == key && self.is_seen(data) {
                let old = Entry::unpack(data);
                if old.found.is_proven() && !entry.found.is_proven() {
                    return;
                }
                if entry.turn == Entry::NO_TURN {
                    entry.turn = old.turn;
                }
                place = at;
                break;
            }
            let worth = self.worth(data);
            if worth < least {
                (place, least) = (at, worth);
            }
        }
        write(&bucket[place], key, entry.pack(self.epoch));
    }

    /// Deep entries are worth keeping, old ones less so.
    fn worth(&self, data: u64) -> i32 {
        if !self.is_seen(data) {
            return i32::MIN;
        }
        let age = i32::from(self.epoch.saturating_sub(epoch_of(data)));
        i32::from(Entry::unpack(data).depth) - 4 * age
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Bound;
    use crate::found::Found;

    fn entry(score: i32, depth: u8) -> Entry {
        Entry { found: Found::guess(score), bound: Bound::Lower, depth, turn: 3 }
    }

    #[test]
    fn what_is_kept_is_recalled_unchanged() {
        let mut memory = Memory::with_bytes(1 << 12);
        memory.begin(false);
        for (key, score) in [(1, 0), (u64::MAX, -19_950), (77 << 40, 19_950), (5, -4800)] {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                let found = Found { score, at_least: score > 0, at_most: score < 0 };
                let entry = Entry { found, bound, depth: 99, turn: Entry::NO_TURN };
                memory.clear();
                memory.begin(false);
                memory.keep(key, entry);
                assert_eq!(memory.recall(key), Some(entry));
            }
        }
    }

    #[test]
    fn another_key_in_the_same_bucket_is_not_taken_for_it() {
        let mut memory = Memory::with_bytes(0);
        memory.begin(false);
        memory.keep(1, entry(5, 1));
        assert_eq!(memory.recall(2), None);
        assert_eq!(memory.recall(0), None);
    }

    #[test]
    fn a_full_bucket_loses_its_shallowest_entry() {
        let mut memory = Memory::with_bytes(0);
        memory.begin(false);
        for (key, depth) in [(1, 7), (2, 2), (3, 9), (4, 5), (5, 3)] {
            memory.keep(key, entry(0, depth));
        }
        let kept: Vec<u64> = (1..=5).filter(|key| memory.recall(*key).is_some()).collect();
        assert_eq!(kept, [1, 3, 4, 5]);
    }

    #[test]
    fn old_entries_make_room_for_new_ones() {
        let mut memory = Memory::with_bytes(0);
        memory.begin(false);
        (1..=4).for_each(|key| memory.keep(key, entry(0, 9)));
        (0..5).for_each(|_| memory.begin(false));
        (5..=8).for_each(|key| memory.keep(key, entry(0, 1)));
        assert!((5..=8).all(|key| memory.recall(key).is_some()));
    }

    #[test]
    fn a_proof_is_not_overwritten_by_a_guess_about_the_same_position() {
        let mut memory = Memory::with_bytes(0);
        memory.begin(false);
        memory.keep(1, Entry { found: Found::certain(400), ..entry(0, 1) });
        memory.keep(1, entry(0, 9));
        assert_eq!(memory.recall(1).map(|entry| entry.found), Some(Found::certain(400)));
    }

    #[test]
    fn a_forgetful_search_sees_nothing_and_leaves_nothing() {
        let mut memory = Memory::with_bytes(1 << 10);
        memory.begin(false);
        memory.keep(1, entry(0, 1));
        memory.begin(true);
        assert_eq!(memory.recall(1), None);
        memory.keep(2, entry(0, 1));
        assert!(memory.recall(2).is_some());
        memory.begin(false);
        assert_eq!((memory.recall(1), memory.recall(2)), (None, None));
    }

    #[test]
    fn a_timed_search_goes_on_from_the_last_one_until_cleared() {
        let mut memory = Memory::with_bytes(1 << 10);
        memory.begin(false);
        memory.keep(1, entry(0, 1));
        memory.begin(false);
        assert!(memory.recall(1).is_some());
        memory.clear();
        memory.begin(false);
        assert_eq!(memory.recall(1), None);
    }

    #[test]
    fn a_half_written_entry_is_not_taken_for_either() {
        let mut memory = Memory::with_bytes(0);
        memory.begin(false);
        memory.keep(1, entry(0, 1));
        memory.keep(2, entry(700, 8));
        let bucket = memory.slots.of(1);
        let data = bucket[1][1].load(Ordering::Relaxed);
        bucket[0][1].store(data, Ordering::Relaxed);
        assert_eq!(memory.recall(1), None);
        assert_eq!(memory.recall(2), Some(entry(700, 8)));
    }

    #[test]
    fn counting_searches_for_ever_does_no_harm() {
        let mut memory = Memory::with_bytes(0);
        memory.begin(false);
        memory.keep(1, entry(0, 1));
        (0..=u32::from(u16::MAX)).for_each(|_| memory.begin(false));
        assert_eq!(memory.recall(1), None);
        memory.keep(2, entry(0, 1));
        assert!(memory.recall(2).is_some());
    }
}
