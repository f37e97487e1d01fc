//! The computer thinks off the interface's thread: nothing waits for it.

use leapsow_tests::{Outcome, Picker, eventually, scenario};

/// Counts the frames that are drawn while the computer thinks.
const COUNT_FRAMES: &str = "
    window.framesWhileThinking = 0;
    const count = () => {
        if (document.querySelector('main')?.dataset.phase === 'thinking') window.framesWhileThinking += 1;
        requestAnimationFrame(count);
    };
    count();";

/// More than are ever drawn on the way into thinking and out of it.
const MANY_FRAMES: u64 = 20;

#[tokio::test]
async fn while_insane_thinks_the_page_is_drawn_and_the_menu_opens_before_its_answer() -> Outcome {
    scenario("insane thinks", async |window| {
        window.start().await?;
        window.start_game("checkers", "insane").await?;
        window.run_script(COUNT_FRAMES).await?;
        window.play_turn(&mut Picker::default()).await?;
        eventually("frames to be drawn while the computer thinks", async || {
            let frames = window.run_script("return window.framesWhileThinking;").await?;
            Ok((frames.as_u64() >= Some(MANY_FRAMES)).then_some(()))
        })
        .await?;
        window.click("[data-action=menu]").await?;
        window.see("[data-sheet=menu]").await?;
        assert_eq!(window.attribute("main", "data-turns").await?, "1", "the answer came before the menu");

        window.click("[data-sheet=menu] [data-action=resume]").await?;
        let answered = window.persons_turn().await?;
        assert_eq!(answered.turns.as_deref(), Some("2"));
        Ok(())
    })
    .await
}
