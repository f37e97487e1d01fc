//! What no eye needs to look for: the page itself tells what doesn't fit.

use leapsow_tests::{Outcome, Page};

const FIND: &str = include_str!("misfits.js");

/// What doesn't fit on the page as it is now, in words.
pub(crate) async fn of(page: &Page) -> Outcome<Vec<String>> {
    Ok(serde_json::from_value(page.run_script(FIND).await?)?)
}
