//! The games of seeds, mid-play.

use super::games::{KALAH_AGAIN, KALAH_LATE, OWARE_CAPTURES, OWARE_FEED};
use crate::scene::Scene;
use leapsow_tests::Saved;

const E: u8 = 4;
const F: u8 = 5;

pub(super) fn scenes() -> Vec<Scene> {
    vec![
        Scene::of_game("kalah-start", Saved::new("kalah", "")),
        Scene::of_game("kalah-extra-turn", KALAH_AGAIN).in_webkit(),
        Scene::of_game("kalah-preview", KALAH_AGAIN).hold(F),
        Scene::of_game("kalah-late", KALAH_LATE),
        Scene::of_game("kalah-two-players", KALAH_AGAIN.two_players()),
        Scene::of_game(
            "kalah-chosen-in-vain",
            KALAH_AGAIN.two_players().named("Константин Павлович", "Анна"),
        )
        .tap("[data-place='8']"),
        Scene::of_game("oware-start", Saved::new("oware", "")),
        Scene::of_game("oware-captures", OWARE_CAPTURES).in_webkit(),
        Scene::of_game("oware-preview", OWARE_CAPTURES).hold(F),
        Scene::of_game("oware-preview-grand-slam", OWARE_CAPTURES).hold(E),
        Scene::of_game("oware-must-feed", OWARE_FEED),
        Scene::of_game("oware-must-feed-preview", OWARE_FEED).hold(F),
    ]
}
