//! Waiting for something to become true, instead of for time to pass.

use std::time::{Duration, Instant};

use crate::{Failure, Outcome};

/// No wait of a healthy app comes near this, on however slow a machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// How soon a question is asked again.
const PAUSE: Duration = Duration::from_millis(15);

/// Asks until the answer is `Some`.
///
/// An error counts as "not yet": while a page draws itself anew, elements come and go between two questions.
///
/// # Errors
/// When patience ends; the message names what was awaited and the last error met.
pub async fn eventually<T>(what: &str, mut ask: impl AsyncFnMut() -> Outcome<Option<T>>) -> Outcome<T> {
    let start = Instant::now();
    loop {
        let obstacle: Option<Failure> = match ask().await {
            Ok(Some(answer)) => return Ok(answer),
            Ok(None) => None,
            Err(error) => Some(error),
        };
        if start.elapsed() > PATIENCE {
            let obstacle = obstacle.map(|error| format!(" ({error:?})")).unwrap_or_default();
            return Err(format!("waited {} s in vain for {what}{obstacle}", PATIENCE.as_secs()).into());
        }
        tokio::time::sleep(PAUSE).await;
    }
}
