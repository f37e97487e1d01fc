//! What else fingers do at a game: take back, pause, go back.

use leapsow_bridge::tap;
use leapsow_tests::{Outcome, Saved, becomes, eventually, place, played, turns};

use crate::phone::{at_a_game, on_a_phone};

#[tokio::test]
async fn six_quick_taps_on_undo_take_back_six_turns_and_no_more_than_there_are() -> Outcome {
    at_a_game("six undos", Saved::new("oware", "A a B b C c D d"), "normal", async |page| {
        for _ in 0..6 {
            tap(page, "[data-action=undo]").await?;
        }
        played(page, "oware", &["A", "a"]).await?;
        for _ in 0..6 {
            tap(page, "[data-action=undo]").await?;
        }
        played(page, "oware", &[]).await?;
        page.see("[data-action=undo][aria-disabled=true]").await?;
        page.persons_turn().await?;
        tap(page, &place(0)).await?;
        played(page, "oware", &["A"]).await
    })
    .await
}

#[tokio::test]
async fn the_menu_pauses_the_computer_and_back_closes_the_menu() -> Outcome {
    on_a_phone("pausing", async |page| {
        page.start_game("sholo-guti", "easy").await?;
        tap(page, &place(12)).await?;
        becomes(page, 17, "step").await?;
        tap(page, &place(17)).await?;
        tap(page, "[data-action=menu]").await?;
        page.see("[data-sheet=menu]").await?;
        page.client()?.back().await?;
        page.see_no("[data-sheet=menu]").await?;
        page.see("main[data-screen=game]").await?;
        let screen = page.persons_turn().await?;
        assert_eq!(screen.turns.as_deref(), Some("2"), "one turn each");
        page.client()?.back().await?;
        page.see("main[data-screen=home]").await?;
        page.continue_game("sholo-guti").await?;
        assert_eq!(turns(page, "sholo-guti").await?, 2);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn nothing_scrolls_and_everything_to_be_pressed_is_large_enough() -> Outcome {
    const SMALL: &str = "return [...document.querySelectorAll('button')] \
        .map(button => [button.dataset.place ?? button.dataset.action, button.getBoundingClientRect()]) \
        .filter(([, { width, height }]) => Math.min(width, height) < 43.9).map(([name]) => name);";
    for game in ["sholo-guti", "checkers", "kalah", "oware", "egara-guti"] {
        at_a_game(&format!("sizes of {game}"), saved(game), "off", async |page| {
            let small = eventually("sizes", async || Ok(Some(page.run_script(SMALL).await?))).await?;
            assert_eq!(small, serde_json::json!([]), "{game}");
            let scrolls = "const page = document.scrollingElement; \
                return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;";
            assert_eq!(page.run_script(scrolls).await?, serde_json::json!(false), "{game}");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

fn saved(game: &'static str) -> Saved {
    let saved = Saved::new(game, "");
    if game == "checkers" { saved.dark() } else { saved }
}
