//! The demonstration: the real window in a virtual display, played by clicks, photographed.

use std::fs;
use std::path::Path;

use crate::display::VirtualDisplay;
use crate::program::{program, run};
use crate::{Outcome, app, workspace};

/// Plays it and leaves the pictures in `target/demo/`.
///
/// # Errors
/// Where a step of it fails.
pub(crate) fn play(app: &Path) -> Outcome {
    let pictures = workspace::target()?.join("demo");
    if pictures.exists() {
        fs::remove_dir_all(&pictures)?;
    }
    let demo = app::build_binary("leapsow-demo")?;
    let display = VirtualDisplay::start()?;
    run(display.show(program(demo).arg(&pictures).env("LEAPSOW_APP", app)))?;
    println!("\nThe pictures are in {}", pictures.display());
    Ok(())
}
