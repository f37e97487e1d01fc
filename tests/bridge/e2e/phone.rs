use leapsow_bridge::{Bridge, Chromium, Device};
use leapsow_tests::{Outcome, Page, witnessed};

const PHONE: Device = Device { name: "phone", width: 390, height: 780, density: 1.0, touch: true };

/// Runs `play` with the app on a phone, at home, with nothing saved.
pub(crate) async fn on_a_phone(name: &str, play: impl AsyncFnOnce(&Page) -> Outcome) -> Outcome {
    let bridge = Bridge::open().await?;
    let chromium = Chromium::start(PHONE).await?;
    chromium.page.client()?.goto(&bridge.url("#/")).await?;
    let outcome = witnessed(name, &chromium.page, play(&chromium.page)).await;
    chromium.close().await?;
    outcome
}
