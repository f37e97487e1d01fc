//! Positions made of sets of squares, and steps taken back, for whoever works out endings.

use super::Checkers;
use super::squares::{WAYS, Way, ahead, back, crowning_row, each, go};
use crate::Side;

impl Checkers {
    /// The position of these men and kings, South's and North's; bit `n - 1` is square `n`. `None` where two pieces
    /// would share a square or a man would stand on the row where it is crowned.
    pub fn of_pieces(men: [u32; 2], kings: [u32; 2], side: Side) -> Option<Self> {
        let all = [men[0], men[1], kings[0], kings[1]];
        let squares: u32 = all.iter().map(|set| set.count_ones()).sum();
        let union = all.iter().fold(0, |union, set| union | set);
        let uncrowned = men[0] & crowning_row(Side::South) | men[1] & crowning_row(Side::North);
        (union.count_ones() == squares && uncrowned == 0).then_some(Self {
            pieces: [men[0] | kings[0], men[1] | kings[1]],
            kings: kings[0] | kings[1],
            side,
        })
    }

    /// Visits each position from which a step without crowning leads to this one.
    pub fn for_each_step_back(&self, mut visit: impl FnMut(&Self)) {
        let mover = self.side.other();
        for way in WAYS {
            let able =
                self.pieces[mover.index()] & (self.kings | if goes(mover, way) { u32::MAX } else { 0 });
            for to in each(able) {
                let from = go(back(way), to) & self.empty();
                if from == 0 {
                    continue;
                }
                let mut earlier = *self;
                earlier.pieces[mover.index()] ^= to | from;
                if self.kings & to != 0 {
                    earlier.kings ^= to | from;
                }
                earlier.side = mover;
                // Whoever can capture must not step.
                if !earlier.can_capture() {
                    visit(&earlier);
                }
            }
        }
    }
}

/// Whether a side's men go this way.
fn goes(side: Side, way: Way) -> bool {
    ahead(side).contains(&way)
}
