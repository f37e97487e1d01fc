//! Following a game place by place and turn by turn.

use crate::{Outcome, Page, eventually};

/// The selector of a place on the board.
pub fn place(number: u8) -> String {
    format!("button[data-place='{number}']")
}

/// Waits until a place can be chosen in some way.
///
/// # Errors
/// Where it never can.
pub async fn becomes(page: &Page, number: u8, choice: &str) -> Outcome {
    page.see(&format!("{}[data-choice={choice}]", place(number))).await.map(drop)
}

/// Waits until all that was played is exactly this, as the interface is told of it.
///
/// # Errors
/// Where it never is.
pub async fn played(page: &Page, game: &str, turns: &[&str]) -> Outcome {
    eventually(&format!("{turns:?} to be played"), async || {
        let view = page.game_as_told(game).await?;
        let told = view["turns"].as_array().into_iter().flatten().filter_map(|turn| turn["text"].as_str());
        Ok(told.eq(turns.iter().copied()).then_some(()))
    })
    .await
}

/// How many turns have been played.
///
/// # Errors
/// Where there is no such game.
pub async fn turns(page: &Page, game: &str) -> Outcome<usize> {
    Ok(page.game_as_told(game).await?["turns"].as_array().map_or(0, Vec::len))
}
