//! Whole games by taps, from the home screen to the result.

use leapsow_bridge::tap;
use leapsow_tests::{Outcome, Page, Picker};
use serde_json::json;

use crate::phone::on_a_phone;

#[tokio::test]
async fn sholo_guti_is_played_by_taps_to_its_result() -> Outcome {
    whole_game("sholo-guti").await
}

#[tokio::test]
async fn checkers_is_played_by_taps_to_its_result() -> Outcome {
    whole_game("checkers").await
}

#[tokio::test]
async fn kalah_is_played_by_taps_to_its_result() -> Outcome {
    whole_game("kalah").await
}

#[tokio::test]
async fn oware_is_played_by_taps_to_its_result() -> Outcome {
    whole_game("oware").await
}

#[tokio::test]
async fn egara_guti_is_played_by_taps_to_its_result() -> Outcome {
    whole_game("egara-guti").await
}

#[tokio::test]
async fn two_players_with_names_play_by_taps_on_a_board_that_turns_and_change_no_statistics() -> Outcome {
    on_a_phone("two players by taps", async |page| {
        hasten(page).await?;
        tap(page, "[data-game=egara-guti] [data-action=open-setup]").await?;
        tap(page, "[data-opponent=two-players]").await?;
        tap(page, "[data-setting=turn-board]").await?;
        for (field, name) in [("name-south", "Anna"), ("name-north", "Борис")] {
            page.see(&format!("[data-field={field}]")).await?.send_keys(name).await?;
        }
        tap(page, "[data-action=play]").await?;
        let asked = page.text("main[data-screen=game] [data-role=status]").await?;
        assert_eq!(asked, "Anna (light): your turn");
        let middle = "const board = document.querySelector('[role=group]').getBoundingClientRect(); \
            const first = document.querySelector('[data-place=\"1\"]').getBoundingClientRect(); \
            return first.top > board.top + board.height / 2;";
        assert_eq!(page.run_script(middle).await?, json!(true), "South's end is near");
        let mut picker = Picker::default();
        page.play_turn_by(&mut picker, async |place| tap(page, place).await).await?;
        page.see("main[data-to-move=north][data-phase=idle]").await?;
        let asked = page.text("[data-role=status]").await?;
        assert!(asked.starts_with("Борис (dark): "), "{asked}");
        assert_eq!(page.run_script(middle).await?, json!(false), "the board has turned to North");
        play_on(page, &mut picker).await?;
        let text = page.text("main[data-screen=result]").await?;
        assert!(text.contains("Anna") && text.contains("Борис"), "{text}");
        assert_eq!(page.invoke("statistics", &json!({})).await?, Ok(json!([])));
        Ok(())
    })
    .await
}

async fn whole_game(game: &str) -> Outcome {
    on_a_phone(&format!("whole game of {game} by taps"), async |page| {
        hasten(page).await?;
        page.start_game(game, "easy").await?;
        play_on(page, &mut Picker::default()).await?;
        let verdict = page.attribute("main[data-screen=result]", "data-verdict").await?;
        let statistics =
            page.invoke("statistics", &json!({})).await?.map_err(|refusal| refusal.to_string())?;
        assert_eq!(statistics.pointer("/0/recent/0/verdict"), Some(&json!(verdict)), "{statistics}");
        Ok(())
    })
    .await
}

/// Shows turns at once: how they are shown is tested elsewhere.
async fn hasten(page: &Page) -> Outcome {
    page.see("main[data-screen=home]").await?;
    let settings = json!({ "settings": { "speed": "off", "language": "en" } });
    page.invoke("set_settings", &settings).await?.map_err(|refusal| refusal.to_string())?;
    page.client()?.refresh().await?;
    page.see("main[data-screen=home]").await?;
    Ok(())
}

async fn play_on(page: &Page, picker: &mut Picker) -> Outcome {
    while page.persons_turn().await?.screen != "result" {
        page.play_turn_by(picker, async |place| tap(page, place).await).await?;
    }
    Ok(())
}
