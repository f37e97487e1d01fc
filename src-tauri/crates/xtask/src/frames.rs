//! `cargo xtask frames`: how smoothly turns are shown, printed and not judged.

use crate::display::VirtualDisplay;
use crate::program::{program, run as run_program};
use crate::setup::{self, Use};
use crate::{Outcome, app};

/// Sets up, builds and measures.
///
/// # Errors
/// Where any of it fails.
pub(crate) fn run() -> Outcome {
    setup::system(&[Use::App, Use::Window, Use::Chromium])?;
    setup::npm()?;
    app::build_page()?;
    let app = app::build()?;
    let frames = app::build_binary("leapsow-frames")?;
    let display = VirtualDisplay::start()?;
    run_program(display.show(program(frames).env("LEAPSOW_APP", app)))
}
