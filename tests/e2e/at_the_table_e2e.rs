//! What else happens at a board: two players, taking back, giving up, a phone's window, two languages.

use leapsow_tests::{Outcome, Picker, Window, scenario};
use serde_json::{Value, json};

#[tokio::test]
async fn two_players_share_the_device_and_change_no_statistics() -> Outcome {
    scenario("two players", async |window| {
        window.start().await?;
        window.click("[data-game=kalah] [data-action=open-setup]").await?;
        window.click("[data-opponent=two-players]").await?;
        window.click("[data-action=play]").await?;
        window.play_to_the_end(&mut Picker::default()).await?;
        let verdict = window.attribute("main[data-screen=result]", "data-verdict").await?;
        assert!(["south-won", "north-won", "drawn"].contains(&verdict.as_str()), "{verdict}");
        assert_eq!(statistics(window).await?, json!([]));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn an_undo_and_its_mark_outlive_a_kill() -> Outcome {
    scenario("undo and kill", async |window| {
        window.start().await?;
        window.start_game("kalah", "easy").await?;
        let mut picker = Picker::default();
        window.play_turn(&mut picker).await?;
        let played = window.persons_turn().await?;
        window.click("[data-action=undo]").await?;
        window.see("[data-unranked]").await?;
        let undone = window.persons_turn().await?;
        assert!(undone.turns < played.turns, "{:?} after {:?}", undone.turns, played.turns);

        window.kill().await?;
        window.start().await?;
        window.continue_game("kalah").await?;
        window.see("[data-unranked]").await?;
        assert_eq!(window.persons_turn().await?.places, undone.places);
        window.play_turn(&mut picker).await
    })
    .await
}

#[tokio::test]
async fn a_new_game_over_an_unfinished_one_asks_once_and_counts_as_resigning() -> Outcome {
    scenario("resigning", async |window| {
        window.start().await?;
        window.start_game("sholo-guti", "easy").await?;
        window.play_turn(&mut Picker::default()).await?;
        window.persons_turn().await?;
        window.click("[data-action=menu]").await?;
        window.click("[data-sheet=menu] [data-action=new-game]").await?;
        window.click("[role=alertdialog] :not([data-deaf]) > [data-action=confirm]").await?;
        window.click("main[data-screen=setup] [data-action=play]").await?;
        window.see("main[data-screen=game][data-turns='0']").await?;
        let statistics = statistics(window).await?;
        assert_eq!(statistics.pointer("/0/levels/0/losses"), Some(&json!(1)), "{statistics}");
        assert_eq!(statistics.pointer("/0/recent/0/reason"), Some(&json!("resigned")), "{statistics}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn on_a_window_of_a_phones_size_nothing_scrolls_during_play() -> Outcome {
    scenario("phone-sized window", async |window| {
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        window.resize(360, 640).await?;
        for game in ["sholo-guti", "checkers", "kalah", "oware", "egara-guti"] {
            window.start_game(game, "easy").await?;
            window.play_turn(&mut Picker::default()).await?;
            window.persons_turn().await?;
            let fits = "const page = document.scrollingElement;
                return [page.scrollHeight <= innerHeight, page.scrollWidth <= innerWidth];";
            assert_eq!(window.run_script(fits).await?, json!([true, true]), "{game}");
            window.click("[data-action=menu]").await?;
            window.click("[data-sheet=menu] [data-action=home]").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_language_changes_at_once_and_stays() -> Outcome {
    scenario("languages", async |window| {
        window.start().await?;
        for (language, settings) in [("ru", "Настройки"), ("en", "Settings"), ("ru", "Настройки")]
        {
            window.click("main[data-screen=home] [data-action=settings]").await?;
            window.click(&format!("[data-language={language}]")).await?;
            window.see(&format!("html[lang={language}]")).await?;
            assert_eq!(window.text("main[data-screen=settings] h1").await?, settings);
            window.click("[data-action=back]").await?;
        }
        window.kill().await?;
        window.start().await?;
        window.see("html[lang=ru] main[data-screen=home]").await?;
        Ok(())
    })
    .await
}

async fn statistics(window: &Window) -> Outcome<Value> {
    window.invoke("statistics", &json!({})).await?.map_err(|refusal| refusal.to_string().into())
}
