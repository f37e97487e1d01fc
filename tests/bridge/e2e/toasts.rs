//! What went wrong is told beside what is asked, not over it.

use std::fs;

use leapsow_bridge::{Device, tap};
use leapsow_tests::{Outcome, Saved, eventually, place};
use serde_json::json;

use crate::phone::{DESKTOP, SIDEWAYS, at_home_on};

const UPRIGHT: Device = Device { name: "phone", width: 360, height: 640, density: 1.0, touch: true };

#[tokio::test]
async fn what_could_not_be_stored_is_told_without_covering_what_is_asked_or_can_be_done() -> Outcome {
    // What lies at least in part below the message.
    const COVERED: &str = "const toast = document.querySelector('.toast').getBoundingClientRect(); \
        const named = ['[data-role=status]', '[data-role=score]', 'header button', 'footer button']; \
        return named.filter(one => [...document.querySelectorAll(one)].some(element => { \
            const { left, right, top, bottom } = element.getBoundingClientRect(); \
            return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top; \
        }));";
    let settings = json!({ "settings": { "speed": "off", "language": "ru" } });
    for device in [UPRIGHT, SIDEWAYS, DESKTOP] {
        for (game, taps) in
            [(Saved::new("kalah", ""), &[0_u8][..]), (Saved::new("checkers", "").dark(), &[11, 15])]
        {
            let name = format!("a message over {} on a {}", game.game, device.name);
            at_home_on(device, &name, &[game.two_players()], async |bridge, chromium| {
                let page = &chromium.page;
                bridge
                    .invoke("set_settings", settings.clone())
                    .await?
                    .map_err(|refusal| refusal.to_string())?;
                page.client()?.goto(&bridge.url(&format!("#/game/{}", game.game))).await?;
                page.persons_turn().await?;
                fs::rename(bridge.saves(), bridge.saves().with_extension("lost"))?;
                for number in taps {
                    tap(page, &place(*number)).await?;
                }
                page.see("[role=alert][data-error=storage]").await?;
                // It comes from above.
                eventually("the message to stand beside all else", async || {
                    let covered = page.run_script(COVERED).await?;
                    if covered == json!([]) { Ok(Some(())) } else { Err(covered.to_string().into()) }
                })
                .await
            })
            .await?;
        }
    }
    Ok(())
}
