//! `cargo xtask measure`: figures from the real window, printed and not judged.

use std::fs;

use crate::display::VirtualDisplay;
use crate::program::{program, run as run_program};
use crate::setup::{self, Use};
use crate::{Outcome, app, workspace};

/// Sets up, builds and measures, on the disk that holds the target folder.
///
/// # Errors
/// Where any of it fails.
pub(crate) fn run() -> Outcome {
    setup::system(&[Use::App, Use::Window])?;
    setup::npm()?;
    app::build_page()?;
    let app = app::build()?;
    let measure = app::build_binary("leapsow-measure")?;
    let folder = workspace::target()?.join("measure");
    fs::create_dir_all(&folder)?;
    let display = VirtualDisplay::start()?;
    run_program(display.show(program(measure).arg(folder).env("LEAPSOW_APP", app)))
}
