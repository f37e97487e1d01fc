//! The computer thinks off the interface's thread: nothing waits for it.

use leapsow_tests::{Outcome, Picker, Window, eventually, played, scenario, turns};

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

#[tokio::test]
async fn undo_while_insane_thinks_takes_back_the_persons_turn_alone() -> Outcome {
    scenario("undo while insane thinks", async |window| {
        begin_thinking(window).await?;
        window.click("[data-action=undo]").await?;
        let screen = window.persons_turn().await?;
        assert_eq!((screen.turns.as_deref(), screen.to_move.as_deref()), (Some("0"), Some("south")));
        played(window, "checkers", &[]).await
    })
    .await
}

#[tokio::test]
async fn left_while_insane_thinks_the_game_stands_until_it_is_continued_and_then_is_thought_again() -> Outcome
{
    scenario("leaving while insane thinks", async |window| {
        begin_thinking(window).await?;
        window.click("[data-action=menu]").await?;
        window.click("[data-sheet=menu] [data-action=home]").await?;
        window.see("main[data-screen=home]").await?;
        assert_eq!(turns(window, "checkers").await?, 1);
        window.continue_game("checkers").await?;
        window.see("main[data-phase=thinking][data-turns='1']").await?;
        assert_eq!(window.persons_turn().await?.turns.as_deref(), Some("2"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn closed_while_insane_thinks_the_app_ends_and_nothing_is_lost() -> Outcome {
    scenario("closing while insane thinks", async |window| {
        begin_thinking(window).await?;
        window.close().await?;
        window.start().await?;
        window.continue_game("checkers").await?;
        let screen = window.persons_turn().await?;
        assert_eq!(screen.turns.as_deref(), Some("2"), "one turn each");
        Ok(())
    })
    .await
}

/// At checkers against Insane, once it thinks about its first turn.
async fn begin_thinking(window: &mut Window) -> Outcome {
    window.start().await?;
    window.start_game("checkers", "insane").await?;
    window.play_turn(&mut Picker::default()).await?;
    window.see("main[data-phase=thinking][data-turns='1']").await.map(drop)
}
