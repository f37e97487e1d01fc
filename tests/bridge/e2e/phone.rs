use leapsow_bridge::{Bridge, Chromium, Device};
use leapsow_tests::{Outcome, Page, Saved, witnessed};
use serde_json::json;

pub(crate) const PHONE: Device = Device { name: "phone", width: 390, height: 780, density: 1.0, touch: true };
/// A phone held sideways, where most screens are longer than it is high.
pub(crate) const SIDEWAYS: Device =
    Device { name: "phone held sideways", width: 780, height: 360, density: 1.0, touch: true };
pub(crate) const DESKTOP: Device =
    Device { name: "desktop", width: 1280, height: 800, density: 1.0, touch: false };

/// Runs `play` with the app on a phone, at a game that was begun between two players. Nothing is animated, but where
/// `speed` says how fast.
pub(crate) async fn at_a_game(
    name: &str,
    game: Saved,
    speed: &str,
    play: impl AsyncFnOnce(&Page) -> Outcome,
) -> Outcome {
    at_a_game_on(PHONE, name, game, speed, play).await
}

/// The same on another device.
pub(crate) async fn at_a_game_on(
    device: Device,
    name: &str,
    game: Saved,
    speed: &str,
    play: impl AsyncFnOnce(&Page) -> Outcome,
) -> Outcome {
    let bridge = Bridge::open().await?;
    game.two_players().lay_in(&bridge.saves())?;
    bridge.set(json!({ "speed": speed, "language": "en" })).await?;
    let chromium = Chromium::start(device).await?;
    chromium.page.client()?.goto(&bridge.url(&format!("#/game/{}", game.game))).await?;
    let outcome = witnessed(name, &chromium.page, async {
        chromium.page.persons_turn().await?;
        play(&chromium.page).await
    });
    let outcome = outcome.await;
    chromium.close().await?;
    outcome
}

/// Runs `play` with the app on a phone, at home, with nothing saved.
pub(crate) async fn on_a_phone(name: &str, play: impl AsyncFnOnce(&Page) -> Outcome) -> Outcome {
    on_a_phone_with(name, &[], async |_, chromium| play(&chromium.page).await).await
}

/// Runs `play` with the app on a phone, at home, with these games saved.
pub(crate) async fn on_a_phone_with(
    name: &str,
    games: &[Saved],
    play: impl AsyncFnOnce(&Bridge, &Chromium) -> Outcome,
) -> Outcome {
    at_home_on(PHONE, name, games, play).await
}

/// The same on another device.
pub(crate) async fn at_home_on(
    device: Device,
    name: &str,
    games: &[Saved],
    play: impl AsyncFnOnce(&Bridge, &Chromium) -> Outcome,
) -> Outcome {
    let bridge = Bridge::open().await?;
    for game in games {
        game.lay_in(&bridge.saves())?;
    }
    let chromium = Chromium::start(device).await?;
    chromium.page.client()?.goto(&bridge.url("#/")).await?;
    let outcome = witnessed(name, &chromium.page, play(&bridge, &chromium)).await;
    chromium.close().await?;
    outcome
}
