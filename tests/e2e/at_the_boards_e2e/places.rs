//! What a screen reader is given of each control, as WebKit works it out.

use fantoccini::Locator;
use leapsow_tests::{Outcome, Saved, Window, at_a_game, place};

#[tokio::test]
async fn places_say_what_they_hold_whose_it_is_and_what_choosing_them_does() -> Outcome {
    let game = Saved::new("checkers", "11-15 22-18").dark().named("Anna", "Boris");
    at_a_game("names of squares", game, async |window| {
        for (number, name) in [
            (15, "Square 15, Anna’s man, can jump to 22"),
            (9, "Square 9, Anna’s man"),
            (18, "Square 18, Boris’s man"),
            (22, "Square 22, empty"),
        ] {
            assert_eq!(window.spoken(&place(number)).await?, ("button".to_owned(), name.to_owned()));
        }
        window.click(&place(15)).await?;
        window.see("[data-place='22'][data-choice=jump]").await?;
        assert_eq!(window.spoken(&place(22)).await?.1, "Square 22, empty, jump here, takes the piece on 18");
        assert_eq!(window.spoken(&place(15)).await?.1, "Square 15, Anna’s man, chosen");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn houses_and_stores_say_how_much_they_hold_and_where_the_last_seed_falls() -> Outcome {
    at_a_game("names of houses", Saved::new("kalah", ""), async |window| {
        let house = window.spoken(&place(2)).await?;
        assert_eq!(house.0, "button");
        assert_eq!(house.1, "Your house C, 4 stones, last falls in your store, gains 1, another turn");
        assert_eq!(window.spoken(&place(12)).await?.1, "Computer’s house f, 4 stones");
        let (role, name) = window.spoken("[data-place='6']").await?;
        assert!(["image", "img"].contains(&role.as_str()), "{role}");
        assert_eq!(name, "Your store, 0 stones");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn everything_that_can_be_pressed_has_a_role_and_a_name_on_every_screen() -> Outcome {
    at_a_game("names of controls", Saved::new("oware", "A"), async |window| {
        all_are_named(window, "the game", 14).await?;
        window.click("[data-action=menu]").await?;
        all_are_named(window, "the menu", 5).await?;
        window.click("[data-sheet=menu] [data-action=settings]").await?;
        window.see("main[data-screen=settings]").await?;
        all_are_named(window, "settings", 10).await?;
        window.click("[data-action=back]").await?;
        window.click("[data-sheet=menu] [data-action=resume]").await?;
        window.click("[data-action=turns]").await?;
        all_are_named(window, "the turns", 1).await?;
        window.click("dialog [data-action=close]").await?;
        window.click("[data-action=menu]").await?;
        window.click("[data-sheet=menu] [data-action=rules]").await?;
        window.see("main[data-screen=rules] article").await?;
        all_are_named(window, "the rules", 5).await?;
        window.click("[data-action=back]").await?;
        window.click("[data-sheet=menu] [data-action=home]").await?;
        window.see("main[data-screen=home]").await?;
        all_are_named(window, "home", 8).await?;
        window.click("[data-game=kalah] [data-action=open-setup]").await?;
        window.click("[data-opponent=two-players]").await?;
        all_are_named(window, "the set-up", 4).await
    })
    .await
}

/// Nothing to be pressed is without a name, and there is at least as much as told.
async fn all_are_named(window: &Window, screen: &str, least: usize) -> Outcome {
    // What cannot be pressed, as the boards of examples, is not heard either.
    const CONTROLS: &str =
        ":is(button, a[href], input, select, summary, [role=switch], [role=radio]):not([inert] *)";
    let mut named = 0;
    for control in window.client()?.find_all(Locator::Css(CONTROLS)).await? {
        if !control.is_displayed().await? {
            continue;
        }
        let (role, name) = window.spoken_of(&control).await?;
        let what = control.html(false).await?;
        assert!(
            !role.is_empty() && role != "generic" && !name.trim().is_empty(),
            "{screen}: {role} of {what}"
        );
        named += 1;
    }
    assert!(named >= least, "{screen} has {named} controls");
    Ok(())
}
