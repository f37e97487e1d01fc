//! Endings of checkers with few pieces: who wins, and in how many plies.

mod slice;
mod solve;
#[cfg(test)]
mod tests;

use std::fmt;
use std::ops::ControlFlow;

use rules::Game as _;
use rules::checkers::Checkers;

use crate::found::{DECISIVE, Found, WIN};
use crate::knowledge::{Asked, Layer, Outlook, Progress};
use slice::{Pieces, Slices};

/// What a position seems worth that is won, but perhaps not before 40 moves a side have passed in vain.
const WON_SOMEHOW: i32 = 5_000;

/// Both sides' moves without progress after which the game is drawn.
const MOST_QUIET: u16 = 80;

/// Everything about positions with at most so many pieces.
pub(crate) struct Endings {
    most: u8,
    slices: Slices,
}

/// What a position is worth to the side to move, with the fewest plies in which the winner can force the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Result {
    /// Nobody can force a win.
    Drawn,
    /// The side to move wins.
    WonIn(u8),
    /// The side to move loses.
    LostIn(u8),
}

impl Result {
    /// 1 for a win, 0 for a draw, -1 for a loss.
    pub(crate) const fn sign(self) -> i8 {
        match self {
            Self::Drawn => 0,
            Self::WonIn(_) => 1,
            Self::LostIn(_) => -1,
        }
    }

    /// As one byte: 0 is a draw, else one more than the plies; an odd number of them is a win.
    const fn byte(self) -> u8 {
        match self {
            Self::Drawn => 0,
            Self::WonIn(plies) | Self::LostIn(plies) => plies + 1,
        }
    }

    const fn from_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Drawn,
            byte if byte % 2 == 0 => Self::WonIn(byte - 1),
            byte => Self::LostIn(byte - 1),
        }
    }
}

impl Endings {
    /// Solves all of them.
    ///
    /// # Errors
    /// What `look` breaks off with.
    pub(crate) fn solve(
        most: u8,
        look: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> ControlFlow<(), Self> {
        let mut slices = Slices::new();
        let all_pairs = Pieces::pairs(most);
        let all = all_pairs.iter().map(|pieces| pieces.places()).sum();
        let mut done = 0;
        for pieces in all_pairs {
            solve::solve(&mut slices, pieces, &mut || look(Progress { done, all }))?;
            done += pieces.places();
        }
        ControlFlow::Continue(Self { most, slices })
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        Pieces::all(self.most)
            .iter()
            .filter_map(|pieces| self.slices.bytes(*pieces))
            .flatten()
            .copied()
            .collect()
    }

    pub(crate) fn from_bytes(most: u8, mut bytes: &[u8]) -> Option<Self> {
        let mut slices = Slices::new();
        for pieces in Pieces::all(most) {
            let (slice, rest) = bytes.split_at_checked(usize::try_from(pieces.places()).ok()?)?;
            slices.put(pieces, slice.to_vec());
            bytes = rest;
        }
        bytes.is_empty().then_some(Self { most, slices })
    }

    pub(crate) fn most(&self) -> u8 {
        self.most
    }

    pub(crate) fn layers(&self) -> Vec<Layer> {
        let layer = |pieces: Pieces| {
            let mut worth = [0; 3];
            for place in 0..pieces.places() as usize {
                // Some places stand for no position.
                if pieces.position_at(place).is_some() {
                    let at = match self.slices.get(pieces, place) {
                        Result::LostIn(_) => 0,
                        Result::Drawn => 1,
                        Result::WonIn(_) => 2,
                    };
                    worth[at] += 1;
                }
            }
            Layer { name: pieces.to_string(), positions: worth.iter().sum(), worth }
        };
        Pieces::all(self.most).into_iter().map(layer).collect()
    }

    /// What is known of a position that is not over.
    #[inline]
    pub(crate) fn result(&self, position: &Checkers) -> Option<Result> {
        let [south, north] = position.score();
        if south + north > self.most {
            return None;
        }
        Some(self.slices.look_up(position))
    }

    /// What the table makes of a position. Whatever was played, it comes to a draw at least or at most, for both sides'
    /// endings by history are draws.
    pub(crate) fn outlook(&self, position: &Checkers, quiet: u16) -> Option<Outlook> {
        let result = self.result(position)?;
        let score = DECISIVE * i32::from(result.sign());
        Some(match result {
            Result::WonIn(plies) | Result::LostIn(plies) if !in_time(quiet, plies) => {
                Outlook { score, least: score.min(0), most: score.max(0) }
            }
            _ => Outlook::exactly(score),
        })
    }

    /// What may be claimed of a position. A draw stays one whatever was played before; a win only where it comes before
    /// the moves without progress run out.
    pub(crate) fn found(&self, position: &Checkers, asked: Asked) -> Option<Found> {
        let ply = asked.ply as i32;
        Some(match self.result(position)? {
            Result::Drawn => Found::certain(0),
            Result::WonIn(plies) if in_time(asked.quiet, plies) => {
                Found::certain(WIN - ply - i32::from(plies))
            }
            Result::LostIn(plies) if in_time(asked.quiet, plies) => {
                Found::certain(ply + i32::from(plies) - WIN)
            }
            Result::WonIn(plies) => Found::guess(WON_SOMEHOW - ply - i32::from(plies)),
            Result::LostIn(plies) => Found::guess(ply + i32::from(plies) - WON_SOMEHOW),
        })
    }
}

/// Whether so many plies surely end before the moves without progress run out.
fn in_time(quiet: u16, plies: u8) -> bool {
    quiet + u16::from(plies) <= MOST_QUIET
}

impl fmt::Debug for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endings").field("most", &self.most).finish_non_exhaustive()
    }
}
