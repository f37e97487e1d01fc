//! Places found fast where the same major sets come again and again.

use super::board::Stand;
use super::sets::Sets;

/// Major sets that are held ready.
const SLOTS: usize = 1024;

/// A major set is made ready once it was asked for so often in a row.
const WORTH_IT: u8 = 48;

/// Finds places as [`Sets::place`] does. For a major set that is ready, turning the minor set and closing its gaps is
/// one look into a table for every eight points.
pub(super) struct Places<'a> {
    sets: &'a Sets,
    slots: Vec<Slot>,
}

#[derive(Clone)]
struct Slot {
    major: u64,
    asked: u8,
    orbit: usize,
    /// Where each point of the minor set comes to lie, by chunk; empty for symmetrical sets.
    moved: Vec<u64>,
}

/// Which side of a stand it is whose men are few turns away from those of the last stand asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Near {
    /// The side to move.
    Own,
    /// The other side.
    Enemy,
}

impl<'a> Places<'a> {
    pub(super) fn new(sets: &'a Sets) -> Self {
        let slot = Slot { major: 0, asked: 0, orbit: 0, moved: Vec::new() };
        Self { sets, slots: vec![slot; SLOTS] }
    }

    /// The place of a stand in its layer. Stands whose larger side is `near` come again and again.
    #[inline]
    pub(super) fn of(&mut self, stand: Stand, near: Near) -> usize {
        let own_is_major = stand.own.count_ones() >= stand.enemy.count_ones();
        match (own_is_major, near) {
            (true, Near::Own) => self.find(stand.own, stand.enemy),
            (false, Near::Enemy) => self.find(stand.enemy, stand.own),
            (true, Near::Enemy) => self.sets.place(stand.own, stand.enemy),
            (false, Near::Own) => self.sets.place(stand.enemy, stand.own),
        }
    }

    /// The place of two sets without a common point.
    #[inline]
    fn find(&mut self, major: u64, minor: u64) -> usize {
        let at = (major.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54) as usize % SLOTS;
        let slot = &mut self.slots[at];
        if slot.major != major {
            slot.major = major;
            slot.asked = 0;
        }
        if slot.asked < WORTH_IT {
            slot.asked += 1;
            if slot.asked == WORTH_IT {
                self.make_ready(at);
            }
            return self.sets.place(major, minor);
        }
        if slot.moved.is_empty() {
            return self.sets.place(major, minor);
        }
        let mut moved = 0;
        for chunk in 0..self.sets.chunks() {
            moved |= slot.moved[chunk << 8 | (minor >> (8 * chunk)) as usize & 0xff];
        }
        slot.orbit * self.sets.block(major, minor) + self.sets.rank(moved)
    }

    #[cold]
    fn make_ready(&mut self, at: usize) {
        let slot = &mut self.slots[at];
        slot.moved.clear();
        let orbit = self.sets.orbit(slot.major);
        slot.orbit = orbit.number;
        if orbit.idle != 0 {
            return;
        }
        let places = self.sets.all() & !orbit.first;
        for chunk in 0..self.sets.chunks() {
            let mut to = [0; 8];
            for (bit, to) in to.iter_mut().enumerate() {
                let turned = self.sets.turn(orbit.symmetry, 1 << (8 * chunk + bit));
                *to = self.sets.gather(turned, places);
            }
            slot.moved.push(0);
            for bits in 1..256_usize {
                let lowest = slot.moved[chunk << 8 | bits & (bits - 1)];
                slot.moved.push(lowest | to[bits.trailing_zeros() as usize]);
            }
        }
    }
}
