//! The window stands where it stood, and its log stays small.

use std::fs;

use leapsow_tests::{Outcome, Window, scenario};
use serde_json::json;

/// Keeps a place as the app would have.
fn keep(window: &Window, place: &serde_json::Value) -> Outcome {
    let folder = window.data_folder().join("window");
    fs::create_dir_all(&folder)?;
    let document = json!({ "version": 1, "kind": "window", "data": place });
    Ok(fs::write(folder.join("place.json"), document.to_string())?)
}

#[tokio::test]
async fn the_window_opens_at_the_size_it_had() -> Outcome {
    scenario("window size", async |window| {
        keep(window, &json!({ "x": 40, "y": 30, "width": 640, "height": 700, "maximized": false }))?;
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        assert_eq!(size(window).await?, json!([640, 700]));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_place_beyond_every_screen_or_out_of_all_bounds_is_not_restored() -> Outcome {
    scenario("window beyond the screen", async |window| {
        let far = i32::MAX;
        keep(
            window,
            &json!({ "x": far, "y": -far, "width": 4_000_000_000_u32, "height": 1, "maximized": false }),
        )?;
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        let script =
            "return [screenX < screen.width, screenY >= 0, innerWidth <= screen.width, innerHeight >= 560];";
        let bounds = window.client()?.execute(script, vec![]).await?;
        assert_eq!(bounds, json!([true, true, true, true]));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_damaged_place_is_no_hindrance() -> Outcome {
    scenario("damaged window place", async |window| {
        keep(window, &json!({ "x": "left" }))?;
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_app_logs_its_start_into_its_own_folder() -> Outcome {
    scenario("log", async |window| {
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        let log = fs::read_to_string(window.data_folder().join("logs/leapsow.log"))?;
        assert!(log.contains("Leap & Sow"), "{log}");
        Ok(())
    })
    .await
}

async fn size(window: &Window) -> Outcome<serde_json::Value> {
    Ok(window.client()?.execute("return [innerWidth, innerHeight];", vec![]).await?)
}
