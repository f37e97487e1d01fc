//! `cargo xtask package`: the installers of the system it runs on.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::run as run_program;
use crate::setup::{self, Use};
use crate::tauri::tauri;
use crate::{Outcome, workspace};

pub(crate) mod linux;

/// What Tauri's tool calls a kind of installer, and how the names of its files end.
type Kind = (&'static str, &'static str);

/// Takes tools from the network while it is built, so it is built only if asked for.
const APP_IMAGE: Kind = ("appimage", "AppImage");

/// Sets up, builds with the release profile and shows what came of it; with an `AppImage` on Linux, if asked for.
///
/// # Errors
/// Where it doesn't build, or a Linux package is not what it should be.
pub(crate) fn run(app_image: bool) -> Outcome {
    setup::system(&[Use::App, Use::Package])?;
    setup::npm()?;
    let mut kinds = usual_kinds()?.to_vec();
    if app_image {
        kinds.push(APP_IMAGE);
    }
    let bundles = workspace::target()?.join("release/bundle");
    if bundles.exists() {
        fs::remove_dir_all(&bundles)?;
    }
    let names: Vec<_> = kinds.iter().map(|(name, _)| *name).collect();
    run_program(tauri("build").args(["--ci", "--bundles", &names.join(",")]))?;
    if cfg!(target_os = "linux") {
        linux::check(&bundles)?;
    }
    println!();
    for kind in kinds {
        let file = installer(&bundles, kind)?;
        println!("{:>9} kB  {}", fs::metadata(&file)?.len() / 1000, file.display());
    }
    Ok(())
}

fn usual_kinds() -> Outcome<&'static [Kind]> {
    match std::env::consts::OS {
        "linux" => Ok(&[linux::DEB, linux::RPM]),
        "macos" => Ok(&[("dmg", "dmg")]),
        "windows" => Ok(&[("nsis", "exe")]),
        other => Err(format!("there is no installer for {other}").into()),
    }
}

/// The one file of a kind. What it was put together from may lie beside it.
fn installer(bundles: &Path, (name, extension): Kind) -> Outcome<PathBuf> {
    let folder = bundles.join(name);
    let mut found = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let file = entry?.path();
        if file.extension().is_some_and(|end| end == extension) {
            found.push(file);
        }
    }
    match found.as_slice() {
        [file] => Ok(file.clone()),
        _ => Err(format!("{} holds {} files .{extension}", folder.display(), found.len()).into()),
    }
}
