//! The games of men, mid-play.

use super::games::{
    CHECKERS_FORCED, CHECKERS_KING, CHECKERS_THINKING, EGARA_FORCED, SHOLO_CHAIN, SHOLO_JUMPED,
};
use crate::scene::Scene;
use leapsow_tests::Saved;

pub(super) fn scenes() -> Vec<Scene> {
    vec![
        Scene::of_game("sholo-guti-start", Saved::new("sholo-guti", "")),
        Scene::of_game("sholo-guti-last-turn", SHOLO_JUMPED).in_webkit(),
        Scene::of_game("sholo-guti-chosen", SHOLO_CHAIN).choose(21, "chosen").in_webkit(),
        Scene::of_game("sholo-guti-chain", SHOLO_CHAIN).choose(21, "chosen").choose(31, "end"),
        Scene::of_game("sholo-guti-two-players", SHOLO_CHAIN.two_players()),
        Scene::of_game("checkers-start", Saved::new("checkers", "").dark()),
        Scene::of_game("checkers-forced", CHECKERS_FORCED).in_webkit(),
        Scene::of_game("checkers-chosen", CHECKERS_FORCED).choose(14, "chosen"),
        Scene::of_game("checkers-kings", CHECKERS_KING),
        Scene::of_game("checkers-chain", CHECKERS_KING).choose(32, "chosen").tap("[data-place='23']"),
        Scene::new("checkers-thinking", "#/game/checkers")
            .with(CHECKERS_THINKING)
            .see("main[data-phase=thinking]"),
        Scene::of_game("egara-guti-start", Saved::new("egara-guti", "")),
        Scene::of_game("egara-guti-forced", EGARA_FORCED).in_webkit(),
        Scene::of_game("egara-guti-chosen", EGARA_FORCED).choose(9, "chosen"),
        Scene::of_game("egara-guti-chain-dark-men", EGARA_FORCED.dark())
            .choose(9, "chosen")
            .tap("[data-place='15']"),
    ]
}
