//! What the window says aloud: the live region, as it changes.

use leapsow_tests::{Outcome, Saved, Window, at_a_game, eventually, place};

/// Writes down what the live region has said; a reader says what is new in it.
const LISTEN: &str = "window.said = []; const region = document.querySelector('[role=log]'); \
    new MutationObserver(changes => window.said.push(...changes.flatMap(({ addedNodes }) => \
            [...addedNodes].map(node => node.textContent)))).observe(region, { childList: true });";

#[tokio::test]
async fn another_turn_is_said_and_who_has_it() -> Outcome {
    let game = Saved::new("kalah", "").named("Anna", "Boris");
    at_a_game("saying another turn", game, async |window| {
        window.run_script(LISTEN).await?;
        window.click(&place(2)).await?;
        says(window, "Anna: C. C ended in the store. Anna (A–F): sow again.").await?;
        window.click(&place(0)).await?;
        says(window, "Anna: A. Boris (a–f): your turn.").await
    })
    .await
}

#[tokio::test]
async fn a_capture_of_seeds_is_said_with_its_number_and_a_grand_slam_with_its_reason() -> Outcome {
    const CAPTURES: &str = "A b E e F a C c A b C f F b C c A e C f E d F c C f A d C e D e B f";
    let game = Saved::new("oware", CAPTURES).named("Anna", "Boris");
    at_a_game("saying a capture", game, async |window| {
        window.run_script(LISTEN).await?;
        window.click(&place(5)).await?;
        says(window, "Anna: F. Captures 8 seeds. Boris (a–f): your turn.").await?;
        window.click("[data-action=undo]").await?;
        says(window, "Taken back. Anna (A–F): your turn.").await?;
        window.click(&place(4)).await?;
        says(
            window,
            "Anna: E. It would have captured everything, so it captures nothing. Boris (a–f): your turn.",
        )
        .await
    })
    .await
}

#[tokio::test]
async fn a_chain_is_said_with_what_it_took_and_the_end_with_the_winner_and_the_reason() -> Outcome {
    const LAST_BUT_ONE: &str = "13-19 25-20 19x21 29-25 21x29x19 31-25 19x31x29x17 27-23 17x27x29x17 26-21 16x26 \
        34-29 26-25 29-23 17x29 37-34 29x37 32-29 25x32x34 35-32";
    let game = Saved::new("sholo-guti", LAST_BUT_ONE).named("Anna", "Boris");
    at_a_game("saying the end", game, async |window| {
        window.run_script(LISTEN).await?;
        for number in [37, 29] {
            window.click(&place(number)).await?;
        }
        window.see("main[data-screen=result]").await?;
        says(window, "Anna: 37 – 35 – 29. Captures 2 men. Anna won. Boris lost all their men.").await
    })
    .await
}

#[tokio::test]
async fn the_same_words_are_said_again() -> Outcome {
    at_a_game("saying it again", Saved::new("oware", "A b B c"), async |window| {
        window.run_script(LISTEN).await?;
        for times in 1..=2 {
            window.click("[data-action=undo]").await?;
            eventually("the undo to be said", async || {
                let undone = said(window).await?;
                let undone = undone.iter().filter(|text| text.starts_with("Taken back.")).count();
                Ok((undone == times).then_some(()))
            })
            .await?;
        }
        let undone = said(window).await?;
        assert_eq!(undone[0].trim(), undone[1].trim());
        assert_ne!(undone[0], undone[1], "a screen reader says what has changed");
        Ok(())
    })
    .await
}

/// Waits until the window has said this.
async fn says(window: &Window, sentence: &str) -> Outcome {
    eventually(&format!("“{sentence}” to be said"), async || {
        let said = said(window).await?;
        let is_said = said.iter().any(|text| text.trim() == sentence);
        if is_said { Ok(Some(())) } else { Err(format!("{said:?}").into()) }
    })
    .await
}

/// All that the window has said since it was listened to.
async fn said(window: &Window) -> Outcome<Vec<String>> {
    let said = window.run_script("return window.said.filter(text => text.trim());").await?;
    Ok(serde_json::from_value(said)?)
}
