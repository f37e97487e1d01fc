//! By keys alone, from the first turn to the next game, with the focus in sight all the time.

use fantoccini::key::Key;
use leapsow_tests::{
    Failure, Outcome, Saved, Steering, Window, at_a_game, becomes, eventually, played, scenario,
};
use serde_json::json;
use tokio::sync::Mutex;

/// Of several windows only one has the keyboard.
static KEYBOARD: Mutex<()> = Mutex::const_new(());

const SHOLO: &str = "13-19 25-20 19x21 29-25 21x29x19 31-25 19x31x29x17 27-23 17x27x29x17 26-21 16x26 34-29 26-25 \
    29-23 17x29 37-34 29x37 32-29 25x32x34 35-32 37x35x29";

const CHECKERS: &str = "9-14 23-18 14x23 27x18 10-15 24-19 15x24 28x19 11-16 32-27 16x23x32 31-27 32x23x14 21-17 14x21 \
    22-17 21x14 26-23 6-10 23-18 14x23 30-26 23x30x21 29-25 21x30";

const EGARA: &str = "11-12 13x11 8x12 16-13 12x16 19x13 10-11 18-8 4x18x16x12x17 21x14 5-4 15-12 11x13x15 23-18 \
    15x23x21x19";

const KALAH: &str = "C D f C e F f e E c F";

const OWARE: &str = "B d F c E f C e D a A b";

#[tokio::test]
async fn sholo_guti_is_played_by_keys_to_the_result_and_the_next_game() -> Outcome {
    men_by_keys(Saved::new("sholo-guti", ""), SHOLO).await
}

#[tokio::test]
async fn checkers_is_played_by_keys_to_the_result_and_the_next_game() -> Outcome {
    men_by_keys(Saved::new("checkers", "").dark(), CHECKERS).await
}

#[tokio::test]
async fn egara_guti_is_played_by_keys_to_the_result_and_the_next_game() -> Outcome {
    men_by_keys(Saved::new("egara-guti", ""), EGARA).await
}

#[tokio::test]
async fn kalah_is_played_by_keys_to_the_result_and_the_next_game() -> Outcome {
    seeds_by_keys("kalah", KALAH).await
}

#[tokio::test]
async fn oware_is_played_by_keys_to_the_result_and_the_next_game() -> Outcome {
    seeds_by_keys("oware", OWARE).await
}

/// Arrows and Enter in one turn, letters and Space in the next.
async fn men_by_keys(game: Saved, turns: &str) -> Outcome {
    to_the_next_game(game, turns, async |window, number, turn| {
        let (steering, choose) = ways(number, Steering::WASD);
        let before = window.screen().await?.turns;
        let is_played = async || Ok::<_, Failure>(window.screen().await?.turns != before);
        let mut man = String::new();
        for number in turn.split(['-', 'x']) {
            window.lead_to(number.parse()?, steering).await?;
            window.press(choose).await?;
            man = format!("[data-place='{number}']");
            let stands = format!("{man}[data-choice=chosen], {man}[data-choice=end]");
            eventually("the press to be answered", async || {
                let is_answered = is_played().await? || window.count(&stands).await? > 0;
                Ok(is_answered.then_some(()))
            })
            .await?;
        }
        if is_played().await? {
            return Ok(());
        }
        // It might jump on: the man itself ends the turn.
        window.see(&format!("{man}[data-choice=end]")).await?;
        window.press(choose).await
    })
    .await
}

/// Arrows and a key that chooses in one turn, the letter of the house in the next.
async fn seeds_by_keys(game: &'static str, turns: &str) -> Outcome {
    to_the_next_game(Saved::new(game, ""), turns, async |window, number, turn| {
        let letter = turn.chars().next().ok_or("a turn without a letter")?;
        if number % 2 == 1 {
            return window.press(letter.to_ascii_lowercase()).await;
        }
        let house = letter.to_ascii_lowercase() as u8 - b'a';
        let (steering, choose) = ways(number / 2, Steering::arrows());
        window.lead_to(if letter.is_lowercase() { house + 7 } else { house }, steering).await?;
        window.press(choose).await
    })
    .await
}

