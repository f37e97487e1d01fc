//! Where one table comes from: the disk, or else work.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use rules::GameId;
use search::Table;
use store::Cache;

/// Hands a game's tables to `put`, each larger than the one before.
pub(crate) fn fetch(game: GameId, cache: Option<&Cache>, closing: &AtomicBool, put: &mut impl FnMut(Table)) {
    let extents = Table::extents(game);
    let Some(&whole) = extents.last() else { return };
    let file = format!("{}.table", game.name());
    let kept = cache.and_then(|cache| cache.read(&file));
    if let Some(table) = kept.and_then(|bytes| Table::from_bytes(game, &bytes).ok())
        && table.extent() == whole
    {
        return put(table);
    }
    let mut look = |_| {
        if closing.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    for &extent in extents {
        let Some(table) = Table::build(game, extent, &mut look) else { return };
        put(table.clone());
        if extent == whole
            && let Some(cache) = cache
        {
            // Where the disk takes it not, it is built again another time.
            let _ = cache.write(&file, &table.to_bytes());
        }
    }
}
