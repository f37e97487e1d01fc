//! One piece's capture, jump by jump.

use std::ops::ControlFlow;

use super::squares::{Squares, WAYS, Way, ahead, go, number};
use super::{Checkers, Turn};
use crate::Path;

/// A capturing piece part of the way along its chain.
///
/// Jumped pieces leave the board only when the turn ends: they are no longer `prey`, but not `empty`
/// either, so they are not jumped twice and block landing. (That block is never felt: a chain lands on every
/// other row and jumps the pieces on the rows between.) The piece's own origin is empty.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    origin: Squares,
    /// Where the piece stands now.
    pub(super) at: Squares,
    /// What it has jumped.
    pub(super) taken: Squares,
    prey: Squares,
    empty: Squares,
    /// A man keeps its ways to the turn's end. Crowning ends the turn by itself: from the far row no way leads
    /// ahead.
    ways: &'static [Way],
}

/// A jump over one square to the next behind it.
#[derive(Clone, Copy)]
pub(super) struct Jump {
    /// The piece that is jumped.
    pub(super) over: Squares,
    /// The landing.
    pub(super) to: Squares,
}

impl Chain {
    /// Before the first jump of the side to move's piece on the one square `from`.
    pub(super) fn new(position: &Checkers, from: Squares) -> Self {
        let king = position.kings & from != 0;
        Self {
            origin: from,
            at: from,
            taken: 0,
            prey: position.theirs(),
            empty: position.empty() | from,
            ways: if king { &WAYS } else { ahead(position.side) },
        }
    }

    /// The jumps it may make next; it must make one if there are any.
    #[inline]
    pub(super) fn jumps(self) -> impl Iterator<Item = Jump> {
        self.ways.iter().filter_map(move |&way| {
            let over = go(way, self.at) & self.prey;
            let to = go(way, over) & self.empty;
            (to != 0).then_some(Jump { over, to })
        })
    }

    /// After one of its [`Chain::jumps`].
    #[inline]
    pub(super) fn after(self, jump: Jump) -> Self {
        Self { at: jump.to, taken: self.taken | jump.over, prey: self.prey ^ jump.over, ..self }
    }

    /// The jump that lands on this square, if it may be made.
    pub(super) fn jump_to(self, square: Squares) -> Option<Jump> {
        self.jumps().find(|jump| jump.to == square)
    }

    /// Whether it can jump on, and so must.
    #[inline]
    pub(super) fn goes_on(self) -> bool {
        self.jumps().next().is_some()
    }

    /// The turn that ends here.
    pub(super) fn turn(self) -> Turn {
        Turn { from: number(self.origin), to: number(self.at), taken: self.taken }
    }

    /// How many ways there are to end the chain.
    pub(super) fn count(self) -> u64 {
        let on: u64 = self.jumps().map(|jump| self.after(jump).count()).sum();
        if on == 0 { u64::from(self.taken != 0) } else { on }
    }

    /// Visits every way to end the chain, with `path` leading here; a chain that has not begun is none.
    /// The path is handed back as it came unless a visit breaks off.
    pub(super) fn ends<B>(
        self,
        path: &mut Path,
        visit: &mut impl FnMut(Self, &Path) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut goes_on = false;
        for jump in self.jumps() {
            goes_on = true;
            path.push(number(jump.to));
            self.after(jump).ends(path, visit)?;
            path.pop();
        }
        if goes_on || self.taken == 0 { ControlFlow::Continue(()) } else { visit(self, path) }
    }
}
