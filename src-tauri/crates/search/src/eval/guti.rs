//! What the two line games share.

use rules::leap::{Leap, LineRules, Men};
use rules::{Ending, Game as _, Side};

use super::board::Board;
use super::leaping;
use crate::found::Found;
use crate::judge::{Judge, Weighing};
use crate::knowledge::{Asked, Knowledge, Outlook};
use crate::net::LineNet;

/// A man, in hundredths of a man.
const MAN: i32 = 100;

/// What a line game's evaluation weighs besides men, in hundredths of a man.
pub(crate) struct Weights {
    /// For each step its men have.
    pub(super) step: i32,
    /// For each man of the side to move that an enemy could jump, after the first: one can be saved or answered.
    pub(super) endangered: i32,
    /// For each man on these points, given as South has them.
    pub(super) posts: &'static [(u64, i32)],
}

/// What tells the line games apart.
pub(crate) trait Guti: LineNet {
    /// Its weights.
    const WEIGHTS: Weights;

    /// Its lines.
    fn board() -> &'static Board;
}

/// South's posts as a side has them.
fn posts_of<R: LineRules>(posts: u64, side: Side) -> u64 {
    match side {
        Side::South => posts,
        Side::North => posts.reverse_bits() >> (64 - R::SHAPE.points()),
    }
}

impl<R: Guti> Judge for Men<R> {
    const UNIT: i32 = 1;
    const MUST_CAPTURE: bool = R::CAPTURE_IS_COMPULSORY;
    const MARGIN: bool = false;
    const SLOTS: usize = 64 * 64;

    #[inline]
    fn slot(turn: Leap) -> usize {
        usize::from(turn.from & 63) * 64 + usize::from(turn.to & 63)
    }

    #[inline]
    fn gain(&self, turn: Leap) -> i32 {
        turn.taken.count_ones() as i32
    }

    #[inline]
    fn can_gain(&self) -> bool {
        self.can_capture()
    }

    fn evaluate(&self, weighing: Weighing) -> i32 {
        if weighing == Weighing::Learned
            && let Some(score) = super::learned(self)
        {
            return score.clamp(-leaping::MOST_LEARNED, leaping::MOST_LEARNED);
        }
        let side = self.side();
        let (own, theirs) = (self.men(side), self.men(!side));
        let men = own.count_ones() as i32 - theirs.count_ones() as i32;
        if weighing == Weighing::Material {
            return MAN * men;
        }
        let (look, weights) = (R::board().look(own, theirs, self.empty()), R::WEIGHTS);
        let endangered = (look.endangered.count_ones() as i32 - 1).max(0);
        let mut score = MAN * men + weights.step * look.steps - weights.endangered * endangered;
        for (posts, worth) in weights.posts {
            let held = |side| (self.men(side) & posts_of::<R>(*posts, side)).count_ones() as i32;
            score += worth * (held(side) - held(!side));
        }
        score
    }

    fn settled(&self, ending: Ending, ply: usize) -> i32 {
        leaping::settled(self, ending, ply)
    }

    fn broken_off(&self, ending: Ending, ply: usize) -> i32 {
        leaping::broken_off(self, ending, ply)
    }

    fn bounds(&self) -> (i32, i32) {
        leaping::BOUNDS
    }

    fn outlook(&self, knowledge: &Knowledge, quiet: u16) -> Option<Outlook> {
        let few = knowledge.few_men(R::ID)?;
        few.outlook(self.men(self.side()), self.men(!self.side()), quiet)
    }

    #[inline]
    fn known(&self, knowledge: &Knowledge, asked: Asked) -> Option<Found> {
        let few = knowledge.few_men(R::ID)?;
        few.found(self.men(self.side()), self.men(!self.side()), asked)
    }
}
