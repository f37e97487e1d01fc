//! The screens around the games.

use super::games::{CHECKERS_FORCED, EGARA_FORCED, KALAH_AGAIN, OWARE_CAPTURES, SHOLO_CHAIN};
use crate::scene::Scene;

pub(super) fn scenes() -> Vec<Scene> {
    let mut scenes = vec![
        Scene::new("home-empty", "#/").see("main[data-screen=home]"),
        home("home-games-to-continue").in_webkit(),
        Scene::new("settings", "#/settings").see("main[data-screen=settings]").in_webkit(),
    ];
    scenes.extend(SET_UPS.map(|(name, game)| set_up(name, game)));
    scenes.extend([
        set_up("set-up-kalah-two-players", "kalah").tap("[data-opponent=two-players]"),
        set_up("set-up-egara-guti-two-players", "egara-guti").tap("[data-opponent=two-players]"),
        set_up("confirm-new-game", "kalah")
            .with(KALAH_AGAIN)
            .tap("[data-action=play]")
            .see("[role=alertdialog]"),
    ]);
    scenes.extend(RULES.map(|(name, game)| {
        Scene::new(name, format!("#/rules/{game}"))
            .see(format!("main[data-screen=rules][data-game={game}] article"))
    }));
    scenes.extend([
        Scene::of_game("menu", KALAH_AGAIN).tap("[data-action=menu]").see("[data-sheet=menu]").in_webkit(),
        Scene::of_game("turns-of-kalah", KALAH_AGAIN).tap("[data-action=turns]").see("[data-sheet=turns]"),
        Scene::of_game("turns-of-checkers", CHECKERS_FORCED)
            .tap("[data-action=turns]")
            .see("[data-sheet=turns]"),
    ]);
    scenes
}

const SET_UPS: [(&str, &str); 5] = [
    ("set-up-sholo-guti", "sholo-guti"),
    ("set-up-checkers", "checkers"),
    ("set-up-kalah", "kalah"),
    ("set-up-oware", "oware"),
    ("set-up-egara-guti", "egara-guti"),
];

const RULES: [(&str, &str); 5] = [
    ("rules-sholo-guti", "sholo-guti"),
    ("rules-checkers", "checkers"),
    ("rules-kalah", "kalah"),
    ("rules-oware", "oware"),
    ("rules-egara-guti", "egara-guti"),
];

/// Home with a game of each to go on with, one of them between two players.
fn home(name: &'static str) -> Scene {
    [
        SHOLO_CHAIN,
        CHECKERS_FORCED.at("insane"),
        KALAH_AGAIN.two_players(),
        OWARE_CAPTURES.at("hard"),
        EGARA_FORCED,
    ]
    .into_iter()
    .fold(Scene::new(name, "#/"), Scene::with)
    .see("main[data-screen=home]")
}

fn set_up(name: &'static str, game: &str) -> Scene {
    Scene::new(name, format!("#/set-up/{game}")).see("main[data-screen=setup]")
}
