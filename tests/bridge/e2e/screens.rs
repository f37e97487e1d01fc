//! Going from screen to screen on a phone.

use leapsow_tests::{Outcome, Page, eventually};
use serde_json::json;

use crate::phone::{SIDEWAYS, at_home_on};

/// How far down home is left, in pixels.
const DOWN: u32 = 120;

#[tokio::test]
async fn a_screen_opened_from_far_down_home_begins_at_its_top_and_home_is_found_where_it_was_left() -> Outcome
{
    at_home_on(SIDEWAYS, "scrolling", &[], async |_, chromium| {
        let page = &chromium.page;
        for (open, screen) in [
            ("[data-action=settings]", "settings"),
            ("[data-action=statistics]", "statistics"),
            ("[data-game=kalah] [data-action=open-setup]", "setup"),
        ] {
            page.see("main[data-screen=home]").await?;
            page.run_script(&format!("window.scrollTo(0, {DOWN});")).await?;
            // A script's click: the browser's driver would scroll to what it clicks.
            page.run_script(&format!("document.querySelector('{open}').click();")).await?;
            page.see(&format!("main[data-screen={screen}]")).await?;
            lies_at(page, 0).await?;
            page.client()?.back().await?;
            page.see("main[data-screen=home]").await?;
            lies_at(page, DOWN).await?;
        }
        Ok(())
    })
    .await
}

async fn lies_at(page: &Page, down: u32) -> Outcome {
    eventually(&format!("the page to lie {down} pixels down"), async || {
        let lies = page.run_script("return Math.round(window.scrollY);").await?;
        if lies == json!(down) { Ok(Some(())) } else { Err(lies.to_string().into()) }
    })
    .await
}
