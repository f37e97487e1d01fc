//! Whole games by keys alone, with the focus in sight all the time.

use fantoccini::key::Key;
use leapsow_tests::{Outcome, Picker, Saved, Steering, eventually, played};

use crate::phone::at_a_game;

#[tokio::test]
async fn checkers_is_played_by_arrows_and_enter_to_the_result_and_the_next_game_by_enter() -> Outcome {
    by_keys("checkers by keys", Saved::new("checkers", CHECKERS_LATE).dark()).await
}

#[tokio::test]
async fn egara_guti_is_played_by_arrows_and_enter_to_the_result_and_the_next_game_by_enter() -> Outcome {
    by_keys("egara-guti by keys", Saved::new("egara-guti", "")).await
}

const CHECKERS_LATE: &str = "11-15 23-19 10-14 19x10 6x15 22-17 15-18 17x10 7x14 27-23 18x27 32x23 14-17 21x14 \
    9x18x27 26-22 27-32 30-26 12-16 25-21 32-27 24-20 27-32 20x11 8x15 31-27";

async fn by_keys(name: &str, saved: Saved) -> Outcome {
    at_a_game(name, saved, "off", async |page| {
        let mut picker = Picker::default();
        assert_eq!(page.focused_place().await?, None);
        page.press(Key::Down).await?;
        assert!(page.focused_place().await?.is_some(), "an arrow leads to the board");
        while page.persons_turn().await?.screen != "result" {
            page.play_turn_by(&mut picker, async |selector| {
                let number = selector.trim_matches(|character: char| !character.is_ascii_digit()).parse()?;
                page.lead_to(number, Steering::arrows()).await?;
                page.press(Key::Enter).await
            })
            .await?;
        }
        page.see("main[data-screen=result]").await?;
        assert_eq!(page.focused_place().await?, None);
        page.press(Key::Enter).await?;
        page.see("main[data-screen=game][data-turns='0']").await?;
        assert_eq!(page.focused_place().await?, None);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn kalah_is_sown_by_letters_taken_back_and_given_up_by_keys() -> Outcome {
    at_a_game("kalah by letters", Saved::new("kalah", ""), "off", async |page| {
        page.press('c').await?;
        played(page, "kalah", &["C"]).await?;
        page.persons_turn().await?;
        assert_eq!(page.focused_place().await?, Some(2));
        page.press('A').await?;
        played(page, "kalah", &["C", "A"]).await?;
        page.see("main[data-to-move=north][data-phase=idle]").await?;
        page.press('d').await?;
        played(page, "kalah", &["C", "A", "d"]).await?;
        for (key, left) in [('u', 2), ('z', 1), (char::from(Key::Backspace), 0)] {
            page.press(key).await?;
            played(page, "kalah", &["C", "A"][..left]).await?;
            page.persons_turn().await?;
            assert!(page.focused_place().await?.is_some(), "the focus stays on the board");
        }
        page.press('b').await?;
        played(page, "kalah", &["B"]).await?;
        page.press('?').await?;
        page.see("[data-sheet=keys]").await?;
        for _ in 0..3 {
            let stop = page.run_script("return document.activeElement.dataset.action ?? null;").await?;
            assert_eq!(stop, "close", "there is nothing else to stop at");
            page.press(Key::Tab).await?;
        }
        page.press(Key::Escape).await?;
        page.see_no("dialog").await?;
        assert!(page.focused_place().await?.is_some());
        page.press('n').await?;
        page.see("[role=alertdialog]").await?;
        page.press(Key::Escape).await?;
        page.see_no("dialog").await?;
        page.press(Key::Escape).await?;
        page.see("[data-sheet=menu]").await?;
        page.press(Key::Escape).await?;
        page.see_no("dialog").await?;
        eventually("the focus to come back", async || Ok(page.focused_place().await?.map(drop))).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_cursor_looks_ahead_as_a_finger_does() -> Outcome {
    at_a_game("looking ahead by keys", Saved::new("kalah", ""), "off", async |page| {
        page.press(Key::Down).await?;
        page.lead_to(2, Steering::arrows()).await?;
        page.see("g.falls").await?;
        assert_eq!(page.text(".gain").await?, "+1 turn");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_dot_of_the_house_sown_last_stays_while_the_cursor_looks_ahead() -> Outcome {
    for game in ["kalah", "oware"] {
        at_a_game(
            &format!("the dot of {game}, looking ahead"),
            Saved::new(game, "A b"),
            "off",
            async |page| {
                page.press(Key::Down).await?;
                page.lead_to(3, Steering::arrows()).await?;
                page.see("g.falls").await?;
                page.see(".sown").await?;
                Ok(())
            },
        )
        .await?;
    }
    Ok(())
}
