//! Games solved, and the books of openings that come of it.

use std::path::PathBuf;

use clap::Subcommand;

mod egara_guti;
mod judge;
mod kalah;

/// What is solved.
#[derive(Subcommand)]
pub(crate) enum Solve {
    /// Write the book with which Kalah is played without error from the start, as either side. What the file holds
    /// already is kept.
    Kalah(kalah::Arguments),
    /// Solve Egara-guti whole (some 6 GB of memory, half an hour and more) and write the book of its first plies.
    EgaraGuti(egara_guti::Arguments),
}

/// Where the search has its books.
fn book(game: &str) -> PathBuf {
    PathBuf::from(format!("{}/../search/src/knowledge/books/{game}.book", env!("CARGO_MANIFEST_DIR")))
}

pub(crate) fn solve(what: &Solve) -> Result<(), String> {
    match what {
        Solve::Kalah(arguments) => kalah::solve(arguments),
        Solve::EgaraGuti(arguments) => egara_guti::solve(arguments),
    }
}
