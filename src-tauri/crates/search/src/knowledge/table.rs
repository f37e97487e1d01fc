//! A table as its users see it: built, put into bytes, taken out of them.

use std::ops::ControlFlow;
use std::sync::Arc;

use rules::egara_guti::EgaraGutiRules;
use rules::leap::{LineRules, Men};
use rules::sholo_guti::SholoGutiRules;
use rules::{AnyGame, Game as _, GameId};

use super::checkers;
use super::file::{self, Unfit};
use super::men::Few;
use super::seeds::kalah::Endings;
use super::seeds::oware;

/// Made by `arena solve egara-guti`.
static EGARA_GUTI_BOOK: &[u8] = include_bytes!("books/egara-guti.book");

/// All endings of one game with few men or seeds left, solved. Clones are the same table.
#[derive(Clone, Debug)]
pub struct Table {
    game: GameId,
    held: Held,
}

#[derive(Clone, Debug)]
pub(super) enum Held {
    Kalah(Arc<Endings>),
    Men(Arc<Few>),
    Checkers(Arc<checkers::Endings>),
    Oware(Arc<oware::Endings>),
}

/// How far work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions done, roughly.
    pub done: u64,
    /// All there are.
    pub all: u64,
}

/// A part of a table, for whoever looks at it as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// What is left on the board: men of the side to move and of the other, or seeds.
    pub name: String,
    /// How many positions it holds.
    pub positions: u64,
    /// How many of them the side to move loses, draws and wins.
    pub worth: [u64; 3],
}

/// Where the parts of a table are kept while it is built, by name.
pub trait Shelf {
    /// Takes a part that was put here.
    fn take(&mut self, name: &str) -> Option<Vec<u8>>;

    /// Puts a part here.
    fn put(&mut self, name: &str, bytes: &[u8]);
}

/// A shelf that keeps nothing.
pub(crate) struct NoShelf;

impl Shelf for NoShelf {
    fn take(&mut self, _: &str) -> Option<Vec<u8>> {
        None
    }

    fn put(&mut self, _: &str, _: &[u8]) {}
}

