//! Every legal turn of a position.

use std::ops::ControlFlow;

use super::chain::Chain;
use super::squares::{Squares, WAYS, Way, ahead, back, each, go, number};
use super::{Checkers, Turn};
use crate::Path;

impl Checkers {
    /// The pieces of the side to move that may go this way.
    fn movers(&self, way: Way) -> Squares {
        if ahead(self.side).contains(&way) { self.own() } else { self.own() & self.kings }
    }

    /// The pieces that can jump: if there are any, one of them must.
    pub(super) fn jumpers(&self) -> Squares {
        let (theirs, empty) = (self.theirs(), self.empty());
        WAYS.into_iter().fold(0, |jumpers, way| {
            let jumped = go(back(way), empty) & theirs;
            jumpers | go(back(way), jumped) & self.movers(way)
        })
    }

    /// Where the side to move can step this way, when nothing can be captured.
    fn steps_to(&self, way: Way) -> Squares {
        go(way, self.movers(way)) & self.empty()
    }

    /// Where the piece on the one square `from` can step, when nothing can be captured.
    pub(super) fn steps_from(&self, from: Squares) -> Squares {
        let steps = WAYS.into_iter().fold(0, |to, way| to | go(way, from & self.movers(way)));
        steps & self.empty()
    }

    /// The pieces that may begin a turn.
    pub(super) fn origins(&self) -> Squares {
        let jumpers = self.jumpers();
        if self.theirs() == 0 || jumpers != 0 {
            return jumpers;
        }
        WAYS.into_iter().fold(0, |from, way| from | go(back(way), self.steps_to(way)))
    }

    /// Whether the side to move can capture, and so must.
    pub fn can_capture(&self) -> bool {
        self.jumpers() != 0
    }

    /// Visits every legal written turn.
    pub(super) fn each_written<B>(
        &self,
        visit: &mut impl FnMut(Turn, &Path) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let jumpers = self.jumpers();
        if jumpers != 0 {
            for from in each(jumpers) {
                self.each_capture(from, visit)?;
            }
        } else if self.theirs() != 0 {
            for way in WAYS {
                for to in each(self.steps_to(way)) {
                    let turn = Turn { from: number(go(back(way), to)), to: number(to), taken: 0 };
                    let mut path = Path::from_origin(turn.from);
                    path.push(turn.to);
                    visit(turn, &path)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits every way to write a capture by the piece on the one square `from`.
    pub(super) fn each_capture<B>(
        &self,
        from: Squares,
        visit: &mut impl FnMut(Turn, &Path) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut path = Path::from_origin(number(from));
        Chain::new(self, from).ends(&mut path, &mut |end, path| visit(end.turn(), path))
    }

    /// How many written turns are legal. Steps are counted without making them.
    pub(super) fn count(&self) -> u64 {
        let jumpers = self.jumpers();
        if jumpers != 0 {
            return each(jumpers).map(|from| Chain::new(self, from).count()).sum();
        }
        if self.theirs() == 0 {
            return 0;
        }
        WAYS.into_iter().map(|way| u64::from(self.steps_to(way).count_ones())).sum()
    }

    /// Appends the legal turns, one for each different result.
    ///
    /// Origin, end and the jumped pieces tell results apart. Only two kings that each came back to its origin
    /// over the same pieces would not, and two such circles would need each other's square to land on.
    pub(super) fn distinct(&self, out: &mut Vec<Turn>) {
        let mut origin = (0, out.len());
        let _: ControlFlow<()> = self.each_written(&mut |turn, _| {
            if origin.0 != turn.from {
                origin = (turn.from, out.len());
            }
            if turn.taken == 0 || !out[origin.1..].contains(&turn) {
                out.push(turn);
            }
            ControlFlow::Continue(())
        });
    }
}
