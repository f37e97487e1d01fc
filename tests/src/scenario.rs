//! One test in the window, which leaves a picture and the page behind when it fails.

use std::fs;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;

use futures_util::FutureExt;
use serde_json::json;

use crate::{Outcome, Page, Saved, Window};

/// Runs `play` with a window of its own. Where it fails, by error or by assertion, what the window shows
/// stays behind in `target/e2e/`, in files named after the scenario.
///
/// # Errors
/// Those of `play`.
pub async fn scenario(name: &str, play: impl AsyncFnOnce(&mut Window) -> Outcome) -> Outcome {
    let mut window = Window::new()?;
    let outcome = AssertUnwindSafe(play(&mut window)).catch_unwind().await;
    if !matches!(outcome, Ok(Ok(()))) {
        leave_traces(name, &window).await;
    }
    window.kill().await?;
    outcome.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Runs `play` in a window of its own, at a game that was begun. Turns are shown at once, in English.
///
/// # Errors
/// Those of `play`, and where the game doesn't go on.
pub async fn at_a_game(name: &str, game: Saved, play: impl AsyncFnOnce(&Window) -> Outcome) -> Outcome {
    scenario(name, async |window| {
        game.lay_in(&window.saves())?;
        let settings = json!({ "speed": "off", "language": "en" });
        let settings = json!({ "version": 3, "kind": "settings", "data": settings });
        fs::write(window.saves().join("settings.json"), settings.to_string())?;
        window.start().await?;
        window.continue_game(game.game).await?;
        window.persons_turn().await?;
        play(window).await
    })
    .await
}

/// Runs `play` on a page that somebody else opened. Where it fails, what the page shows stays behind as well.
///
/// # Errors
/// Those of `play`.
pub async fn witnessed(name: &str, page: &Page, play: impl Future<Output = Outcome>) -> Outcome {
    let outcome = AssertUnwindSafe(play).catch_unwind().await;
    if !matches!(outcome, Ok(Ok(()))) {
        leave_traces(name, page).await;
    }
    outcome.unwrap_or_else(|panic| resume_unwind(panic))
}

/// As much as can still be had: the app may be gone.
async fn leave_traces(name: &str, page: &Page) {
    let traces = traces().join(name.replace(' ', "-"));
    let picture = traces.with_extension("png");
    if page.picture(&picture).await.is_ok() {
        eprintln!("what was shown: {}", picture.display());
    }
    if let Ok(client) = page.client()
        && let Ok(source) = client.source().await
    {
        let _ = fs::write(traces.with_extension("html"), source);
    }
}

fn traces() -> PathBuf {
    // A test's binary lies in target/debug/deps.
    let program = std::env::current_exe().unwrap_or_default();
    program.ancestors().nth(3).map(|target| target.join("e2e")).unwrap_or_default()
}