/// How a turn is played: by what the cursor is led and what chooses.
fn ways(number: usize, letters: Steering) -> (Steering, char) {
    if number.is_multiple_of(2) { (Steering::arrows(), Key::Enter.into()) } else { (letters, ' ') }
}

/// Plays a game between two players by keys.
async fn to_the_next_game(
    game: Saved,
    turns: &str,
    play: impl AsyncFn(&Window, usize, &str) -> Outcome,
) -> Outcome {
    let _alone = KEYBOARD.lock().await;
    at_a_game(&format!("{} by keys", game.game), game.two_players(), async |window| {
        window.take_the_keyboard().await?;
        assert_eq!(window.focused_place().await?, None);
        window.press(Key::Down).await?;
        assert!(window.focused_place().await?.is_some(), "an arrow leads to the board");
        for (number, turn) in turns.split_whitespace().enumerate() {
            play(window, number, turn).await?;
            let played =
                format!("main[data-turns='{}'][data-phase=idle], main[data-screen=result]", number + 1);
            window.see(&played).await.map_err(|error| format!("{turn}: {error}"))?;
            let focus = window.focused_place().await?;
            assert!(focus.is_some() || window.count("main[data-screen=result]").await? == 1, "after {turn}");
        }
        window.see("main[data-screen=result]").await?;
        assert_eq!(window.focused_place().await?, None);
        window.press(Key::Enter).await?;
        window.see("main[data-screen=game][data-turns='0']").await?;
        assert_eq!(window.focused_place().await?, None);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn keys_let_go_take_back_list_themselves_and_begin_anew() -> Outcome {
    let _alone = KEYBOARD.lock().await;
    at_a_game("other keys", Saved::new("checkers", "11-15 22-18 15x22 25x18").dark(), async |window| {
        window.take_the_keyboard().await?;
        window.press(Key::Down).await?;
        window.lead_to(9, Steering::arrows()).await?;
        window.press(Key::Enter).await?;
        becomes(window, 9, "chosen").await?;
        window.press(Key::Escape).await?;
        becomes(window, 9, "origin").await?;
        assert_eq!(window.focused_place().await?, Some(9));

        window.press('u').await?;
        played(window, "checkers", &["11-15", "22-18"]).await?;
        window.persons_turn().await?;
        window.press('z').await?;
        played(window, "checkers", &[]).await?;
        window.persons_turn().await?;
        assert!(window.focused_place().await?.is_some(), "the focus stays on the board");

        window.press('?').await?;
        window.see("[data-sheet=keys]").await?;
        window.press(Key::Escape).await?;
        window.see_no("dialog").await?;
        window.press(Key::Escape).await?;
        window.see("[data-sheet=menu]").await?;
        window.press(Key::Escape).await?;
        window.see_no("dialog").await?;
        eventually("the focus to come back", async || Ok(window.focused_place().await?.map(drop))).await?;

        // Taking all turns back is no way out of a game.
        window.press('n').await?;
        window.see("[role=alertdialog]").await?;
        window.press(Key::Escape).await?;
        window.see_no("dialog").await
    })
    .await
}

#[tokio::test]
async fn a_game_is_set_up_begun_and_left_by_tab_enter_and_arrows() -> Outcome {
    let _alone = KEYBOARD.lock().await;
    scenario("home by keys", async |window| {
        window.start().await?;
        window.take_the_keyboard().await?;
        window.see("main[data-screen=home]").await?;
        tab_to(window, "[data-game=oware] [data-action=open-setup]").await?;
        window.press(Key::Enter).await?;
        window.see("main[data-screen=setup]").await?;
        let chosen = "[data-level][aria-checked=true]";
        tab_to(window, chosen).await?;
        let usual = window.attribute(chosen, "data-level").await?;
        window.press(Key::Right).await?;
        let other = format!("{chosen}:not([data-level={usual}]):focus-visible");
        window.see(&other).await?;
        tab_to(window, "[data-action=play]").await?;
        window.press(Key::Enter).await?;
        window.see("main[data-screen=game][data-game=oware]").await?;
        window.press(Key::Escape).await?;
        window.see("[data-sheet=menu]").await?;
        tab_to(window, "[data-sheet=menu] [data-action=home]").await?;
        window.press(Key::Enter).await?;
        window.see("main[data-screen=home]").await?;
        assert_eq!(
            window.attribute("[data-game=oware] [data-action=continue]", "data-action").await?,
            "continue"
        );
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_is_given_up_names_typed_rules_read_settings_made_and_statistics_reset_by_keys() -> Outcome {
    let _alone = KEYBOARD.lock().await;
    at_a_game("the rest by keys", Saved::new("kalah", "A a"), async |window| {
        window.take_the_keyboard().await?;
        window.press('n').await?;
        open_by_keys(window, "[role=alertdialog] [data-action=confirm]", "setup").await?;
        tab_to(window, "[data-opponent=computer]").await?;
        window.press(Key::Right).await?;
        tab_to(window, "[data-field=name-south]").await?;
        for letter in "Ada".chars() {
            window.press(letter).await?;
        }
        open_by_keys(window, "[data-action=play]", "game").await?;
        assert!(window.text("[data-role=status]").await?.contains("Ada"));

        window.press(Key::Escape).await?;
        open_by_keys(window, "[data-sheet=menu] [data-action=rules]", "rules").await?;
        tab_to(window, "[data-section=questions]").await?;
        window.press(Key::Enter).await?;
        eventually("the section to be shown", async || {
            Ok((window.run_script("return window.scrollY > 0;").await? == json!(true)).then_some(()))
        })
        .await?;
        window.press(Key::Escape).await?;
        open_by_keys(window, "[data-sheet=menu] [data-action=home]", "home").await?;

        open_by_keys(window, "[data-action=statistics]", "statistics").await?;
        window.see("[data-game=kalah]").await?;
        tab_to(window, "[data-action=reset]").await?;
        window.press(Key::Enter).await?;
        tab_to(window, "[role=alertdialog] [data-action=confirm]").await?;
        window.press(Key::Enter).await?;
        window.see_no("[data-game=kalah]").await?;
        window.press(Key::Escape).await?;

        open_by_keys(window, "[data-action=settings]", "settings").await?;
        tab_to(window, "[data-language=en]").await?;
        window.press(Key::Right).await?;
        window.see("html[lang=ru] [data-language=ru][aria-checked=true]").await?;
        tab_to(window, "[data-speed=off]").await?;
        window.press(Key::Right).await?;
        window.see("[data-speed=slow][aria-checked=true]").await?;
        window.press(Key::Escape).await?;
        window.see("main[data-screen=home]").await.map(drop)
    })
    .await
}

/// Leads to a button by Tab and presses it, to come to a screen.
async fn open_by_keys(window: &Window, button: &str, screen: &str) -> Outcome {
    tab_to(window, button).await?;
    window.press(Key::Enter).await?;
    window.see(&format!("main[data-screen={screen}]")).await.map(drop)
}

/// Goes on by Tab until something has the focus, in sight.
async fn tab_to(window: &Window, selector: &str) -> Outcome {
    const MOST: usize = 30;
    let wanted = format!("return document.activeElement.matches(\"{selector}:focus-visible\");");
    window.see(selector).await?;
    for _ in 0..MOST {
        if window.run_script(&wanted).await? == json!(true) {
            return Ok(());
        }
        window.press(Key::Tab).await?;
    }
    Err(format!("Tab does not lead to {selector}").into())
}
