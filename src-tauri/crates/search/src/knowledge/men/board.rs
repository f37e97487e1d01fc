//! Turns of a line game as the tables need them: only where they lead to, from the side to move.

use rules::leap::{LineRules, Shape};

use super::Worth;
use super::sets::each;

/// A line game's lines, and whether captures are compulsory.
pub(crate) struct Board {
    pub(super) shape: &'static Shape,
    pub(super) must_capture: bool,
    /// For each point the jumps from it: the point jumped and the landing, one bit each.
    jumps: Vec<Vec<(u64, u64)>>,
    /// The endings by history come after so many plies without a capture.
    pub(super) quiet_plies: u16,
}

/// A jump, given the men of one side, as a test of the other side's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    /// Of the points tested these must be taken, the others free.
    wanted: u64,
    tested: u64,
    from: u64,
    over: u64,
    to: u64,
}

/// A stand of men, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    pub(crate) own: u64,
    pub(crate) enemy: u64,
}

impl Stand {
    /// Of the larger and the smaller side.
    #[inline]
    pub(super) fn new(major: u64, minor: u64, movers_are_major: bool) -> Self {
        if movers_are_major { Self { own: major, enemy: minor } } else { Self { own: minor, enemy: major } }
    }
}

impl Board {
    /// The board of a game.
    pub(crate) fn new<R: LineRules>() -> Self {
        let shape = R::SHAPE;
        let jumps_from =
            |point| shape.jumps(point).iter().map(|jump| (1 << jump.over, 1 << jump.to)).collect();
        Self {
            shape,
            must_capture: R::CAPTURE_IS_COMPULSORY,
            jumps: (0..shape.points()).map(jumps_from).collect(),
            quiet_plies: R::HISTORY.quiet.map_or(0, |(plies, _)| plies),
        }
    }

    #[inline]
    pub(super) fn empty(&self, stand: Stand) -> u64 {
        ((1 << self.shape.points()) - 1) & !(stand.own | stand.enemy)
    }

    #[inline]
    fn steps_from(&self, point: usize, empty: u64) -> u64 {
        self.shape.neighbours(point as u8) & empty
    }

    pub(super) fn can_capture(&self, stand: Stand) -> bool {
        let empty = self.empty(stand);
        each(stand.own).any(|from| {
            self.steps_from(from, stand.enemy) != 0
                && self.jumps[from].iter().any(|(over, to)| stand.enemy & over != 0 && empty & to != 0)
        })
    }

    pub(super) fn can_step(&self, stand: Stand) -> bool {
        let empty = self.empty(stand);
        each(stand.own).any(|from| self.steps_from(from, empty) != 0)
    }

    /// The jumps that the men of one side have a share in, as tests of the other side's men. `men` are the movers or
    /// those who wait.
    pub(super) fn jumps_beside(&self, men: u64, are_movers: bool) -> Vec<Jump> {
        let all = self.jumps.iter().enumerate();
        let jumps = all.flat_map(|(from, jumps)| {
            jumps.iter().map(move |&(over, to)| {
                let (mine, others) = if are_movers { (1 << from, over) } else { (over, 1 << from) };
                (mine, Jump { wanted: others, tested: others | to, from: 1 << from, over, to })
            })
        });
        jumps.filter(|(mine, jump)| men & mine != 0 && men & jump.to == 0).map(|(_, jump)| jump).collect()
    }

    /// The best that a capture brings, if there is one. `jumps` are those beside one side's men, `others` the other
    /// side's, and `worth` tells what a stand is worth to its side to move.
    #[inline]
    pub(super) fn best_capture(
        &self,
        stand: Stand,
        jumps: &[Jump],
        others: u64,
        worth: &mut impl FnMut(Stand) -> Worth,
    ) -> Option<Worth> {
        let mut best = None;
        for jump in jumps {
            if others & jump.tested == jump.wanted {
                let rest = stand.own & !jump.from;
                self.land(jump.to, rest, stand.enemy & !jump.over, worth, &mut best);
                if best == Some(Worth::Won) {
                    break;
                }
            }
        }
        best
    }

    /// After a jump.
    fn land(
        &self,
        at: u64,
        rest: u64,
        enemy: u64,
        worth: &mut impl FnMut(Stand) -> Worth,
        best: &mut Option<Worth>,
    ) {
        let mut goes_on = false;
        for &(over, to) in &self.jumps[at.trailing_zeros() as usize] {
            if enemy & over != 0 && (rest | enemy) & to == 0 {
                goes_on = true;
                self.land(to, rest, enemy & !over, worth, best);
                if *best == Some(Worth::Won) {
                    return;
                }
            }
        }
        if !(goes_on && self.must_capture) {
            let found =
                if enemy == 0 { Worth::Won } else { worth(Stand { own: enemy, enemy: rest | at }).turned() };
            *best = (*best).max(Some(found));
        }
    }

    /// Whether the side to move has a turn.
    pub(super) fn can_go_on(&self, stand: Stand) -> bool {
        self.can_step(stand) || self.can_capture(stand)
    }

    /// Each stand that a turn leads to, perhaps several times; one without men to move is over.
    pub(super) fn each_after(&self, stand: Stand, visit: &mut impl FnMut(Stand)) {
        let jumps = self.jumps_beside(stand.own, true);
        let mut collect = |after| {
            visit(after);
            // Nothing is good enough to look at no other.
            Worth::Drawn
        };
        let captures = self.best_capture(stand, &jumps, stand.enemy, &mut collect).is_some();
        if !(captures && self.must_capture) {
            self.any_step(stand, |after| {
                collect(after);
                false
            });
        }
    }

    /// Each stand that a step leads to, until `visit` returns true.
    #[inline]
    pub(super) fn any_step(&self, stand: Stand, mut visit: impl FnMut(Stand) -> bool) -> bool {
        let empty = self.empty(stand);
        each(stand.own).any(|from| {
            let rest = stand.own & !(1 << from);
            each(self.steps_from(from, empty))
                .any(|to| visit(Stand { own: stand.enemy, enemy: rest | 1 << to }))
        })
    }

    /// Each stand from which a step may have led here.
    #[inline]
    pub(super) fn each_before(&self, stand: Stand, mut visit: impl FnMut(Stand)) {
        let empty = self.empty(stand);
        for to in each(stand.enemy) {
            let rest = stand.enemy & !(1 << to);
            for from in each(self.steps_from(to, empty)) {
                visit(Stand { own: rest | 1 << from, enemy: stand.own });
            }
        }
    }
}
