//! All that there is to see.

mod games;
mod large;
mod leaping;
mod results;
mod screens;
mod sowing;
mod trouble;

use crate::scene::Scene;

/// Scenes that belong together.
pub(crate) struct Group {
    pub(crate) title: &'static str,
    pub(crate) scenes: Vec<Scene>,
}

/// Everything, in the order in which a person meets it.
pub(crate) fn all() -> Vec<Group> {
    vec![
        Group { title: "Screens", scenes: screens::scenes() },
        Group { title: "Leaping", scenes: leaping::scenes() },
        Group { title: "Sowing", scenes: sowing::scenes() },
        Group { title: "Results", scenes: results::scenes() },
        Group { title: "Trouble", scenes: trouble::scenes() },
        Group { title: "Written twice as large", scenes: large::scenes() },
    ]
}
