//! Boards of men under real fingers: choosing, chains, dragging.

use leapsow_bridge::{Finger, slide, slide_two, tap};
use leapsow_tests::{Outcome, Page, Saved, becomes, eventually, place, played, turns};

use crate::phone::at_a_game;

/// South's man on 21 may jump to 31, 19, 27 and 17, and nowhere else by jumps.
const SHOLO_CHAIN: &str = "13-17 23-19 15x23 28x18 17x19 25x13x15 9x21 31-25 5-9 27-23";

/// South must capture: 14x23x30 or 2x11. The first is not over before 30.
const CHECKERS_FORCED: &str =
    "9-14 22-18 12-16 18x9 6x13 25-22 5-9 30-25 10-14 24-20 7-10 22-18 16-19 23x16x7";

/// South must capture: 11x13x15 or 9x15x13.
const EGARA_FORCED: &str = "13-12 11x13 16x12 10-11 14-13 9-10 15-14 10-9 13-16";

fn sholo(turns: &'static str) -> Saved {
    Saved::new("sholo-guti", turns)
}

/// The turns before, and one more.
fn and<'a>(before: &'a str, turn: &'a str) -> Vec<&'a str> {
    before.split_whitespace().chain([turn]).collect()
}

#[tokio::test]
async fn a_man_is_chosen_let_go_of_and_exchanged_for_another() -> Outcome {
    at_a_game("choosing a man", sholo(""), "off", async |page| {
        tap(page, &place(12)).await?;
        becomes(page, 12, "chosen").await?;
        becomes(page, 17, "step").await?;
        tap(page, &place(12)).await?;
        becomes(page, 12, "origin").await?;
        assert_eq!(page.count("[data-choice=step]").await?, 0);
        tap(page, &place(12)).await?;
        tap(page, &place(16)).await?;
        becomes(page, 16, "chosen").await?;
        becomes(page, 12, "origin").await?;
        tap(page, &place(21)).await?;
        played(page, "sholo-guti", &["16-21"]).await
    })
    .await
}

