//! Results are told in whole words and even rows, also to who has the device write twice as large.

use leapsow_bridge::Device;
use leapsow_tests::{Outcome, Saved, eventually};
use serde_json::json;

use crate::phone::{SIDEWAYS, at_home_on};

const UPRIGHT: Device = Device { name: "phone", width: 360, height: 740, density: 1.0, touch: true };

const LOST: Saved = Saved::new("oware", "B d F c E f C e D a A b");

#[tokio::test]
async fn a_result_in_letters_twice_as_large_breaks_no_word_and_has_its_figures_in_even_rows() -> Outcome {
    // Words that begin on one line and end on another, and the rows of figures but the last that have another number
    // of them than the first.
    const UNEVEN: &str = "const broken = []; \
        for (const cell of document.querySelectorAll('main th, main td, main dt, main dd')) { \
            const text = cell.firstChild; \
            for (const { 0: word, index } of (text?.data ?? '').matchAll(/\\S+/g)) { \
                const range = document.createRange(); \
                range.setStart(text, index); \
                range.setEnd(text, index + word.length); \
                if (range.getClientRects().length > 1) broken.push(word); \
            } \
        } \
        const rows = Map.groupBy(document.querySelectorAll('dl > div'), (one) => one.offsetTop); \
        const [first, ...more] = [...rows.values()].map((row) => row.length).slice(0, -1); \
        return [broken, more.filter((length) => length !== first)];";
    for device in [UPRIGHT, SIDEWAYS] {
        for language in ["en", "ru"] {
            let name = format!("a large result on a {} in {language}", device.name);
            at_home_on(device, &name, &[LOST], async |bridge, chromium| {
                let page = &chromium.page;
                bridge.set(json!({ "speed": "off", "language": language })).await?;
                page.load(&bridge.url("#/game/oware")).await?;
                page.see("main[data-screen=result]").await?;
                chromium.write_larger(2).await?;
                // How much room they ask for is known when they have been drawn once.
                eventually("whole words in even rows", async || {
                    let uneven = page.run_script(UNEVEN).await?;
                    if uneven == json!([[], []]) { Ok(Some(())) } else { Err(uneven.to_string().into()) }
                })
                .await
            })
            .await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn on_a_small_phone_wins_draws_and_losses_stand_in_one_line_in_russian_too() -> Outcome {
    const LINES: &str = "const tops = [...document.querySelectorAll('.part')].map((part) => part.offsetTop); \
        return [tops.length, new Set(tops).size];";
    at_home_on(UPRIGHT, "statistics in one line", &[LOST], async |bridge, chromium| {
        let page = &chromium.page;
        bridge.set(json!({ "language": "ru" })).await?;
        page.load(&bridge.url("#/statistics")).await?;
        page.see("main[data-screen=statistics] .part").await?;
        assert_eq!(page.run_script(LINES).await?, json!([3, 1]));
        Ok(())
    })
    .await
}
