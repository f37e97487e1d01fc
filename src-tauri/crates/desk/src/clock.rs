//! The one look at the device's clock. No rule and no result hangs on it: it only dates the games in a list.

use std::time::{SystemTime, UNIX_EPOCH};

/// The last moment that the interface can write as a date, in milliseconds since 1970.
pub(crate) const LATEST: u64 = 8_640_000_000_000_000;

/// Milliseconds since 1970; 0 where the clock stands before that.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).map_or(LATEST, |now| now.min(LATEST))
}
