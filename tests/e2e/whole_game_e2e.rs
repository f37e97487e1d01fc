//! A whole game by clicks against the computer, from the home screen to the result and home again.

use leapsow_tests::{Outcome, Picker, Window, scenario};

#[tokio::test]
async fn kalah_is_played_by_clicks_to_the_result() -> Outcome {
    scenario("whole game of kalah", async |window| {
        window.start().await?;
        whole_game(window, "kalah", &["houses_empty"]).await
    })
    .await
}

#[tokio::test]
async fn sholo_guti_is_played_by_clicks_to_the_result() -> Outcome {
    scenario("whole game of sholo guti", async |window| {
        window.start().await?;
        whole_game(window, "sholo-guti", &["no_men", "no_turn", "quiet", "repetition"]).await
    })
    .await
}

async fn whole_game(window: &Window, game: &str, reasons: &[&str]) -> Outcome {
    window.start_game(game, "easy").await?;
    window.play_to_the_end(&mut Picker::default()).await?;

    let result = format!("main[data-screen=result][data-game={game}]");
    let verdict = window.attribute(&result, "data-verdict").await?;
    let reason = window.attribute(&result, "data-reason").await?;
    assert!(reasons.contains(&reason.as_str()), "{game} cannot end by {reason}");

    for (statistic, counted_by) in [("wins", "won"), ("losses", "lost"), ("draws", "drawn")] {
        let value = window.attribute(&format!("[data-statistic={statistic}]"), "data-value").await?;
        assert_eq!(
            value,
            if verdict == counted_by { "1" } else { "0" },
            "{statistic} after one game {verdict}"
        );
    }

    window.click("[data-action=home]").await?;
    window.see(&format!("main[data-screen=home] [data-game={game}]")).await?;
    window.see_no(&format!("[data-game={game}] [data-action=continue]")).await
}
