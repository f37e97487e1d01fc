//! `cargo xtask run`: the app, from nothing to a window.

use crate::program::{program, run as run_program};
use crate::setup::{self, Use};
use crate::{Outcome, app, demo, display};

/// Sets up, builds and starts the app; where there is no screen, plays the demonstration.
///
/// # Errors
/// Where any of it fails.
pub(crate) fn run() -> Outcome {
    let screen = display::has_real_one();
    if !screen {
        println!("There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).");
        println!("A demonstration will be played in a virtual one instead.");
    }
    setup::system(if screen { &[Use::App] } else { &[Use::App, Use::Window] })?;
    setup::npm()?;
    app::build_page()?;
    let app = app::build()?;
    if screen { run_program(&mut program(app)) } else { demo::play(&app) }
}
