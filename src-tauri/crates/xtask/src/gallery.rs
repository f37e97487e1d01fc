//! `cargo xtask gallery`: pictures of everything, to be looked at.

use std::fs;

use crate::display::VirtualDisplay;
use crate::program::{program, run as run_program};
use crate::setup::{self, Use};
use crate::{Outcome, app, workspace};

/// Sets up, builds and photographs; with a word, only the scenes that have it in their name.
///
/// # Errors
/// Where any of it fails.
pub(crate) fn run(word: Option<&str>) -> Outcome {
    setup::system(&[Use::App, Use::Window, Use::Chromium])?;
    setup::npm()?;
    app::build_page()?;
    let app = app::build()?;
    let gallery = app::build_binary("leapsow-gallery")?;
    let pictures = workspace::target()?.join("gallery");
    if pictures.exists() {
        fs::remove_dir_all(&pictures)?;
    }
    let display = VirtualDisplay::start()?;
    run_program(display.show(program(gallery).arg(&pictures).args(word).env("LEAPSOW_APP", app)))
}
