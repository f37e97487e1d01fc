//! Everything fits and stays clear, from a small phone to a desktop, upright and across.

use leapsow_bridge::{Bridge, Chromium, Device, tap};
use leapsow_tests::{Outcome, Page, Saved, eventually};
use serde_json::json;

use crate::phone::{DESKTOP, PHONE, at_home_on};

/// What is cut off or under a notch.
const UNCLEAR: &str = include_str!("clear.js");

/// What is too wide, or too small for a finger.
const MISFITS: &str = include_str!("../src/gallery/misfits.js");

/// The smallest phone and a tablet, both ways.
const HELD: [[u32; 2]; 4] = [[360, 640], [640, 360], [768, 1024], [1024, 768]];

const SAT_AT: [[u32; 2]; 2] = [[1280, 800], [1920, 1080]];

const NO_BARS: [u32; 4] = [0; 4];

/// A phone with a notch and a gesture bar, both ways.
const NOTCHED: [([u32; 2], [u32; 4]); 2] = [([390, 780], [47, 0, 34, 0]), ([780, 390], [0, 47, 21, 47])];

const BEGUN: [Saved; 5] = [
    Saved::new("sholo-guti", "13-17 23-19 15x23 28x18 17x19 25x13x15 9x21 31-25 5-9 27-23"),
    Saved::new("checkers", "9-14 22-18 12-16 18x9 6x13 25-22 5-9 30-25 10-14 24-20 7-10 22-18 16-19 23x16x7")
        .dark(),
    Saved::new("kalah", "E d D c a b C A"),
    Saved::new("oware", "C f C e D d F d E a F d C b A b F f E c A e F d A e D f"),
    Saved::new("egara-guti", "13-12 11x13 16x12 10-11 14-13 9-10 15-14 10-9 13-16").north_first(),
];

const OVER: [Saved; 3] = [
    Saved::new("kalah", "C D f C e F f e E c F"),
    Saved::new("oware", "B d F c E f C e D a A b"),
    Saved::new(
        "checkers",
        "9-14 23-18 14x23 27x18 10-15 24-19 15x24 28x19 11-16 32-27 16x23x32 31-27 32x23x14 21-17 14x21 22-17 21x14 \
         26-23 6-10 23-18 14x23 30-26 23x30x21 29-25 21x30",
    )
    .dark(),
];

/// The games are over: theirs are results.
const SCREENS: [&str; 11] = [
    "#/",
    "#/game/kalah",
    "#/game/oware",
    "#/game/checkers",
    "#/set-up/sholo-guti",
    "#/set-up/checkers",
    "#/set-up/kalah",
    "#/set-up/oware",
    "#/set-up/egara-guti",
    "#/settings",
    "#/statistics",
];

#[tokio::test]
async fn nothing_scrolls_or_is_cut_off_during_play_on_phones_and_tablets() -> Outcome {
    during_play(PHONE, &HELD).await
}

#[tokio::test]
async fn nothing_scrolls_or_is_cut_off_during_play_on_a_desktop() -> Outcome {
    during_play(DESKTOP, &SAT_AT).await
}

#[tokio::test]
async fn on_every_screen_nothing_is_too_wide_or_too_small_for_a_finger() -> Outcome {
    for (device, sizes) in [(PHONE, &HELD[..]), (DESKTOP, &SAT_AT[..])] {
        at_home_on(device, &format!("screens on a {}", device.name), &OVER, async |bridge, chromium| {
            for [width, height] in sizes {
                for address in SCREENS {
                    go(bridge, chromium, address, [*width, *height], NO_BARS).await?;
                    none(&chromium.page, MISFITS, &format!("{address} at {width} by {height}")).await?;
                }
            }
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn notches_and_gesture_bars_are_kept_clear() -> Outcome {
    let games = [BEGUN[0], BEGUN[1], BEGUN[2], OVER[1], BEGUN[4]].map(Saved::two_players);
    at_home_on(PHONE, "notches", &games, async |bridge, chromium| {
        let page = &chromium.page;
        for ([width, height], bars) in NOTCHED {
            for Saved { game, .. } in games {
                let what = format!("{game} at {width} by {height} with bars");
                go(bridge, chromium, &format!("#/game/{game}"), [width, height], bars).await?;
                none(page, UNCLEAR, &what).await?;
                if page.count("main[data-screen=result]").await? == 0 {
                    tap(page, "[data-action=menu]").await?;
                    page.see("[data-sheet=menu]").await?;
                    none(page, UNCLEAR, &format!("the menu of {what}")).await?;
                }
            }
            for address in ["#/", "#/settings", "#/set-up/egara-guti"] {
                go(bridge, chromium, address, [width, height], bars).await?;
                none(page, UNCLEAR, &format!("{address} at {width} by {height} with bars")).await?;
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_menu_button_is_at_the_top_left() -> Outcome {
    const CORNER: &str = "const { left, top } = document.querySelector('[data-action=menu]').getBoundingClientRect(); \
        return left < 30 && top < 30;";
    at_home_on(PHONE, "menu button", &BEGUN, async |bridge, chromium| {
        for [width, height] in [[360, 640], [640, 360]] {
            for Saved { game, .. } in BEGUN {
                go(bridge, chromium, &format!("#/game/{game}"), [width, height], NO_BARS).await?;
                assert_eq!(
                    chromium.page.run_script(CORNER).await?,
                    json!(true),
                    "{game} at {width} by {height}"
                );
            }
        }
        Ok(())
    })
    .await
}

/// In both languages, with all that can be marked on a board.
async fn during_play(device: Device, sizes: &[[u32; 2]]) -> Outcome {
    let games = BEGUN.map(Saved::two_players);
    at_home_on(device, &format!("play on a {}", device.name), &games, async |bridge, chromium| {
        for language in ["en", "ru"] {
            bridge.set(json!({ "speed": "off", "language": language })).await?;
            for [width, height] in sizes {
                for Saved { game, .. } in games {
                    go(bridge, chromium, &format!("#/game/{game}"), [*width, *height], NO_BARS).await?;
                    chromium.page.persons_turn().await?;
                    for script in [UNCLEAR, MISFITS] {
                        let what = format!("{game} at {width} by {height} in {language}");
                        none(&chromium.page, script, &what).await?;
                    }
                }
            }
        }
        Ok(())
    })
    .await
}

/// Opens an address as if for the first time, on a page of this size.
async fn go(bridge: &Bridge, chromium: &Chromium, address: &str, size: [u32; 2], bars: [u32; 4]) -> Outcome {
    let page = &chromium.page;
    page.load(&bridge.url(address)).await?;
    // Only now: with each new page the driver gives the device its own size back.
    chromium.hold(size, bars).await?;
    page.see("main[data-screen]").await.map(drop)
}

/// Waits until a script finds nothing.
async fn none(page: &Page, script: &str, what: &str) -> Outcome {
    eventually(&format!("all to fit: {what}"), async || {
        let found = page.run_script(script).await?;
        if found == json!([]) { Ok(Some(())) } else { Err(found.to_string().into()) }
    })
    .await
}
