//! An unfinished game goes on where it was left, however the app was left.

use leapsow_tests::{Outcome, Picker, Screen, Window, scenario};
use serde_json::Value;

/// Turns of the person before the game is left.
const TURNS: usize = 6;

#[tokio::test]
async fn kalah_goes_on_after_leaving_for_the_home_screen() -> Outcome {
    scenario("leaving kalah", async |window| goes_on_after_leaving(window, "kalah").await).await
}

#[tokio::test]
async fn sholo_guti_goes_on_after_leaving_for_the_home_screen() -> Outcome {
    scenario("leaving sholo guti", async |window| goes_on_after_leaving(window, "sholo-guti").await).await
}

#[tokio::test]
async fn kalah_goes_on_after_the_app_was_killed() -> Outcome {
    scenario("killing kalah", async |window| goes_on_after_a_kill(window, "kalah").await).await
}

#[tokio::test]
async fn sholo_guti_goes_on_after_the_app_was_killed() -> Outcome {
    scenario("killing sholo guti", async |window| goes_on_after_a_kill(window, "sholo-guti").await).await
}

#[tokio::test]
async fn a_computers_turn_cut_short_by_a_kill_is_made_after_all() -> Outcome {
    scenario("killing the thinking computer", async |window| {
        window.start().await?;
        window.start_game("sholo-guti", "easy").await?;
        window.play_turn(&mut Picker::default()).await?;
        // Whether or not the computer has answered yet, the person's turn is on the disk.
        window.kill().await?;
        window.start().await?;
        window.continue_game("sholo-guti").await?;
        let screen = window.persons_turn().await?;
        assert_eq!(screen.turns.as_deref(), Some("2"), "one turn each");
        Ok(())
    })
    .await
}

async fn goes_on_after_leaving(window: &mut Window, game: &str) -> Outcome {
    let before = begin(window, game).await?;
    window.click("[data-action=menu]").await?;
    window.click("[data-action=home]").await?;
    goes_on(window, game, before).await
}

async fn goes_on_after_a_kill(window: &mut Window, game: &str) -> Outcome {
    let before = begin(window, game).await?;
    window.kill().await?;
    window.start().await?;
    goes_on(window, game, before).await
}

/// Everything there is to know of a game: what the screen shows, and what the interface was told. But for the
/// revision, which belongs to one run of the app.
type Known = (Screen, Value);

async fn known(window: &Window, game: &str) -> Outcome<Known> {
    let screen = Screen { revision: None, ..window.persons_turn().await? };
    let mut told = window.game_as_told(game).await?;
    told["revision"].take();
    Ok((screen, told))
}

async fn begin(window: &mut Window, game: &str) -> Outcome<Known> {
    window.start().await?;
    window.start_game(game, "easy").await?;
    let mut picker = Picker::default();
    for _ in 0..TURNS {
        window.play_turn(&mut picker).await?;
    }
    known(window, game).await
}

async fn goes_on(window: &mut Window, game: &str, before: Known) -> Outcome {
    window.continue_game(game).await?;
    assert_eq!(known(window, game).await?, before);
    window.play_turn(&mut Picker::default()).await
}
