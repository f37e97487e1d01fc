//! What went wrong is told beside what is asked and what can be sown, not over it.

use std::fs;

use leapsow_bridge::{Device, tap};
use leapsow_tests::{Outcome, Saved, eventually, place};
use serde_json::json;

use crate::phone::{DESKTOP, SIDEWAYS, at_home_on};

const UPRIGHT: Device = Device { name: "phone", width: 360, height: 640, density: 1.0, touch: true };

#[tokio::test]
async fn what_could_not_be_stored_is_told_without_covering_what_is_asked_or_can_be_done_or_sown() -> Outcome {
    // What lies at least in part below the message; of a house, the 44 px that a finger needs.
    const COVERED: &str = "const message = document.querySelector('.toast'); \
        if (message.getAnimations().length > 0) return ['nothing yet: it is on its way']; \
        const toast = message.getBoundingClientRect(); \
        const named = ['[data-role=status]', '[data-role=score]', 'header button', 'footer button', '.kalah button']; \
        const isCovered = ({ left, right, top, bottom }) => \
            left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top; \
        const middle = ({ left, right, top, bottom }) => { \
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]; \
            return { left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 }; \
        }; \
        return named.filter(one => [...document.querySelectorAll(one)].some(element => { \
            const rect = element.getBoundingClientRect(); \
            return isCovered(one === '.kalah button' ? middle(rect) : rect); \
        }));";
    let settings = json!({ "speed": "off", "language": "ru" });
    for device in [UPRIGHT, SIDEWAYS, DESKTOP] {
        for (game, taps) in
            [(Saved::new("kalah", ""), &[0_u8][..]), (Saved::new("checkers", "").dark(), &[11, 15])]
        {
            let name = format!("a message over {} on a {}", game.game, device.name);
            at_home_on(device, &name, &[game.two_players()], async |bridge, chromium| {
                let page = &chromium.page;
                bridge.set(settings.clone()).await?;
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
