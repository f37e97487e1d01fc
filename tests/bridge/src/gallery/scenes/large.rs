//! The main screens once more, for who has the device write twice as large.

use super::games::{CHECKERS_FORCED, EGARA_FORCED, KALAH_AGAIN, OWARE_CAPTURES, SHOLO_JUMPED};
use super::results::{CHECKERS_WON, OWARE_LOST};
use super::screens::{home, set_up, statistics};
use crate::scene::Scene;

pub(super) fn scenes() -> Vec<Scene> {
    let scenes = vec![
        home("large-home"),
        set_up("large-set-up", "checkers"),
        set_up("large-set-up-two-players", "egara-guti").tap("[data-opponent=two-players]"),
        Scene::of_game("large-sholo-guti", SHOLO_JUMPED),
        Scene::of_game("large-checkers", CHECKERS_FORCED),
        Scene::of_game("large-kalah", KALAH_AGAIN),
        Scene::of_game("large-oware", OWARE_CAPTURES),
        Scene::of_game("large-egara-guti", EGARA_FORCED),
        Scene::of_game("large-menu", KALAH_AGAIN).tap("[data-action=menu]").see("[data-sheet=menu]"),
        Scene::new("large-result", "#/game/checkers").with(CHECKERS_WON).see("main[data-screen=result]"),
        Scene::new("large-result-oware", "#/game/oware").with(OWARE_LOST).see("main[data-screen=result]"),
        Scene::new("large-settings", "#/settings").see("main[data-screen=settings]"),
        Scene::new("large-rules", "#/rules/oware").see("main[data-screen=rules] article"),
        statistics("large-statistics"),
    ];
    scenes.into_iter().map(Scene::large).collect()
}
