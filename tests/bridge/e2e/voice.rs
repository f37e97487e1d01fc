//! What a screen reader is given, on every screen.

use std::fs;

use leapsow_bridge::Chromium;
use leapsow_tests::{Outcome, Page, Saved, eventually};
use serde_json::json;

use crate::phone::on_a_phone_with;

const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/node_modules/axe-core/axe.min.js");

/// What axe finds, each in a line: the rule, and where.
const RUN_AXE: &str = "const [done] = arguments; \
    axe.run(document, { resultTypes: ['violations'] }).then(\
        ({ violations }) => done(violations.flatMap(({ id, help, nodes }) => \
            nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 200)} ${any.map(c => c.message).join()}`))), \
        error => done([String(error)]));";

/// A game that is over, and three in their first turns.
const GAMES: [Saved; 4] = [
    Saved::new("kalah", "D d C E c D d A F b E e F B a D F a C f c A d F D f e E F"),
    Saved::new("oware", ""),
    Saved::new("checkers", "11-15 22-18").dark(),
    Saved::new("egara-guti", "9-12 15x9"),
];

#[tokio::test]
async fn axe_finds_nothing_on_any_screen_in_light_and_dark() -> Outcome {
    let axe = fs::read_to_string(AXE)?;
    on_a_phone_with("axe", &GAMES, async |bridge, chromium| {
        let page = &chromium.page;
        let mut all = Vec::new();
        for theme in ["light", "dark"] {
            bridge.set(json!({ "theme": theme, "speed": "off", "language": "en" })).await?;
            for (place, taps) in SCREENS {
                page.load(&bridge.url(place)).await?;
                page.see("main[data-screen]").await?;
                for selector in *taps {
                    page.click(selector).await?;
                }
                page.see("h1, h2").await?;
                let moved = "return document.getAnimations().every(one => one.playState === 'finished');";
                eventually("motion to end", async || {
                    Ok((page.run_script(moved).await? == json!(true)).then_some(()))
                })
                .await?;
                page.client()?.execute(&axe, Vec::new()).await?;
                let found = page.client()?.execute_async(RUN_AXE, Vec::new()).await?;
                let found: Vec<String> = serde_json::from_value(found)?;
                all.extend(found.into_iter().map(|found| format!("{place} {taps:?} {theme}: {found}")));
            }
        }
        assert!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    })
    .await
}

/// Every screen, and every sheet over one: the address, and what is tapped there.
const SCREENS: &[(&str, &[&str])] = &[
    ("#/", &[]),
    ("#/settings", &[]),
    ("#/licences", &[]),
    ("#/statistics", &["details summary"]),
    ("#/statistics", &["[data-action=reset]"]),
    ("#/set-up/egara-guti", &[]),
    ("#/set-up/kalah", &["[data-opponent=two-players]"]),
    ("#/rules/kalah", &["[data-lesson=kalah-again] [data-action=lesson-next]"]),
    ("#/rules/checkers/strategy", &["[data-page=strategy]"]),
    ("#/rules/oware/computer", &["[data-page=computer]"]),
    ("#/game/kalah", &[]),
    ("#/game/kalah", &["[data-action=review-board]"]),
    ("#/game/oware", &["[data-action=turns]"]),
    ("#/game/checkers", &["[data-choice=origin]"]),
    ("#/game/egara-guti", &[]),
    ("#/game/egara-guti", &["[data-action=menu]"]),
];

#[tokio::test]
async fn squares_and_houses_are_buttons_that_say_what_they_hold_and_what_they_do() -> Outcome {
    on_a_phone_with("names of places", &GAMES, async |bridge, chromium| {
        let page = &chromium.page;
        open(&bridge.url("#/game/checkers"), page).await?;
        for name in [
            "Square 15, your man, can jump to 22",
            "Square 9, your man",
            "Square 18, computer’s man",
            "Square 22, empty",
        ] {
            heard(chromium, "button", name).await?;
        }
        page.click("[data-place='15']").await?;
        heard(chromium, "button", "Square 15, your man, chosen").await?;
        heard(chromium, "button", "Square 22, empty, jump here, takes the piece on 18").await?;

        open(&bridge.url("#/game/oware"), page).await?;
        heard(chromium, "button", "Your house A, 4 seeds, last falls in your house E").await?;
        heard(chromium, "button", "Computer’s house f, 4 seeds").await?;
        heard(chromium, "image", "Your store, 0 seeds").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn each_turn_is_said_and_words_that_repeat_are_said_again() -> Outcome {
    // Writes down what the live region has said; a reader says what is new in it.
    const LISTEN: &str = "window.said = []; const region = document.querySelector('[role=log]'); \
        new MutationObserver(changes => window.said.push(...changes.flatMap(({ addedNodes }) => \
            [...addedNodes].map(node => node.textContent)))).observe(region, { childList: true });";
    on_a_phone_with("what is said", &GAMES, async |bridge, chromium| {
        let page = &chromium.page;
        open(&bridge.url("#/game/oware"), page).await?;
        page.run_script(LISTEN).await?;
        page.click("[data-place='5']").await?;
        eventually("the computer's turn to be said", async || {
            let said = page.run_script("return window.said.filter(text => text.trim());").await?;
            let said: Vec<String> = serde_json::from_value(said)?;
            let turn = |who: &str| said.iter().any(|text| text.trim().starts_with(who));
            Ok((turn("You: F.") && turn("Computer: ")).then_some(()))
        })
        .await?;
        let said: Vec<String> = serde_json::from_value(page.run_script("return window.said;").await?)?;
        let said: Vec<&String> = said.iter().filter(|text| !text.trim().is_empty()).collect();
        assert!(said.windows(2).all(|pair| pair[0] != pair[1]), "{said:?}");
        Ok(())
    })
    .await
}

async fn open(address: &str, page: &Page) -> Outcome {
    page.load(address).await?;
    page.persons_turn().await?;
    Ok(())
}

/// Waits until a screen reader is given this.
async fn heard(chromium: &Chromium, role: &str, name: &str) -> Outcome {
    let wanted = (role.to_owned(), name.to_owned());
    eventually(&format!("{role} “{name}” to be heard"), async || {
        Ok(chromium.spoken().await?.contains(&wanted).then_some(()))
    })
    .await
}
