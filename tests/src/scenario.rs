//! One test in the window, which leaves a picture and the page behind when it fails.

use std::fs;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;

use futures_util::FutureExt;

use crate::{Outcome, Window};

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

/// As much as can still be had: the app may be gone.
async fn leave_traces(name: &str, window: &Window) {
    let traces = traces().join(name.replace(' ', "-"));
    let picture = traces.with_extension("png");
    if window.picture(&picture).await.is_ok() {
        eprintln!("what the window showed: {}", picture.display());
    }
    if let Ok(client) = window.client()
        && let Ok(page) = client.source().await
    {
        let _ = fs::write(traces.with_extension("html"), page);
    }
}

fn traces() -> PathBuf {
    // A test's binary lies in target/debug/deps.
    let program = std::env::current_exe().unwrap_or_default();
    program.ancestors().nth(3).map(|target| target.join("e2e")).unwrap_or_default()
}
