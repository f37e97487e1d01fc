//! A whole game by clicks against the computer, from the home screen to the result and home again.

use leapsow_tests::{Outcome, Picker, scenario};

#[tokio::test]
async fn sholo_guti_is_played_by_clicks_to_the_result() -> Outcome {
    whole_game("sholo-guti", &["no_men", "no_turn", "quiet", "repetition"]).await
}

#[tokio::test]
async fn checkers_is_played_by_clicks_to_the_result() -> Outcome {
    whole_game("checkers", &["no_men", "no_turn", "no_progress", "repetition"]).await
}

#[tokio::test]
async fn kalah_is_played_by_clicks_to_the_result() -> Outcome {
    whole_game("kalah", &["houses_empty"]).await
}

#[tokio::test]
async fn oware_is_played_by_clicks_to_the_result() -> Outcome {
    whole_game("oware", &["majority", "all_captured_even", "cannot_feed", "repetition", "quiet"]).await
}

#[tokio::test]
async fn egara_guti_is_played_by_clicks_to_the_result() -> Outcome {
    whole_game("egara-guti", &["no_men", "no_turn", "quiet", "repetition"]).await
}

async fn whole_game(game: &str, reasons: &[&str]) -> Outcome {
    scenario(&format!("whole game of {game}"), async |window| {
        window.start().await?;
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
                "{statistic} after a game {verdict}"
            );
        }

        window.click("[data-action=home]").await?;
        window.see(&format!("main[data-screen=home] [data-game={game}]")).await?;
        window.see_no(&format!("[data-game={game}] [data-action=continue]")).await
    })
    .await
}
