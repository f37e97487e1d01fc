//! What is heard, in a browser that makes real sound.

use leapsow_tests::{Outcome, Page, Picker, eventually};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::phone::on_a_phone;

/// Has the page write down what it lets be heard.
const LISTEN: &str = include_str!("hearing.js");
/// Measures what was heard.
const MEASURE: &str = include_str!("measured.js");

/// A sound as the device got it.
#[derive(Debug, Deserialize)]
struct Sound {
    finite: bool,
    /// The loudest sample; 1 is as loud as can be.
    peak: f64,
    seconds: f64,
    /// How often a second the signal changes its sign.
    height: f64,
}

#[tokio::test]
async fn turns_are_heard_shortly_cleanly_and_in_each_boards_own_material() -> Outcome {
    on_a_phone("what turns sound like", async |page| {
        page.run_script(LISTEN).await?;
        let mut materials = Vec::new();
        for game in ["sholo-guti", "checkers", "kalah", "oware", "egara-guti"] {
            page.run_script("window.heard.sources.length = 0;").await?;
            page.start_game(game, "easy").await?;
            page.play_turn(&mut Picker::default()).await?;
            page.persons_turn().await?;
            let sounds = sounds(page).await?;
            assert!(!sounds.is_empty(), "{game} is silent");
            for sound in &sounds {
                assert!(sound.finite && sound.peak > 0.05 && sound.peak < 0.5, "{game}: {sound:?}");
                assert!(sound.seconds < 0.4, "{game}: {sound:?}");
            }
            // Seeds are lifted in one way, whatever they are; nothing else may sound alike.
            let mut heights: Vec<u32> = sounds.iter().map(|sound| sound.height as u32).collect();
            heights.sort_unstable();
            materials.push(heights);
            // Not by the menu: a game's card lies where "Home" does, and would be clicked as if by a double click.
            page.client()?.back().await?;
            page.see("main[data-screen=home]").await?;
        }
        for (at, one) in materials.iter().enumerate() {
            let others = materials.iter().enumerate().filter(|(other, _)| *other != at);
            let others: Vec<u32> = others.flat_map(|(_, heights)| heights).copied().collect();
            assert!(one.iter().any(|height| !others.contains(height)), "two sound alike: {materials:?}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn nothing_is_asked_of_the_device_before_a_finger_or_a_key_and_nothing_while_sound_is_off() -> Outcome {
    on_a_phone("silence", async |page| {
        page.run_script(LISTEN).await?;
        page.see("main[data-screen=home]").await?;
        assert_eq!(page.run_script("return window.heard.devices;").await?, json!(0));
        page.start_game("kalah", "easy").await?;
        assert_eq!(page.run_script("return window.heard.devices;").await?, json!(1));
        page.click("[data-action=menu]").await?;
        page.click("[data-setting=sound]").await?;
        page.see("[data-setting=sound][aria-checked=false]").await?;
        page.click("[data-action=resume]").await?;
        let mut picker = Picker::default();
        page.play_turn(&mut picker).await?;
        page.persons_turn().await?;
        assert_eq!(page.run_script("return window.heard.sources.length;").await?, json!(0));

        page.click("[data-action=menu]").await?;
        page.click("[data-setting=sound]").await?;
        page.click("[data-action=resume]").await?;
        page.play_turn(&mut picker).await?;
        eventually("the turn to be heard", async || {
            let heard = page.run_script("return window.heard.sources.length;").await?;
            Ok((heard.as_u64() > Some(0)).then_some(()))
        })
        .await
    })
    .await
}

async fn sounds(page: &Page) -> Outcome<Vec<Sound>> {
    let measured: Value = page.client()?.execute_async(MEASURE, Vec::new()).await?;
    Ok(serde_json::from_value(measured)?)
}
