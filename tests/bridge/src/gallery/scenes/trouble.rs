//! What goes wrong, and how it is told.

use super::games::KALAH_AGAIN;
use crate::scene::Scene;
use leapsow_tests::Saved;

const RUBBISH: &str = "{\"half a sav";

pub(super) fn scenes() -> Vec<Scene> {
    vec![
        notices("notices").see("main[data-screen=home] [data-notice=lost]"),
        Scene::of_game("error-toast", KALAH_AGAIN)
            .lose_folder()
            .tap("[data-place='5']")
            .see("[role=alert][data-error=storage]"),
        Scene::new("error-screen", "#/")
            .with_file("store.lock/in-the-way", "")
            .see("main[data-screen=error]"),
    ]
}

/// One damaged save with a good copy and one without, and statistics of a newer version.
fn notices(name: &'static str) -> Scene {
    let saved = Saved::new("sholo-guti", "13-17");
    Scene::new(name, "#/")
        .with_file("sholo-guti.json", RUBBISH)
        .with_file("sholo-guti.json.bak", saved.document(&[]).to_string())
        .with_file("kalah.json", RUBBISH)
        .with_file("statistics.json", r#"{"version":99,"kind":"statistics","data":{}}"#)
}
