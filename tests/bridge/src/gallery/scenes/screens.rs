//! The screens around the games.

use super::games::{CHECKERS_FORCED, EGARA_FORCED, KALAH_AGAIN, OWARE_CAPTURES, SHOLO_CHAIN};
use super::results::{
    CHECKERS_LOST, CHECKERS_WON, EGARA_DRAWN, EGARA_WON, KALAH_DRAWN, KALAH_LOST, KALAH_WON, OWARE_DRAWN,
    OWARE_LOST, SHOLO_LOST,
};
use crate::scene::Scene;

pub(super) fn scenes() -> Vec<Scene> {
    let mut scenes = vec![
        Scene::new("home-empty", "#/").see("main[data-screen=home]"),
        home("home-games-to-continue").in_webkit(),
        Scene::new("settings", "#/settings").see("main[data-screen=settings]").in_webkit(),
        Scene::of_game("settings-of-a-game", KALAH_AGAIN)
            .tap("[data-action=menu]")
            .tap("[data-sheet=menu] [data-action=settings]")
            .see("main[data-screen=settings]"),
        Scene::new("statistics-empty", "#/statistics").see("main[data-screen=statistics] p"),
        statistics("statistics").in_webkit(),
        statistics("statistics-recent-games").tap("[data-game=kalah] [data-recent] summary"),
        statistics("confirm-reset").tap("[data-action=reset]").see("[role=alertdialog]"),
        Scene::new("licences", "#/licences").see("main[data-screen=licences] li"),
    ];
    scenes.extend(SET_UPS.map(|(name, game)| set_up(name, game)));
    scenes.extend([
        set_up("set-up-kalah-two-players", "kalah").tap("[data-opponent=two-players]"),
        set_up("set-up-egara-guti-two-players", "egara-guti").tap("[data-opponent=two-players]"),
        set_up("confirm-new-game", "kalah")
            .with(KALAH_AGAIN)
            .tap("[data-action=play]")
            .see("[role=alertdialog]"),
        set_up("set-up-names", "oware")
            .tap("[data-opponent=two-players]")
            .write("[data-field=name-south]", "Константин Павлович")
            .write("[data-field=name-north]", "Анна"),
        set_up("confirm-new-game-two-players", "kalah")
            .with(KALAH_AGAIN.two_players())
            .tap("[data-action=play]")
            .see("[role=alertdialog]"),
    ]);
    scenes.extend(RULES.map(|(name, game)| {
        Scene::new(name, format!("#/rules/{game}"))
            .see(format!("main[data-screen=rules][data-game={game}] article"))
    }));
    scenes.extend(READINGS.map(|(name, game, page)| {
        Scene::new(name, format!("#/rules/{game}/{page}"))
            .see(format!("main[data-screen=rules][data-page={page}] article"))
    }));
    scenes.extend([
        Scene::of_game("menu", KALAH_AGAIN).tap("[data-action=menu]").see("[data-sheet=menu]").in_webkit(),
        Scene::of_game("turns-of-kalah", KALAH_AGAIN).tap("[data-action=turns]").see("[data-sheet=turns]"),
        Scene::of_game("turns-of-checkers", CHECKERS_FORCED)
            .tap("[data-action=turns]")
            .see("[data-sheet=turns]"),
        Scene::of_game("keys-of-kalah", KALAH_AGAIN).press('?').see("[data-sheet=keys]"),
        Scene::of_game("keys-of-checkers", CHECKERS_FORCED).press('?').see("[data-sheet=keys]"),
        Scene::new("keys-of-a-result", "#/game/kalah")
            .with(KALAH_WON)
            .see("main[data-screen=result]")
            .press('?')
            .see("[data-sheet=keys]"),
        Scene::of_game("resign-between-two", EGARA_FORCED.two_players().named("Anna", "Boris"))
            .press('n')
            .see("[role=alertdialog]"),
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

const READINGS: [(&str, &str, &str); 4] = [
    ("strategy-sholo-guti", "sholo-guti", "strategy"),
    ("strategy-oware", "oware", "strategy"),
    ("computer-checkers", "checkers", "computer"),
    ("computer-egara-guti", "egara-guti", "computer"),
];

/// Home with a game of each to go on with, one of them between two players.
pub(super) fn home(name: &'static str) -> Scene {
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

/// Results of every game, on several levels.
pub(super) fn statistics(name: &'static str) -> Scene {
    let kalah = [KALAH_LOST, KALAH_DRAWN, KALAH_WON, KALAH_WON.at("medium"), KALAH_LOST.at("hard")];
    Scene::new(name, "#/statistics")
        .with(SHOLO_LOST.at("insane"))
        .with_after(&[CHECKERS_LOST, CHECKERS_WON], CHECKERS_WON.at("medium"))
        .with_after(&kalah, KALAH_WON.at("hard"))
        .with_after(&[OWARE_LOST], OWARE_DRAWN)
        .with_after(&[EGARA_DRAWN], EGARA_WON)
        .see("main[data-screen=statistics] section[data-game=egara-guti]")
}

pub(super) fn set_up(name: &'static str, game: &str) -> Scene {
    Scene::new(name, format!("#/set-up/{game}")).see("main[data-screen=setup]")
}
