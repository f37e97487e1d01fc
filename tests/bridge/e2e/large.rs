//! For who has the device write twice as large.

use leapsow_bridge::{Chromium, Device, tap};
use leapsow_tests::{Outcome, Saved};
use serde_json::json;

use crate::phone::{SIDEWAYS, at_home_on};

const UPRIGHT: Device = Device { name: "phone", width: 360, height: 740, density: 1.0, touch: true };

/// What can be pressed or read, but lies at least in part beyond the edge of what holds it, or on something else.
const UNREADABLE: &str = "const [root, parts] = arguments; \
    const within = document.querySelector(root); \
    const edge = within.getBoundingClientRect(); \
    const shown = [...within.querySelectorAll(parts)].filter(one => one.checkVisibility()); \
    const texts = shown.map(element => { \
        const range = document.createRange(); \
        range.selectNodeContents(element); \
        return { name: element.textContent.trim(), rect: range.getBoundingClientRect() }; \
    }); \
    const beyond = texts.filter(({ rect }) => rect.left < edge.left - 1 || rect.right > edge.right + 1); \
    const covered = texts.filter(({ rect }) => texts.some(({ rect: other }) => other !== rect \
        && other.left < rect.right - 1 && other.right > rect.left + 1 \
        && other.top < rect.bottom - 1 && other.bottom > rect.top + 1)); \
    return [beyond, covered].map(list => list.map(({ name }) => name));";

const IN_A_GAME: [&str; 5] =
    ["h1", ".opponent", "[data-role=status]", "[data-role=score]", "footer button > span"];
const IN_THE_MENU: [&str; 4] =
    ["h2", ".actions .label", ".actions button > span:only-child", ".actions svg + span"];

#[tokio::test]
async fn letters_twice_as_large_are_neither_cut_off_nor_written_over_one_another_in_a_game_or_its_menu()
-> Outcome {
    let games = [
        Saved::new("kalah", "E d D c a b C A"),
        Saved::new("sholo-guti", ""),
        Saved::new("checkers", "").dark(),
        Saved::new("egara-guti", ""),
    ];
    for device in [UPRIGHT, SIDEWAYS] {
        for language in ["en", "ru"] {
            let name = format!("large letters on a {} in {language}", device.name);
            at_home_on(device, &name, &games, async |bridge, chromium| {
                let page = &chromium.page;
                bridge.set(json!({ "speed": "off", "language": language })).await?;
                for Saved { game, .. } in games {
                    page.load(&bridge.url(&format!("#/game/{game}"))).await?;
                    page.persons_turn().await?;
                    chromium.write_larger(2).await?;
                    readable(chromium, &format!("{name}: {game}"), "main", &IN_A_GAME).await?;
                    tap(page, "[data-action=menu]").await?;
                    page.see("[data-sheet=menu]").await?;
                    readable(chromium, &format!("{name}: menu"), "dialog", &IN_THE_MENU).await?;
                    let scrolls = "const { scrollHeight, clientHeight } = document.querySelector('dialog'); \
                        return scrollHeight - clientHeight;";
                    assert_eq!(page.run_script(scrolls).await?, json!(0), "{name}: the menu scrolls");
                }
                Ok(())
            })
            .await?;
        }
    }
    Ok(())
}

async fn readable(chromium: &Chromium, what: &str, root: &str, parts: &[&str]) -> Outcome {
    let parts = parts.join(", ");
    let script = UNREADABLE.replace("arguments", &json!([root, parts]).to_string());
    assert_eq!(chromium.page.run_script(&script).await?, json!([[], []]), "{what}");
    Ok(())
}
