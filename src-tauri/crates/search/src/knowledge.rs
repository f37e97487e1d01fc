//! What is known of a game's endings and openings before anything is searched.

mod checkers;
mod file;
mod men;
mod seeds;
mod table;

use rules::GameId;
use rules::kalah::Kalah;

use crate::found::Window;

pub use file::Unfit;
pub(crate) use men::Few;
pub use seeds::KalahBook;
use table::Held;
#[cfg(test)]
pub(crate) use table::NoShelf;
pub use table::{Layer, Progress, Shelf, Table};

/// Tables and books that a search may look things up in. It is never changed, only replaced by one that holds
/// more, and clones share what it holds. Without any of it the computer plays by search alone.
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    tables: [Option<Table>; GameId::ALL.len()],
}

impl Knowledge {
    /// Nothing at all.
    pub const NONE: Self = Self { tables: [const { None }; GameId::ALL.len()] };

    /// The same with another table, in the place of one of the same game.
    #[must_use]
    pub fn with(mut self, table: Table) -> Self {
        let game = table.game();
        self.tables[game as usize] = Some(table);
        self
    }

    /// The table of a game, if there is one.
    pub fn table(&self, game: GameId) -> Option<&Table> {
        self.tables[game as usize].as_ref()
    }

    /// The margin still to come in a position of Kalah.
    #[inline]
    pub(crate) fn kalah_margin(&self, position: &Kalah) -> Option<i8> {
        match self.table(GameId::Kalah)?.held() {
            Held::Kalah(endings) => endings.margin(position),
            _ => None,
        }
    }

    /// The same also where only the book knows it.
    pub(crate) fn kalah_outlook(&self, position: &Kalah) -> Option<i8> {
        let Held::Kalah(endings) = self.table(GameId::Kalah)?.held() else { return None };
        endings.margin(position).or_else(|| endings.book().margin(position))
    }

    /// The table of Oware.
    #[inline]
    pub(crate) fn oware(&self) -> Option<&seeds::oware::Endings> {
        match self.table(GameId::Oware)?.held() {
            Held::Oware(endings) => Some(endings),
            _ => None,
        }
    }

    /// The table of checkers.
    #[inline]
    pub(crate) fn checkers(&self) -> Option<&checkers::Endings> {
        match self.table(GameId::Checkers)?.held() {
            Held::Checkers(endings) => Some(endings),
            _ => None,
        }
    }

    /// The table of a line game.
    #[inline]
    pub(crate) fn few_men(&self, game: GameId) -> Option<&Few> {
        match self.table(game)?.held() {
            Held::Men(few) => Some(few),
            _ => None,
        }
    }
}

/// What is known of a position, seen by the side to move: a margin in internal points, or plus or minus
/// [`DECISIVE`](crate::found::DECISIVE) or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outlook {
    /// What it is worth as long as history does not interfere.
    pub(crate) score: i32,
    /// What it surely comes to at least, whatever was played.
    pub(crate) least: i32,
    /// What it surely comes to at most.
    pub(crate) most: i32,
}

impl Outlook {
    /// History makes no difference.
    pub(crate) const fn exactly(score: i32) -> Self {
        Self { score, least: score, most: score }
    }

    /// The same from the other side.
    pub(crate) const fn turned(self) -> Self {
        Self { score: -self.score, least: -self.most, most: -self.least }
    }
}

/// How a search comes to ask about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// Quiet plies up to the position. With none of them nothing that was played before matters.
    pub(crate) quiet: u16,
    /// Plies from the root.
    pub(crate) ply: usize,
    /// Plies still to be searched; at 0 or less an estimate would be made.
    pub(crate) depth: i32,
    /// What is asked about its value.
    pub(crate) window: Window,
}
