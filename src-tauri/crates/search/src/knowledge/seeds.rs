//! Tables of the sowing games, by the seeds left in the houses.

mod book;
mod index;
pub(crate) mod kalah;
pub(crate) mod oware;

pub use book::KalahBook;
use index::Index;
