//! Under real fingers: what a screen reports when it is touched, in a browser that takes touches.

use leapsow_bridge::{slide, tap};
use leapsow_tests::{Outcome, Page, Picker, Screen, eventually, place};
use serde_json::json;

use crate::phone::on_a_phone;

/// Turns of the person.
const TURNS: usize = 4;

#[tokio::test]
async fn sholo_guti_is_played_by_taps() -> Outcome {
    by_fingers("sholo guti by taps", "sholo-guti", async |page| plays_by_taps(page, "sholo-guti").await).await
}

#[tokio::test]
async fn kalah_is_played_by_taps() -> Outcome {
    by_fingers("kalah by taps", "kalah", async |page| plays_by_taps(page, "kalah").await).await
}

#[tokio::test]
async fn a_man_is_dragged_to_where_it_may_go() -> Outcome {
    by_fingers("dragging a man", "sholo-guti", async |page| {
        page.persons_turn().await?;
        slide(page, &place(12), &place(17)).await?;
        turns_played(page, 2).await?;
        assert_eq!(persons_turns(page, "sholo-guti").await?, ["12-17"]);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_finger_that_slides_off_a_house_sows_nothing() -> Outcome {
    by_fingers("sliding off a house", "kalah", async |page| {
        let before = page.persons_turn().await?;
        slide(page, &place(0), "h1").await?;
        assert_eq!(page.persons_turn().await?, before);
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_house_on_which_the_finger_is_lifted_is_sown() -> Outcome {
    by_fingers("sliding to another house", "kalah", async |page| {
        page.persons_turn().await?;
        slide(page, &place(0), &place(2)).await?;
        // The third house's fourth stone falls into the store, and South moves again.
        let screen = turns_played(page, 1).await?;
        let counts: Vec<Option<u8>> = [0, 2].map(|house| count(&screen, house)).into();
        assert_eq!(counts, [Some(4), Some(0)]);
        Ok(())
    })
    .await
}

/// Opens a new game on a phone, and sees to it that all that follows is done by fingers.
async fn by_fingers(name: &str, game: &str, play: impl AsyncFnOnce(&Page) -> Outcome) -> Outcome {
    const NOTE_POINTERS: &str = "window.pointers = new Set(); \
        addEventListener('pointerdown', event => window.pointers.add(event.pointerType), true);";
    on_a_phone(name, async |page| {
        page.start_game(game, "easy").await?;
        page.run_script(NOTE_POINTERS).await?;
        play(page).await?;
        assert_eq!(page.run_script("return [...window.pointers];").await?, json!(["touch"]));
        Ok(())
    })
    .await
}

async fn plays_by_taps(page: &Page, game: &str) -> Outcome {
    let mut picker = Picker::default();
    for _ in 0..TURNS {
        page.play_turn_by(&mut picker, async |place| tap(page, place).await).await?;
    }
    page.persons_turn().await?;
    assert_eq!(persons_turns(page, game).await?.len(), TURNS);
    Ok(())
}

/// The turns that the person has made, as the interface is told of them.
async fn persons_turns(page: &Page, game: &str) -> Outcome<Vec<String>> {
    let view = page.game_as_told(game).await?;
    let turns = view["turns"].as_array().into_iter().flatten();
    let persons = turns.filter(|turn| turn["side"] == "south");
    Ok(persons.filter_map(|turn| turn["text"].as_str().map(str::to_owned)).collect())
}

/// Waits until so many turns have been played and shown, and it is the person's turn again.
async fn turns_played(page: &Page, turns: usize) -> Outcome<Screen> {
    let turns = Some(turns.to_string());
    eventually("the turn to be played", async || {
        let screen = page.persons_turn().await?;
        Ok((screen.turns == turns).then_some(screen))
    })
    .await
}

fn count(screen: &Screen, number: u8) -> Option<u8> {
    screen.places.iter().find(|place| place.number == number)?.count
}
