//! All positions of a line game with few men.

use std::fmt;
use std::ops::ControlFlow;

use rules::leap::LineRules;

use super::board::{Board, Stand};
use super::layer::Layers;
use super::openings::{self, Openings};
use super::{Worth, solve};
use crate::found::{DECISIVE, Found, HELD_WIN, TABLE_WIN};
use crate::knowledge::{Asked, Layer, Outlook, Progress, Shelf};

/// What a position that is won or lost against the count of men seems worth where nothing shows how.
const WON_SOMEHOW: i32 = 5_000;

/// The layers of all positions with at most so many men on the board.
pub(crate) struct Few {
    most: u8,
    most_a_side: usize,
    layers: Layers,
    openings: Option<Openings>,
}

impl Few {
    /// Solves all of them. `look` is told how far the work has come.
    ///
    /// # Errors
    /// What `look` breaks off with.
    pub(crate) fn solve<R: LineRules>(
        most: u8,
        shelf: &mut dyn Shelf,
        look: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> ControlFlow<(), Self> {
        let mut few = Self::empty::<R>(most);
        let board = Board::new::<R>();
        let all = few.pairs().iter().map(|(own, enemy)| few.layers.places(*own, *enemy)).sum();
        let mut done = 0;
        for (own, enemy) in few.pairs() {
            let both = if own == enemy { &[(own, enemy)][..] } else { &[(own, enemy), (enemy, own)] };
            if !both.iter().all(|(own, enemy)| few.take(shelf, *own, *enemy)) {
                solve(&board, &mut few.layers, own, enemy, &mut || look(Progress { done, all }))?;
                for (own, enemy) in both {
                    shelf.put(&layer_name(*own, *enemy), few.layers.bytes(*own, *enemy).unwrap_or_default());
                }
            }
            done += few.layers.places(own, enemy);
        }
        ControlFlow::Continue(few)
    }

    /// Takes a layer from the shelf, if it is there.
    fn take(&mut self, from: &mut dyn Shelf, own: usize, enemy: usize) -> bool {
        let bytes = from.take(&layer_name(own, enemy));
        let fitting = bytes.filter(|bytes| bytes.len() == self.layers.size(own, enemy));
        fitting.map(|bytes| self.layers.put_bytes(own, enemy, bytes)).is_some()
    }

    fn empty<R: LineRules>(most: u8) -> Self {
        let most = most.min(2 * R::MEN);
        let most_a_side = usize::from(R::MEN.min(most.saturating_sub(1)));
        Self { most, most_a_side, layers: Layers::new(R::SHAPE, most_a_side), openings: None }
    }

    /// The same with a book of openings, if it is one of this game.
    pub(crate) fn with_book<R: LineRules>(mut self, book: &[u8]) -> Self {
        self.openings = Openings::read(&Board::new::<R>(), &self.layers.sets, start::<R>(), book);
        self
    }

    /// Writes the book of the first plies, if all positions in it are known.
    pub(crate) fn book<R: LineRules>(&self, plies: u8) -> Option<Vec<u8>> {
        let worth = |stand| self.layers.worth(stand);
        openings::write(&Board::new::<R>(), &self.layers.sets, start::<R>(), plies, worth)
    }

    /// The counts of men of each pair of layers, the larger first, in the order in which they are solved.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let counts = (2..=usize::from(self.most))
            .flat_map(|men| (men.div_ceil(2)..men).map(move |own| (own, men - own)));
        counts.filter(|(own, _)| *own <= self.most_a_side).collect()
    }

    /// The counts of men of each layer, in the order in which they are written.
    fn counts(&self) -> Vec<(usize, usize)> {
        let both =
            |(own, enemy)| if own == enemy { vec![(own, enemy)] } else { vec![(own, enemy), (enemy, own)] };
        self.pairs().into_iter().flat_map(both).collect()
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let layers = self.counts().into_iter().filter_map(|(own, enemy)| self.layers.bytes(own, enemy));
        layers.flatten().copied().collect()
    }

