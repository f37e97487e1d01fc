//! What is shown may be cut short at any moment: the board then stands as the game does.

use fantoccini::Client;
use leapsow_bridge::tap;
use leapsow_tests::{Outcome, Page, Picker, Saved, Screen, place, played};
use serde_json::{Value, json};

use crate::phone::{at_a_game, on_a_phone_with};

/// Has the page write down what it shows of a turn.
const WATCH: &str = include_str!("shown.js");

/// Turns that are cut, of each game.
const TURNS: usize = 14;

#[tokio::test]
async fn sowings_of_kalah_cut_anywhere_leave_the_board_right() -> Outcome {
    cut_anywhere(Saved::new("kalah", "")).await
}

#[tokio::test]
async fn sowings_and_captures_of_oware_cut_anywhere_leave_the_board_right() -> Outcome {
    const LATE: &str = "A b E e F a C c A b C f F b C c A e C f E d F c C f A d C e D e B f";
    cut_anywhere(Saved::new("oware", LATE)).await
}

#[tokio::test]
async fn steps_and_chains_of_sholo_guti_cut_anywhere_leave_the_board_right() -> Outcome {
    const CHAIN: &str = "13-17 23-19 15x23 28x18 17x19 25x13x15 9x21 31-25 5-9 27-23";
    cut_anywhere(Saved::new("sholo-guti", CHAIN)).await
}

#[tokio::test]
async fn captures_and_crownings_of_checkers_cut_anywhere_leave_the_board_right() -> Outcome {
    const FORCED: &str = "9-14 22-18 12-16 18x9 6x13 25-22 5-9 30-25 10-14 24-20 7-10 22-18 16-19 23x16x7";
    cut_anywhere(Saved::new("checkers", FORCED).dark()).await
}

#[tokio::test]
async fn turns_are_shown_at_the_speed_that_was_chosen_in_the_settings() -> Outcome {
    // How long the seeds' ways take together.
    const LASTS: &str = "return window.watched.motions.filter(({ what, travels }) => travels && what.includes('seed')) \
        .reduce((sum, { duration }) => sum + duration, 0);";
    let games = [Saved::new("kalah", "").two_players()];
    on_a_phone_with("speeds", &games, async |bridge, chromium| {
        let page = &chromium.page;
        let mut lasts = Vec::new();
        for speed in ["slow", "normal", "fast", "off"] {
            tap(page, "[data-action=settings]").await?;
            tap(page, &format!("[data-speed={speed}]")).await?;
            page.see(&format!("[data-speed={speed}][aria-checked=true]")).await?;
            tap(page, "[data-action=back]").await?;
            page.continue_game("kalah").await?;
            page.persons_turn().await?;
            page.run_script(WATCH).await?;
            tap(page, &place(0)).await?;
            played(page, "kalah", &["A"]).await?;
            page.persons_turn().await?;
            lasts.push(page.run_script(LASTS).await?.as_f64().ok_or("no sum")?);
            tap(page, "[data-action=undo]").await?;
            played(page, "kalah", &[]).await?;
            page.load(&bridge.url("#/")).await?;
        }
        let normal = lasts[1];
        assert!(normal > 0.0);
        assert_eq!(lasts, [2.0 * normal, normal, 0.5 * normal, 0.0]);
        Ok(())
    })
    .await
}

async fn cut_anywhere(saved: Saved) -> Outcome {
    at_a_game(&format!("cutting {}", saved.game), saved, "slow", async |page| {
        let mut picker = Picker::default();
        for turn in 0..TURNS {
            let screen = page.persons_turn().await?;
            if screen.screen == "result" {
                break;
            }
            begin_turn(page, &mut picker, &screen).await?;
            // From the first frames on to long after any one step.
            frames(page.client()?, 1 + (turn * 13) % 47).await?;
            tap(page, "h1").await?;
            assert_stands(page, saved.game).await?;
        }
        Ok(())
    })
    .await
}

/// Sows a house, or moves a man; chains are played to the end of their first series, where there is one.
async fn begin_turn(page: &Page, picker: &mut Picker, screen: &Screen) -> Outcome {
    let before = screen.turns.clone();
    let origins = screen.choices(&["origin"]);
    press(page, origins[picker.pick(origins.len())]).await?;
    loop {
        let screen = page.screen().await?;
        if screen.screen == "result" || screen.turns != before {
            return Ok(());
        }
        let ends = [screen.choices(&["end"]), screen.choices(&["jump"]), screen.choices(&["step"])];
        if let Some(place) = ends.iter().find_map(|places| places.last()) {
            press(page, *place).await?;
        }
    }
}

async fn press(page: &Page, place: u8) -> Outcome {
    tap(page, &format!("button[data-place='{place}']")).await
}

/// Lets so many frames be drawn.
async fn frames(client: &Client, count: usize) -> Outcome {
    const FRAMES: &str = "const [count, done] = arguments; \
        const wait = left => left > 0 ? requestAnimationFrame(() => wait(left - 1)) : done(); \
        wait(count);";
    client.execute_async(FRAMES, vec![json!(count)]).await?;
    Ok(())
}

/// What is drawn is what the desk has, in men, seeds and counts.
async fn assert_stands(page: &Page, game: &str) -> Outcome {
    const DRAWN: &str = "const number = element => Number(element.textContent); \
        return [document.querySelectorAll('.man').length, document.querySelectorAll('.seed').length, \
            [...document.querySelectorAll('.fitted b')].map(number), document.querySelectorAll('.badge').length, \
            document.getAnimations().filter(animation => animation.effect.target.closest?.('.men, .seed')).length];";
    let screen = page.persons_turn().await?;
    if screen.screen == "result" {
        return Ok(());
    }
    let board = page.game_as_told(game).await?["board"].take();
    let drawn = page.run_script(DRAWN).await?;
    let read = |what: fn(&leapsow_tests::Place) -> Value| screen.places.iter().map(what).collect::<Vec<_>>();
    if let Some(pieces) = board["pieces"].as_array() {
        let owner =
            |place: u8| pieces.iter().find(|piece| piece["at"] == place).map(|piece| piece["side"].clone());
        let owners: Vec<Value> =
            screen.places.iter().map(|at| owner(at.number).unwrap_or_else(|| json!("none"))).collect();
        assert_eq!(read(|at| json!(at.owner)), owners);
        assert_eq!(drawn, json!([pieces.len(), 0, [], 0, 0]));
    } else {
        assert_eq!(Value::from(read(|at| json!(at.count))), board["places"]);
        assert_eq!(drawn, json!([0, 48, board["places"], 0, 0]));
    }
    Ok(())
}