impl Table {
    /// The sizes in which a game's table is built on a device, one after the other: few men or seeds first, so that
    /// something is known, and the book of openings at hand, in well under a second. Those that follow take up to some
    /// fifteen.
    pub const fn extents(game: GameId) -> &'static [u8] {
        match game {
            GameId::Kalah => &[12, 17],
            GameId::EgaraGuti => &[6, 8],
            GameId::SholoGuti => &[4, 5],
            GameId::Checkers => &[3, 4],
            GameId::Oware => &[7, 10, 12],
        }
    }

    /// Builds the table of all endings with at most `extent` men or seeds on the board. `look` is told now and then
    /// how far the work has come, and may break off. `None` where it did, and where the game has
    /// no such table.
    pub fn build(
        game: GameId,
        extent: u8,
        look: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Option<Self> {
        Self::build_with(game, extent, &mut NoShelf, look)
    }

    /// As [`Table::build`], with a shelf for the parts: those of a table that takes long to build are taken from it
    /// where they are there, else put there.
    pub fn build_with(
        game: GameId,
        extent: u8,
        shelf: &mut dyn Shelf,
        look: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Option<Self> {
        let built = match game {
            GameId::Kalah => {
                Endings::solve(extent, look).map_continue(|endings| Held::Kalah(Arc::new(endings)))
            }
            GameId::EgaraGuti => Few::solve::<EgaraGutiRules>(extent, shelf, look)
                .map_continue(|few| Held::Men(Arc::new(few.with_book::<EgaraGutiRules>(EGARA_GUTI_BOOK)))),
            GameId::SholoGuti => {
                Few::solve::<SholoGutiRules>(extent, shelf, look).map_continue(|few| Held::Men(Arc::new(few)))
            }
            GameId::Checkers => checkers::Endings::solve(extent, look)
                .map_continue(|endings| Held::Checkers(Arc::new(endings))),
            GameId::Oware => {
                oware::Endings::solve(extent, look).map_continue(|endings| Held::Oware(Arc::new(endings)))
            }
        };
        built.continue_value().map(|held| Self { game, held })
    }

    /// The table's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let contents = match &self.held {
            Held::Kalah(endings) => endings.bytes(),
            Held::Men(few) => few.bytes(),
            Held::Checkers(endings) => endings.bytes(),
            Held::Oware(endings) => endings.bytes(),
        };
        file::pack(self.game, self.extent(), &contents)
    }

    /// Takes a table out of its file.
    ///
    /// # Errors
    /// [`Unfit`] for anything but a whole file of this game's table, as this version of the program writes it.
    pub fn from_bytes(game: GameId, bytes: &[u8]) -> Result<Self, Unfit> {
        let (extent, contents) = file::unpack(game, bytes)?;
        let held = match game {
            GameId::Kalah => {
                Endings::from_bytes(extent, contents).map(|endings| Held::Kalah(Arc::new(endings)))
            }
            GameId::EgaraGuti => Few::from_bytes::<EgaraGutiRules>(extent, contents)
                .map(|few| Held::Men(Arc::new(few.with_book::<EgaraGutiRules>(EGARA_GUTI_BOOK)))),
            GameId::SholoGuti => {
                Few::from_bytes::<SholoGutiRules>(extent, contents).map(|few| Held::Men(Arc::new(few)))
            }
            GameId::Checkers => checkers::Endings::from_bytes(extent, contents)
                .map(|endings| Held::Checkers(Arc::new(endings))),
            GameId::Oware => {
                oware::Endings::from_bytes(extent, contents).map(|endings| Held::Oware(Arc::new(endings)))
            }
        };
        held.map(|held| Self { game, held }).ok_or(Unfit::Size)
    }

    /// Which game it is of.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Men or seeds on the board up to which every position is in it.
    pub fn extent(&self) -> u8 {
        match &self.held {
            Held::Kalah(endings) => endings.most(),
            Held::Men(few) => few.most(),
            Held::Checkers(endings) => endings.most(),
            Held::Oware(endings) => endings.most(),
        }
    }

    /// What a position is worth to the side to move, were no quiet ply played yet: 1 is a win, 0 a draw, -1 a loss; in
    /// Kalah the margin still to come, in Oware the final one. `None` where it is not in the table or over, and where
    /// the table has no more than bounds.
    pub fn worth(&self, line: &AnyGame) -> Option<i8> {
        fn of_men<R: LineRules>(few: &Few, position: &Men<R>) -> Option<i8> {
            let side = position.side();
            position
                .ending()
                .is_none()
                .then(|| few.worth(position.men(side), position.men(!side)))?
                .map(|worth| worth as i8 - 1)
        }
        match (line, &self.held) {
            (AnyGame::Kalah(line), Held::Kalah(endings)) => endings.margin(line.position()),
            (AnyGame::Checkers(line), Held::Checkers(endings)) if line.position().ending().is_none() => {
                Some(endings.result(line.position())?.sign())
            }
            (AnyGame::Oware(line), Held::Oware(endings)) if line.position().ending().is_none() => {
                endings.bounds(line.position())?.exact()
            }
            (AnyGame::EgaraGuti(line), Held::Men(few)) => of_men(few, line.position()),
            (AnyGame::SholoGuti(line), Held::Men(few)) => of_men(few, line.position()),
            _ => None,
        }
    }

    /// Writes a book of the first plies: what every position is worth that any play of them leads to. `None` where
    /// the game has no such book or the table does not know them all.
    pub fn book(&self, plies: u8) -> Option<Vec<u8>> {
        match (self.game, &self.held) {
            (GameId::EgaraGuti, Held::Men(few)) => few.book::<EgaraGutiRules>(plies),
            _ => None,
        }
    }

    /// Its parts, those with the fewest men or seeds first. This looks at every position.
    pub fn layers(&self) -> Vec<Layer> {
        match &self.held {
            Held::Kalah(endings) => endings.layers(),
            Held::Men(few) => few.layers(),
            Held::Checkers(endings) => endings.layers(),
            Held::Oware(endings) => endings.layers(),
        }
    }

    #[cfg(test)]
    pub(super) fn of_men(game: GameId, few: Few) -> Self {
        Self { game, held: Held::Men(Arc::new(few)) }
    }

    pub(super) fn held(&self) -> &Held {
        &self.held
    }
}
