//! What stands beside what is asked: the score, and a count towards an ending.

use leapsow_bridge::{Device, tap};
use leapsow_tests::{Outcome, Saved, eventually, place};
use serde_json::json;

use crate::phone::{at_a_game, at_home_on};

/// The narrowest phone.
const NARROW: Device = Device { name: "narrow phone", width: 360, height: 640, density: 1.0, touch: true };

/// Nineteen turns without a capture.
const QUIET_19: &str = "12-17 23-18 15-20 24-23 13-19 25-24 20-15 29-25 17-12 26-21 15-20 28-29 12-17 31-26 19-15 \
    29-28 14-13 25-29 13-14";
/// One turn before the last fifteen moves are counted.
const QUIET_49: &str = "12-16 24-19 9-13 19x12 10-15 23-19 15x24 27x20 5-9 31-27 1-5 21-17 9-14 17x10x1 11-16 20x11 \
    7x16 22-17 13x22x31 1-6 31x24 28x19 16x23 32-27 23x32 6-10 32-27 10-14 27-23 14-17 23-27 17-14 27-24 14-10 24-20 \
    10-15 20-16 15-10 16-11 10-14 11-16 14-17 16-11 17-13 11-7 13-17 7-10 17-21 10-6 21-17 6-9 17-22 9-13 22-18 \
    13-17 18-15 17-14 15-19 14-17 19-24 17-13 24-27 13-9 27-24 9-13 24-19 13-9 19-24 9-14 24-28 14-10 28-32 10-6 \
    32-27";

#[tokio::test]
async fn the_status_line_counts_quiet_plies_from_20_of_40_and_checkers_last_15_moves() -> Outcome {
    for (game, [from, to], before, after) in [
        (Saved::new("sholo-guti", QUIET_19), [29, 25], "16 : 16", "Quiet 20 / 40"),
        (Saved::new("checkers", QUIET_49).dark(), [6, 1], "6 : 5", "15 moves to a draw"),
    ] {
        at_a_game(&format!("counters of {}", game.game), game, "off", async |page| {
            assert_eq!(page.text("[data-role=score]").await?, before);
            assert_eq!(page.count("[data-role=countdown]").await?, 0);
            for number in [from, to] {
                tap(page, &place(number)).await?;
            }
            eventually(&format!("“{after}” to be told"), async || {
                let told = page.text("[data-role=countdown]").await?;
                if told == after { Ok(Some(())) } else { Err(told.into()) }
            })
            .await?;
            assert_eq!(page.text("[data-role=score]").await?, before, "the score stays beside it");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn score_and_count_fit_beside_each_other_on_the_narrowest_phone_in_both_languages() -> Outcome {
    // How high the line is, and what of its contents lies beyond its edges or under other contents.
    const FITS: &str = "const line = document.querySelector('.line'); \
        const edge = line.getBoundingClientRect(); \
        const inside = ['[data-role=status]', '.count'] \
            .map(one => line.querySelector(one).getBoundingClientRect()); \
        const kept = inside.every(({ left, right, top, bottom }) => left >= edge.left && right <= edge.right \
            && top >= edge.top && bottom <= edge.bottom); \
        return [Math.round(edge.height), kept && inside[0].right <= inside[1].left];";
    let games =
        [Saved::new("sholo-guti", QUIET_19).named("Anna", "Boris"), Saved::new("checkers", QUIET_49).dark()];
    at_home_on(NARROW, "a narrow status line", &games.map(Saved::two_players), async |bridge, chromium| {
        let page = &chromium.page;
        for language in ["en", "ru"] {
            bridge.set(json!({ "speed": "off", "language": language })).await?;
            for (game, [from, to]) in [("sholo-guti", [29, 25]), ("checkers", [6, 1])] {
                page.load(&bridge.url(&format!("#/game/{game}"))).await?;
                page.persons_turn().await?;
                for number in [from, to] {
                    tap(page, &place(number)).await?;
                }
                page.see("[data-role=countdown]").await?;
                assert_eq!(page.run_script(FITS).await?, json!([50, true]), "{game} in {language}");
                tap(page, "[data-action=undo]").await?;
                page.see_no("[data-role=countdown]").await?;
            }
        }
        Ok(())
    })
    .await
}