#[tokio::test]
async fn a_man_that_cannot_move_says_so_and_those_that_can_are_ringed() -> Outcome {
    at_a_game("a man that cannot move", sholo(""), "off", async |page| {
        assert_eq!(page.count("g.origin").await?, 0);
        tap(page, &place(1)).await?;
        page.see("g.origin").await?;
        assert_eq!(
            page.text("[data-role=status]").await?,
            "Player 1 (light): this one cannot move; choose another"
        );
        let can = page.count("[data-choice=origin]").await?;
        assert_eq!(page.count("g.origin").await?, can);
        tap(page, &place(12)).await?;
        becomes(page, 12, "chosen").await?;
        assert_eq!(page.count("g.origin").await?, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn men_that_may_jump_are_ringed_and_what_a_jump_would_take_too() -> Outcome {
    at_a_game("men that may jump", sholo(SHOLO_CHAIN), "off", async |page| {
        assert_eq!(page.count("g.origin").await?, 1);
        tap(page, &place(21)).await?;
        becomes(page, 31, "jump").await?;
        page.see("g.takes").await?;
        // The last turn's ring would look like a place to go to.
        assert_eq!(page.count(".trail *").await?, 0);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_chain_goes_landing_after_landing() -> Outcome {
    at_a_game("a chain by landings", sholo(SHOLO_CHAIN), "fast", async |page| {
        tap(page, &place(21)).await?;
        becomes(page, 31, "jump").await?;
        for landing in [31, 19, 27] {
            tap(page, &place(landing)).await?;
            becomes(page, landing, "end").await?;
        }
        tap(page, &place(17)).await?;
        played(page, "sholo-guti", &and(SHOLO_CHAIN, "21x31x19x27x17")).await
    })
    .await
}

#[tokio::test]
async fn a_chain_goes_at_once_to_the_last_landing_where_one_series_leads_there() -> Outcome {
    at_a_game("a chain by its end", sholo(SHOLO_CHAIN), "fast", async |page| {
        tap(page, &place(21)).await?;
        becomes(page, 17, "jump").await?;
        assert_eq!(page.count("g.takes").await?, 4);
        tap(page, &place(17)).await?;
        played(page, "sholo-guti", &and(SHOLO_CHAIN, "21x31x19x27x17")).await
    })
    .await
}

#[tokio::test]
async fn a_tap_on_the_man_ends_its_chain_where_the_rules_allow() -> Outcome {
    at_a_game("a chain ended early", sholo(SHOLO_CHAIN), "off", async |page| {
        tap(page, &place(21)).await?;
        becomes(page, 31, "jump").await?;
        tap(page, &place(31)).await?;
        becomes(page, 31, "end").await?;
        tap(page, &place(31)).await?;
        played(page, "sholo-guti", &and(SHOLO_CHAIN, "21x31")).await
    })
    .await
}

#[tokio::test]
async fn checkers_rings_what_must_capture_and_a_chain_there_is_finished() -> Outcome {
    let game = Saved::new("checkers", CHECKERS_FORCED).dark();
    at_a_game("compulsory captures", game, "off", async |page| {
        assert_eq!((page.count("g.origin").await?, page.count("[data-choice=origin]").await?), (2, 2));
        tap(page, &place(1)).await?;
        assert_eq!(
            page.text("[data-role=status]").await?,
            "Player 1 (solid): you must capture; the ringed ones can"
        );
        tap(page, &place(14)).await?;
        becomes(page, 23, "jump").await?;
        tap(page, &place(23)).await?;
        becomes(page, 23, "chosen").await?;
        // Neither the man nor another piece ends the turn.
        tap(page, &place(23)).await?;
        tap(page, &place(2)).await?;
        becomes(page, 23, "chosen").await?;
        tap(page, &place(30)).await?;
        played(page, "checkers", &and(CHECKERS_FORCED, "14x23x30")).await?;
        page.see(".man .crown").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn egara_guti_rings_what_must_capture_too() -> Outcome {
    let game = Saved::new("egara-guti", EGARA_FORCED).north_first();
    at_a_game("compulsory captures of egara-guti", game, "off", async |page| {
        assert_eq!((page.count("g.origin").await?, page.count("[data-choice=origin]").await?), (2, 2));
        tap(page, &place(9)).await?;
        becomes(page, 13, "jump").await?;
        tap(page, &place(13)).await?;
        played(page, "egara-guti", &and(EGARA_FORCED, "9x15x13")).await
    })
    .await
}

#[tokio::test]
async fn a_chain_of_egara_guti_is_finished_before_anything_else() -> Outcome {
    let game = Saved::new("egara-guti", EGARA_FORCED).north_first();
    at_a_game("a chain that must be finished", game, "off", async |page| {
        tap(page, &place(9)).await?;
        becomes(page, 15, "jump").await?;
        tap(page, &place(15)).await?;
        becomes(page, 15, "chosen").await?;
        // Neither the man nor another one ends the turn.
        tap(page, &place(15)).await?;
        tap(page, &place(11)).await?;
        becomes(page, 15, "chosen").await?;
        assert_eq!(page.text("[data-role=status]").await?, "Player 1 (light): jump on");
        tap(page, &place(13)).await?;
        played(page, "egara-guti", &and(EGARA_FORCED, "9x15x13")).await
    })
    .await
}

#[tokio::test]
async fn a_man_is_lifted_under_the_finger_and_goes_back_from_where_it_may_not_be() -> Outcome {
    at_a_game("lifting a man", sholo(""), "off", async |page| {
        let man = ".man:nth-child(12)";
        for (nowhere, taken) in
            [(place(1), false), ("h1".to_owned(), false), (place(12), false), (place(17), true)]
        {
            let finger = Finger::down(page, &place(12)).await?;
            assert_eq!(page.count(".held").await?, 0, "a finger that rests lifts nothing");
            finger.slide(&place(12), &place(17)).await?;
            page.see(".held").await?;
            lies_at(page, man, 17).await?;
            finger.slide(&place(17), &nowhere).await?;
            if taken {
                finger.take_away().await?;
            } else {
                finger.lift().await?;
            }
            page.see_no(".held").await?;
            // It stays chosen, and is where it was.
            becomes(page, 12, "chosen").await?;
            lies_at(page, man, 12).await?;
            assert_eq!(turns(page, "sholo-guti").await?, 0);
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_chain_is_dragged_landing_after_landing() -> Outcome {
    at_a_game("dragging a chain", sholo(SHOLO_CHAIN), "off", async |page| {
        for [from, to] in [[21, 31], [31, 19], [19, 27], [27, 17]] {
            slide(page, &place(from), &place(to)).await?;
            if to != 17 {
                becomes(page, to, "end").await?;
            }
        }
        played(page, "sholo-guti", &and(SHOLO_CHAIN, "21x31x19x27x17")).await
    })
    .await
}

#[tokio::test]
async fn in_checkers_too_a_chain_is_dragged_landing_after_landing() -> Outcome {
    let game = Saved::new("checkers", CHECKERS_FORCED).dark();
    at_a_game("dragging in checkers", game, "off", async |page| {
        slide(page, &place(14), &place(23)).await?;
        becomes(page, 23, "chosen").await?;
        slide(page, &place(23), &place(30)).await?;
        played(page, "checkers", &and(CHECKERS_FORCED, "14x23x30")).await
    })
    .await
}

#[tokio::test]
async fn a_second_finger_is_none_of_the_dragged_mans_business() -> Outcome {
    at_a_game("two fingers on men", sholo(""), "off", async |page| {
        slide_two(page, [&place(12), &place(17)], [&place(16), &place(21)]).await?;
        played(page, "sholo-guti", &["12-17"]).await
    })
    .await
}

/// A finger's way is drawn with the next frame.
async fn lies_at(page: &Page, man: &str, at: u8) -> Outcome {
    eventually(&format!("{man} on {at}"), async || {
        Ok((page.distance(man, &place(at)).await? < 2.0).then_some(()))
    })
    .await
}
