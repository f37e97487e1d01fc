//! A sample from the real window, to see that both browsers agree.

use std::path::Path;

use leapsow_bridge::{Device, Look};
use leapsow_tests::{Outcome, Window};
use serde_json::json;

use crate::scene::{Scene, settled};
use crate::scenes::Group;
use crate::studio::Shot;
use crate::{DEVICES, LOOKS, misfits};

/// The window at its narrowest, and as on a desktop; in looks that differ in all.
const SAMPLES: [(Device, Look); 2] = [(DEVICES[0], LOOKS[0]), (DEVICES[3], LOOKS[3])];

/// Photographs the scenes that are meant for it too. Without a built app there are none.
///
/// # Errors
/// Where the window can't be started or a scene not be reached.
pub(crate) async fn photograph(groups: &[Group], pictures: &Path) -> Outcome<Vec<Shot>> {
    let mut shots = Vec::new();
    if std::env::var_os("LEAPSOW_APP").is_none() {
        println!("LEAPSOW_APP names no app: nothing is photographed in the real window");
        return Ok(shots);
    }
    for scene in groups.iter().flat_map(|group| &group.scenes).filter(|scene| scene.in_webkit) {
        for (device, look) in SAMPLES {
            let mut shot = Shot::new(scene, device, look, "webkit");
            take(scene, &mut shot, pictures).await.map_err(|error| format!("{}: {error}", shot.picture()))?;
            shots.push(shot);
        }
    }
    println!("the real window: {} pictures", shots.len());
    Ok(shots)
}

async fn take(scene: &Scene, shot: &mut Shot, pictures: &Path) -> Outcome {
    let mut window = Window::new()?;
    scene.lay_out(&window.saves())?;
    let Look { theme, language } = shot.look;
    let settings = json!({ "theme": theme, "language": language, "speed": "off" });
    let document = json!({ "version": 1, "kind": "settings", "data": settings });
    std::fs::write(window.saves().join("settings.json"), document.to_string())?;
    window.start().await?;
    window.take_the_keyboard().await?;
    window.resize(shot.device.width, shot.device.height).await?;
    window.see("main[data-screen]").await?;
    window.run_script(&format!("location.hash = '{}';", scene.place)).await?;
    scene.play(&window, false, &window.saves()).await?;
    settled(&window).await?;
    window.picture(&pictures.join(shot.picture())).await?;
    shot.misfits = misfits::of(&window).await?;
    window.kill().await
}
