//! Under the mouse: pressing, dragging, pointing.

use leapsow_tests::{Mouse, Outcome, Saved, at_a_game, becomes, place, played, turns};

/// South's man on 21 may jump to 31, 19, 27 and 17, and nowhere else by jumps.
const SHOLO_CHAIN: &str = "13-17 23-19 15x23 28x18 17x19 25x13x15 9x21 31-25 5-9 27-23";

/// F captures eight in four houses; E would capture all.
const OWARE_CAPTURES: &str = "A b E e F a C c A b C f F b C c A e C f E d F c C f A d C e D e B f";

#[tokio::test]
async fn a_man_is_lifted_by_the_mouse_and_put_down_where_it_may_go() -> Outcome {
    at_a_game("dragging a man", Saved::new("sholo-guti", "").two_players(), async |window| {
        let mouse = Mouse::of(window);
        for (nowhere, left) in [(place(1), true), (place(17), false)] {
            mouse.over(&place(12)).await?;
            mouse.press().await?;
            assert_eq!(window.count(".held").await?, 0, "a mouse that rests lifts nothing");
            mouse.over(&place(17)).await?;
            window.see(".held").await?;
            mouse.over(&nowhere).await?;
            mouse.let_go().await?;
            window.see_no(".held").await?;
            if left {
                becomes(window, 12, "chosen").await?;
                assert_eq!(turns(window, "sholo-guti").await?, 0);
            }
        }
        played(window, "sholo-guti", &["12-17"]).await
    })
    .await
}

#[tokio::test]
async fn a_chain_is_dragged_landing_after_landing() -> Outcome {
    let game = Saved::new("sholo-guti", SHOLO_CHAIN).two_players();
    at_a_game("dragging a chain", game, async |window| {
        let mouse = Mouse::of(window);
        for [from, to] in [[21, 31], [31, 19], [19, 27], [27, 17]] {
            mouse.drag(&place(from), &place(to)).await?;
            if to != 17 {
                becomes(window, to, "end").await?;
            }
        }
        let turns: Vec<&str> = SHOLO_CHAIN.split_whitespace().chain(["21x31x19x27x17"]).collect();
        played(window, "sholo-guti", &turns).await
    })
    .await
}

#[tokio::test]
async fn a_press_looks_ahead_slides_on_and_sows_where_it_is_let_go() -> Outcome {
    at_a_game("press and slide", Saved::new("kalah", "").two_players(), async |window| {
        let mouse = Mouse::of(window);
        mouse.over(&place(0)).await?;
        mouse.press().await?;
        window.see("g.falls").await?;
        assert_eq!(window.count(".gain").await?, 0, "A brings nothing");
        mouse.over(&place(2)).await?;
        assert_eq!(window.text(".gain b").await?, "+1 turn");
        assert_eq!(turns(window, "kalah").await?, 0);
        mouse.let_go().await?;
        played(window, "kalah", &["C"]).await
    })
    .await
}

#[tokio::test]
async fn a_press_that_slides_off_the_houses_sows_nothing() -> Outcome {
    let game = Saved::new("oware", OWARE_CAPTURES).two_players();
    at_a_game("sliding off", game, async |window| {
        let mouse = Mouse::of(window);
        mouse.over(&place(5)).await?;
        mouse.press().await?;
        assert_eq!(window.text(".gain b").await?, "+8");
        assert_eq!(window.count("g.taken").await?, 4);
        mouse.over("h1").await?;
        window.see_no(".gain").await?;
        mouse.let_go().await?;
        // Had it sown, the next house would belong to the other side.
        mouse.over(&place(4)).await?;
        assert_eq!(window.text(".gain b").await?, "+0");
        assert_eq!(turns(window, "oware").await?, OWARE_CAPTURES.split_whitespace().count());
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_mouse_over_a_house_looks_ahead_without_a_press() -> Outcome {
    at_a_game("hovering", Saved::new("kalah", "").two_players(), async |window| {
        let mouse = Mouse::of(window);
        mouse.over(&place(2)).await?;
        window.see("g.falls").await?;
        assert_eq!(window.text(".gain b").await?, "+1 turn");
        mouse.over(&place(9)).await?;
        window.see_no("g.falls").await?;
        assert_eq!(turns(window, "kalah").await?, 0);
        Ok(())
    })
    .await
}
