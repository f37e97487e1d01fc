//! Boards of seeds under real fingers: pressing, sliding, looking ahead, letting go.

use leapsow_bridge::{Finger, slide_two, tap};
use leapsow_tests::{Outcome, Page, Saved, eventually, place, played, turns};

use crate::phone::at_a_game;

/// South has sixteen seeds in B, and North must be fed: B, E or F.
const OWARE_FEED: &str = "C f C e D d F d E a F d C b A b F f E c A e F d A e D f";

/// F captures eight in four houses; E would capture all.
const OWARE_CAPTURES: &str = "A b E e F a C c A b C f F b C c A e C f E d F c C f A d C e D e B f";

#[tokio::test]
async fn a_press_shows_where_the_last_seed_falls_and_what_it_brings_and_letting_go_sows() -> Outcome {
    at_a_game("press and preview", Saved::new("kalah", ""), "off", async |page| {
        assert_eq!(page.count("g.gold").await?, 6);
        let finger = Finger::down(page, &place(0)).await?;
        page.see(".lit").await?;
        page.see("g.falls").await?;
        assert_eq!(page.count(".gain").await?, 0, "A brings nothing");
        finger.slide(&place(0), &place(2)).await?;
        assert_eq!(page.text(".gain b").await?, "+1 turn");
        assert_eq!(turns(page, "kalah").await?, 0);
        finger.lift().await?;
        played(page, "kalah", &["C"]).await?;
        page.see_no("g.falls").await
    })
    .await
}

