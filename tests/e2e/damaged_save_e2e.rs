//! A save that cannot be read costs as little as possible, and the person is told.

use std::fs;
use std::path::PathBuf;

use leapsow_tests::{Outcome, Picker, Window, scenario};

const RUBBISH: &str = "{\"half a sav";

#[tokio::test]
async fn the_last_good_copy_takes_the_place_of_a_damaged_save() -> Outcome {
    scenario("damaged save", async |window| {
        two_games_begun(window).await?;
        fs::write(save(window, "kalah.json"), RUBBISH)?;
        window.start().await?;

        window.see("[data-notice=restored]").await?;
        assert_eq!(fs::read_to_string(save(window, "kalah.damaged-1.json"))?, RUBBISH);
        window.continue_game("kalah").await?;
        window.persons_turn().await?;
        window.play_turn(&mut Picker::default()).await
    })
    .await
}

#[tokio::test]
async fn a_game_lost_with_its_copy_is_reported_and_the_others_go_on() -> Outcome {
    scenario("lost save", async |window| {
        two_games_begun(window).await?;
        for file in ["kalah.json", "kalah.json.bak"] {
            fs::write(save(window, file), RUBBISH)?;
        }
        window.start().await?;

        window.see("[data-notice=lost]").await?;
        window.see_no("[data-game=kalah] [data-action=continue]").await?;
        window.click("[data-notice=lost] [data-action=dismiss]").await?;
        window.see_no("[data-notice]").await?;
        window.continue_game("sholo-guti").await?;
        window.persons_turn().await?;
        Ok(())
    })
    .await
}

/// One game of each kind with a few turns, and the app gone.
async fn two_games_begun(window: &mut Window) -> Outcome {
    window.start().await?;
    for game in ["sholo-guti", "kalah"] {
        window.start_game(game, "easy").await?;
        let mut picker = Picker::default();
        for _ in 0..2 {
            window.play_turn(&mut picker).await?;
        }
        window.persons_turn().await?;
        window.click("[data-action=menu]").await?;
        window.click("[data-action=home]").await?;
        window.see("main[data-screen=home]").await?;
    }
    window.kill().await
}

fn save(window: &Window, file: &str) -> PathBuf {
    window.saves().join(file)
}
