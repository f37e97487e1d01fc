//! Photographing in Chromium, on all devices at the same time.

use std::fs;
use std::path::Path;

use futures_util::future::try_join_all;
use leapsow_bridge::{Bridge, Chromium, Device, Look};
use leapsow_tests::{Outcome, Page};
use serde_json::json;

use crate::scene::{Scene, settled};
use crate::scenes::Group;
use crate::{DEVICES, LOOKS, misfits};

/// A scene in one look on one device, photographed.
pub(crate) struct Shot {
    pub(crate) scene: &'static str,
    pub(crate) device: Device,
    pub(crate) look: Look,
    /// `chromium` or `webkit`.
    pub(crate) browser: &'static str,
    /// Whether there is a second picture, of all that can be scrolled to.
    pub(crate) whole: bool,
    /// What does not fit on the page.
    pub(crate) misfits: Vec<String>,
    /// Why there is no picture.
    pub(crate) failure: Option<String>,
}

impl Shot {
    pub(crate) fn new(scene: &Scene, device: Device, look: Look, browser: &'static str) -> Self {
        Self { scene: scene.name, device, look, browser, whole: false, misfits: Vec::new(), failure: None }
    }

    /// The picture's path within the gallery.
    pub(crate) fn picture(&self) -> String {
        format!("{}.png", self.stem())
    }

    /// The path of the picture of all that can be scrolled to.
    pub(crate) fn whole_picture(&self) -> String {
        format!("{}-whole.png", self.stem())
    }

    fn stem(&self) -> String {
        let Self { scene, device, look, browser, .. } = self;
        format!("{scene}/{}-{}-{}-{browser}", device.name, look.theme, look.language)
    }
}

/// Takes all pictures. A scene that can't be reached is told, and leaves a picture of where it got stuck.
///
/// # Errors
/// Where a browser doesn't start.
pub(crate) async fn photograph(groups: &[Group], pictures: &Path) -> Outcome<Vec<Shot>> {
    let rooms = DEVICES.map(|device| async move {
        let chromium = Chromium::start(device).await?;
        let mut shots = Vec::new();
        for scene in groups.iter().flat_map(|group| &group.scenes) {
            shots.append(&mut in_all_looks(&chromium, scene, pictures).await);
        }
        chromium.close().await?;
        println!("{}: {} pictures", device.name, shots.len());
        Outcome::Ok(shots)
    });
    Ok(try_join_all(rooms).await?.into_iter().flatten().collect())
}

async fn in_all_looks(chromium: &Chromium, scene: &Scene, pictures: &Path) -> Vec<Shot> {
    let mut shots: Vec<Shot> = Vec::new();
    for look in LOOKS {
        let mut shot = Shot::new(scene, chromium.device, look, "chromium");
        if let Err(failure) = take(chromium, scene, &mut shot, pictures).await {
            eprintln!("{}: {failure}", shot.picture());
            shot.failure = Some(failure.to_string());
        }
        let failed = shot.failure.is_some();
        shots.push(shot);
        if failed {
            // It will fail in every look, and each failure takes its time.
            break;
        }
    }
    shots
}

async fn take(chromium: &Chromium, scene: &Scene, shot: &mut Shot, pictures: &Path) -> Outcome {
    let bridge = Bridge::open().await?;
    scene.lay_out(&bridge.saves())?;
    chromium.prefer(shot.look).await?;
    let Look { theme, language } = shot.look;
    let settings = json!({ "theme": theme, "language": language, "speed": "off" });
    // Where the folder can't be used this is refused, and the page looks as the device asks for.
    let _ = bridge.invoke("set_settings", json!({ "settings": settings })).await?;
    chromium.page.client()?.goto(&bridge.url(&scene.place)).await?;
    chromium.write_larger(if scene.large { 2 } else { 1 }).await?;

    let reached = scene.play(&chromium.page, chromium.device.touch, &bridge.saves()).await;
    settled(&chromium.page).await?;
    chromium.page.picture(&pictures.join(shot.picture())).await?;
    reached?;
    shot.misfits = misfits::of(&chromium.page).await?;
    if scrolls(&chromium.page).await? {
        shot.whole = true;
        fs::write(pictures.join(shot.whole_picture()), chromium.whole_picture().await?)?;
    }
    chromium.page.client()?.release_actions().await?;
    if let Some(game) = scene.place.strip_prefix("#/game/") {
        // A computer that still thinks would slow down the next picture.
        let _ = bridge.invoke("stop", json!({ "game": game })).await?;
    }
    Ok(())
}

async fn scrolls(page: &Page) -> Outcome<bool> {
    let scrolls = "return document.documentElement.scrollHeight > innerHeight;";
    Ok(page.run_script(scrolls).await? == json!(true))
}