#[tokio::test]
async fn captures_are_foretold_by_number_and_house_and_a_grand_slam_as_taking_nothing() -> Outcome {
    at_a_game("captures foretold", Saved::new("oware", OWARE_CAPTURES), "off", async |page| {
        let finger = Finger::down(page, &place(5)).await?;
        assert_eq!(page.text(".gain b").await?, "+8");
        assert_eq!(page.count("g.taken").await?, 4);
        finger.slide(&place(5), &place(4)).await?;
        eventually("the grand slam to be foretold", async || {
            let told = page.text("[data-role=status]").await?;
            Ok((told == "All at once captures nothing").then_some(()))
        })
        .await?;
        assert_eq!(page.text(".gain b").await?, "+0");
        finger.slide(&place(4), "h1").await?;
        finger.lift().await?;
        page.see_no(".gain").await?;
        assert_eq!(turns(page, "oware").await?, OWARE_CAPTURES.split_whitespace().count());
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_capture_of_kalah_is_foretold_by_number_and_by_both_its_houses() -> Outcome {
    // A ends in E, which is empty; six lie in b, across.
    at_a_game("a capture of kalah", Saved::new("kalah", "E a"), "off", async |page| {
        let finger = Finger::down(page, &place(0)).await?;
        assert_eq!(page.text(".gain b").await?, "+7");
        assert!(
            page.distance("g.falls.taken", &place(4)).await?
                < page.distance("g.falls.taken", &place(3)).await?
        );
        let across = "g.taken:not(.falls)";
        assert_eq!(page.count(across).await?, 1);
        assert!(page.distance(across, &place(8)).await? < page.distance(across, &place(9)).await?);
        finger.lift().await?;
        played(page, "kalah", &["E", "a", "A"]).await
    })
    .await
}

#[tokio::test]
async fn only_houses_that_feed_are_ringed_and_the_others_say_why_not() -> Outcome {
    at_a_game("feeding", Saved::new("oware", OWARE_FEED), "off", async |page| {
        let screen = page.screen().await?;
        assert_eq!(screen.choices(&["origin"]), [1, 4, 5]);
        assert_eq!(page.count("g.gold").await?, 3);
        let asked = page.text("[data-role=status]").await?;
        assert!(asked.ends_with("give the other side seeds"), "{asked}");
        tap(page, &place(0)).await?;
        page.see("g.refused").await?;
        assert_eq!(
            page.text("[data-role=status]").await?,
            "Player 1 (A–\u{2060}F): that leaves the other side no seeds; choose a ringed house"
        );
        tap(page, &place(3)).await?;
        assert_eq!(
            page.text("[data-role=status]").await?,
            "Player 1 (A–\u{2060}F): this house is empty; choose a ringed one"
        );
        assert_eq!(turns(page, "oware").await?, OWARE_FEED.split_whitespace().count());
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_second_finger_sows_nothing_while_the_first_is_down() -> Outcome {
    at_a_game("two fingers on seeds", Saved::new("kalah", ""), "off", async |page| {
        slide_two(page, [&place(0), &place(2)], [&place(4), &place(5)]).await?;
        played(page, "kalah", &["C"]).await
    })
    .await
}

#[tokio::test]
async fn a_red_dot_marks_the_house_that_was_sown_last() -> Outcome {
    at_a_game("the house sown last", Saved::new("kalah", ""), "off", async |page| {
        assert_eq!(page.count(".sown").await?, 0);
        tap(page, &place(1)).await?;
        page.see(".sown").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn stars_keep_their_colours_when_the_page_is_drawn_anew_and_after_an_undo() -> Outcome {
    at_a_game("colours of stars", Saved::new("kalah", "C A b"), "off", async |page| {
        let before = colours(page).await?;
        page.persons_turn().await?;
        tap(page, &place(1)).await?;
        played(page, "kalah", &["C", "A", "b", "B"]).await?;
        let sown = colours(page).await?;
        assert_ne!(sown, before);
        page.client()?.refresh().await?;
        page.persons_turn().await?;
        assert_eq!(colours(page).await?, sown);
        tap(page, "[data-action=undo]").await?;
        played(page, "kalah", &["C", "A", "b"]).await?;
        page.persons_turn().await?;
        assert_eq!(colours(page).await?, before);
        Ok(())
    })
    .await
}

/// Where the warm stars lie, and where the cold ones do.
async fn colours(page: &Page) -> Outcome<Vec<String>> {
    const READ: &str = "return [...document.querySelectorAll('.seed')].map(seed => \
        `${seed.style.translate} ${seed.querySelector('.core').classList.contains('warm')}`).sort();";
    page.persons_turn().await?;
    page.see("main[data-phase=idle]").await?;
    Ok(serde_json::from_value(page.run_script(READ).await?)?)
}

#[tokio::test]
async fn counts_touch_no_ring_and_nothing_else_also_when_text_is_twice_as_large() -> Outcome {
    // What the system's setting for text does in Chromium on a phone.
    const ENLARGE: &str = "document.documentElement.style.textSizeAdjust = '200%';";
    const HEIGHT: &str =
        "return document.querySelector('[data-role=status]').getBoundingClientRect().height;";
    const CLEAR: &str = "const box = element => element.getBoundingClientRect(); \
        const rings = [...document.querySelectorAll('g.gold rect:last-child')].map(box); \
        const board = box(document.querySelector('[role=group]')); \
        const counts = [...document.querySelectorAll('.fitted')].map(box); \
        const apart = (one, other) => Math.max(other.left - one.right, one.left - other.right, \
            other.top - one.bottom, one.top - other.bottom); \
        return counts.map((count, index) => Math.min(count.left - board.left, board.right - count.right, \
            ...rings.map(ring => apart(count, ring)), \
            ...counts.filter((_, other) => other !== index).map(other => apart(count, other))));";
    at_a_game("counts beside houses", Saved::new("oware", OWARE_FEED), "off", async |page| {
        let height = page.run_script(HEIGHT).await?.as_f64().ok_or("no height")?;
        for enlarged in [false, true] {
            if enlarged {
                page.run_script(ENLARGE).await?;
                eventually("text to grow", async || {
                    let grown = page.run_script(HEIGHT).await?.as_f64().ok_or("no height")?;
                    Ok((grown > 1.8 * height).then_some(()))
                })
                .await?;
            }
            eventually("fourteen counts, each clear of all else", async || {
                let clear: Vec<f64> = serde_json::from_value(page.run_script(CLEAR).await?)?;
                let is_clear = clear.len() == 14 && clear.iter().all(|pixels| *pixels > 0.0);
                if is_clear { Ok(Some(())) } else { Err(format!("{clear:?}").into()) }
            })
            .await?;
        }
        Ok(())
    })
    .await
}
