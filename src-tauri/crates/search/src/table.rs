use crate::found::{DECISIVE, Found};

/// Entries that a key can lie in. Four of 16 bytes fill a cache line.
const BUCKET: usize = 4;

/// Bytes of an entry.
const ENTRY_BYTES: usize = 16;

/// What a search remembers of positions it has met, kept by the caller between turns: a table of transpositions
/// of bounded size. One serves any game.
///
/// A search that is to give the same answer again (limited by nodes or depth, not by time) neither uses nor
/// leaves anything of value in it; a timed one goes on from what earlier ones found.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Key and packed data.
    entries: Vec<[u64; 2]>,
    /// Counts searches, for replacement.
    epoch: u16,
    /// Entries of earlier epochs are as good as empty.
    valid_from: u16,
    /// Whether what the last search left must not be seen by the next.
    sealed: bool,
}

/// How a remembered score bounds the value, by the search that found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The score itself.
    Exact,
    /// The score or more.
    Lower,
    /// The score or less.
    Upper,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// With plies to the end counted from this position.
    pub(crate) found: Found,
    pub(crate) bound: Bound,
    /// Plies searched below the position.
    pub(crate) depth: u8,
    /// The best turn's index in the order in which the rules generate turns. Of another position's entry
    /// it can only be the wrong one to try first, never an illegal turn.
    pub(crate) turn: u16,
}

impl Entry {
    /// No best turn is known.
    pub(crate) const NO_TURN: u16 = u16::MAX;

    /// The score as it counts `ply` plies from the root.
    pub(crate) fn found_at(&self, ply: usize) -> Found {
        Found { score: self.found.score - toward_end(self.found.score, ply), ..self.found }
    }

    /// A score found `ply` plies from the root, to be remembered.
    pub(crate) fn kept_at(found: Found, ply: usize) -> Found {
        Found { score: found.score + toward_end(found.score, ply), ..found }
    }

    fn pack(self, epoch: u16) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        u64::from(self.found.score as i16 as u16)
            | u64::from(self.turn) << 16
            | u64::from(self.depth) << 32
            | bound << 40
            | u64::from(self.found.at_least) << 42
            | u64::from(self.found.at_most) << 43
            | u64::from(epoch) << 48
    }

    fn unpack(data: u64) -> Self {
        let found = Found {
            score: i32::from(data as u16 as i16),
            at_least: data >> 42 & 1 == 1,
            at_most: data >> 43 & 1 == 1,
        };
        let bound = match data >> 40 & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        Self { found, bound, depth: (data >> 32) as u8, turn: (data >> 16) as u16 }
    }
}

/// Wins are scored by plies from the root, but remembered by plies from the position.
fn toward_end(score: i32, ply: usize) -> i32 {
    match score {
        DECISIVE.. => ply as i32,
        ..=NEGATIVE_DECISIVE => -(ply as i32),
        _ => 0,
    }
}

const NEGATIVE_DECISIVE: i32 = -DECISIVE;

fn epoch_of(data: u64) -> u16 {
    (data >> 48) as u16
}

impl Memory {
    /// A table of at most this many bytes (at least one bucket of 64). The system gives memory as it is used.
    pub fn with_bytes(bytes: usize) -> Self {
        let buckets = (bytes / (BUCKET * ENTRY_BYTES)).max(1);
        Self { entries: vec![[0; 2]; buckets * BUCKET], epoch: 0, valid_from: 1, sealed: false }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.sealed = true;
    }

    /// Begins a search; `forget` makes it one that neither sees what was there nor leaves anything.
    pub(crate) fn begin(&mut self, forget: bool) {
        if self.epoch == u16::MAX {
            self.entries.fill([0; 2]);
            self.epoch = 0;
            self.valid_from = 1;
        }
        self.epoch += 1;
        if forget || self.sealed {
            self.valid_from = self.epoch;
        }
        self.sealed = forget;
    }

    fn bucket(&self, key: u64) -> usize {
        let buckets = (self.entries.len() / BUCKET) as u128;
        BUCKET * ((u128::from(key) * buckets) >> 64) as usize
    }

    fn is_seen(&self, data: u64) -> bool {
        epoch_of(data) >= self.valid_from
    }

    /// What is known of the position with this key.
    #[inline]
    pub(crate) fn recall(&self, key: u64) -> Option<Entry> {
        let start = self.bucket(key);
        let known = self.entries[start..start + BUCKET].iter().find(|[known, _]| *known == key);
        known.filter(|[_, data]| self.is_seen(*data)).map(|[_, data]| Entry::unpack(*data))
    }

    /// Keeps an entry, in the place of one of the same position or of the least worth in its bucket.
    #[inline]
    pub(crate) fn keep(&mut self, key: u64, mut entry: Entry) {
        let start = self.bucket(key);
        let mut place = start;
        let mut least = i32::MAX;
        for at in start..start + BUCKET {
            let [known, data] = self.entries[at];
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
        self.entries[place] = [key, entry.pack(self.epoch)];
    }

    /// Deep entries are worth keeping, old ones less so.
    fn worth(&self, data: u64) -> i32 {
        if !self.is_seen(data) {
            return i32::MIN;
        }
        let age = i32::from(self.epoch - epoch_of(data));
        i32::from(Entry::unpack(data).depth) - 4 * age
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn counting_searches_for_ever_does_no_harm() {
        let mut memory = Memory::with_bytes(0);
        memory.begin(false);
        memory.keep(1, entry(0, 1));
        (0..=u32::from(u16::MAX)).for_each(|_| memory.begin(false));
        assert_eq!(memory.recall(1), None);
        memory.keep(2, entry(0, 1));
        assert!(memory.recall(2).is_some());
    }

    #[test]
    fn a_win_is_as_far_from_its_position_wherever_it_is_met() {
        let at_ply_three = Found::certain(crate::found::WIN - 7);
        let kept = Entry { found: Entry::kept_at(at_ply_three, 3), ..entry(0, 4) };
        assert_eq!(kept.found.plies_to_end(), Some(4));
        assert_eq!(kept.found_at(3), at_ply_three);
        assert_eq!(kept.found_at(10).plies_to_end(), Some(14));
        let lost = Entry { found: Entry::kept_at(at_ply_three.turned(), 3), ..entry(0, 4) };
        assert_eq!(lost.found_at(10).score, -(crate::found::WIN - 14));
    }
}