    pub(crate) fn from_bytes<R: LineRules>(most: u8, mut bytes: &[u8]) -> Option<Self> {
        let mut few = Self::empty::<R>(most);
        if few.most != most {
            return None;
        }
        for (own, enemy) in few.counts() {
            let (layer, rest) = bytes.split_at_checked(few.layers.size(own, enemy))?;
            few.layers.put_bytes(own, enemy, layer.to_vec());
            bytes = rest;
        }
        bytes.is_empty().then_some(few)
    }

    pub(crate) fn most(&self) -> u8 {
        self.most
    }

    pub(crate) fn layers(&self) -> Vec<Layer> {
        let layer = |(own, enemy)| {
            let worth = self.layers.counts(own, enemy);
            Layer { name: layer_name(own, enemy), positions: self.layers.places(own, enemy), worth }
        };
        self.counts().into_iter().map(layer).collect()
    }

    /// What a position is worth to the side to move with no quiet ply yet.
    #[inline]
    pub(crate) fn worth(&self, own: u64, enemy: u64) -> Option<Worth> {
        if own.count_ones() + enemy.count_ones() > u32::from(self.most) {
            return None;
        }
        self.layers.worth(Stand { own, enemy })
    }

    /// What the tables, and the book of openings, make of a position.
    ///
    /// After a quiet ply it surely comes to no less than the worse of what it is worth and of what the count of men
    /// would make of it, and to no more than the better of the two.
    pub(crate) fn outlook(&self, own: u64, enemy: u64, quiet: u16) -> Option<Outlook> {
        let in_book = || self.openings.as_ref()?.worth(&self.layers.sets, Stand { own, enemy });
        let worth = self.worth(own, enemy).or_else(in_book)?;
        let by_men = if quiet == 0 {
            worth
        } else {
            Worth::of_men(own.count_ones() as usize, enemy.count_ones() as usize)
        };
        let score = |worth| match worth {
            Worth::Lost => -DECISIVE,
            Worth::Drawn => 0,
            Worth::Won => DECISIVE,
        };
        Some(Outlook { score: score(worth), least: score(worth.min(by_men)), most: score(worth.max(by_men)) })
    }

    /// What may be claimed of a position.
    ///
    /// Right after a capture it is worth just what the table says. Later some of the quiet plies are used up and
    /// positions may stand again; then only the side that has what it wants anyway if nobody captures any more
    /// can be sure to keep it. And a win that was only kept is no progress: those are told where the search ends.
    #[inline]
    pub(crate) fn found(&self, own: u64, enemy: u64, asked: Asked) -> Option<Found> {
        let worth = self.worth(own, enemy)?;
        let ply = asked.ply as i32;
        if asked.quiet == 0 {
            return Some(Found::certain(match worth {
                Worth::Lost => ply - TABLE_WIN,
                Worth::Drawn => 0,
                Worth::Won => TABLE_WIN - ply,
            }));
        }
        let by_men = Worth::of_men(own.count_ones() as usize, enemy.count_ones() as usize);
        let (at_least, at_most) = (worth <= by_men, worth >= by_men);
        match worth {
            Worth::Drawn => Some(Found { score: 0, at_least, at_most }),
            _ if asked.depth > 0 => None,
            Worth::Won if at_least => Some(Found { score: HELD_WIN - ply, at_least: true, at_most: false }),
            Worth::Lost if at_most => Some(Found { score: ply - HELD_WIN, at_least: false, at_most: true }),
            Worth::Won => Some(Found::guess(WON_SOMEHOW - ply)),
            Worth::Lost => Some(Found::guess(ply - WON_SOMEHOW)),
        }
    }
}

/// Men of the side to move, then of the other.
fn layer_name(own: usize, enemy: usize) -> String {
    format!("{own}-{enemy}")
}

/// The start position.
fn start<R: LineRules>() -> Stand {
    let own = (1 << R::MEN) - 1;
    Stand { own, enemy: own << (R::SHAPE.points() - R::MEN) }
}

impl fmt::Debug for Few {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Few").field("most", &self.most).finish_non_exhaustive()
    }
}
