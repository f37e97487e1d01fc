//! What else fingers do at a game: take back, pause, go back.

use leapsow_bridge::tap;
use leapsow_tests::{Outcome, Saved, becomes, place, played, turns};

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
