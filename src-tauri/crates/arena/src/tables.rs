//! The games' tables: built, looked at, and told about.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use rules::GameId;
use search::{Knowledge, Progress, Table};

/// How often progress is told.
const BETWEEN_REPORTS: Duration = Duration::from_secs(2);

/// Builds one game's table or all, prints its layers, and sees to it that its file is read as it was written.
pub(crate) fn print(only: Option<GameId>, extent: Option<u8>) -> Result<(), String> {
    for game in GameId::ALL.into_iter().filter(|game| only.is_none_or(|only| only == *game)) {
        let Some(extent) = extent.or(Table::extents(game).last().copied()) else { continue };
        let start = Instant::now();
        let table = build(game, extent)?;
        let time = start.elapsed().as_secs_f64();
        let bytes = table.to_bytes();
        let read = Table::from_bytes(game, &bytes).map_err(|error| format!("{game}: {error}"))?;
        if read.to_bytes() != bytes {
            return Err(format!("{game}: the table is not read as it was written"));
        }
        println!("{game} to {extent}: {} bytes, {time:.2} s", bytes.len());
        println!("{:>14} {:>12} {:>12} {:>12} {:>12}", "left", "positions", "lost", "drawn", "won");
        for layer in table.layers() {
            let [lost, drawn, won] = layer.worth;
            println!("{:>14} {:>12} {lost:>12} {drawn:>12} {won:>12}", layer.name, layer.positions);
        }
    }
    Ok(())
}

/// What a device knows of a game once its whole table is built.
pub(crate) fn whole_of_devices(game: GameId) -> Result<Knowledge, String> {
    known(game, Table::extents(game).last())
}

/// What a device knows of a game within a second.
pub(crate) fn first_of_devices(game: GameId) -> Result<Knowledge, String> {
    known(game, Table::extents(game).first())
}

fn known(game: GameId, extent: Option<&u8>) -> Result<Knowledge, String> {
    let extent = extent.ok_or_else(|| format!("{game} has no table"))?;
    Ok(Knowledge::NONE.with(build(game, *extent)?))
}

/// Builds a table and tells on standard error how far that has come.
pub(crate) fn build(game: GameId, extent: u8) -> Result<Table, String> {
    Table::build(game, extent, &mut progress(game.name())).ok_or_else(|| format!("{game} has no such table"))
}

/// Tells how far work has come, now and then.
pub(crate) fn progress(name: &str) -> impl FnMut(Progress) -> ControlFlow<()> {
    let start = Instant::now();
    let mut last = start;
    move |Progress { done, all }| {
        if last.elapsed() >= BETWEEN_REPORTS {
            last = Instant::now();
            let percent = done * 100 / all.max(1);
            eprintln!("{name}: {percent} % of {all} positions, {:.0} s", start.elapsed().as_secs_f64());
        }
        ControlFlow::Continue(())
    }
}

/// A worth in words.
pub(crate) fn said(worth: Option<i8>) -> &'static str {
    match worth {
        Some(..=-1) => "lost",
        Some(0) => "drawn",
        Some(1..) => "won",
        None => "unknown",
    }
}
