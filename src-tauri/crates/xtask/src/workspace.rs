//! Where things lie.

use std::env::{self, consts::EXE_SUFFIX};
use std::path::{Path, PathBuf};

use crate::Outcome;

/// The folder with the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(3).unwrap_or(here)
}

/// The folder of the page's sources.
pub(crate) fn ui() -> PathBuf {
    root().join("ui")
}

/// Where cargo puts a binary of this workspace: beside this one, since all are built with one profile.
pub(crate) fn binary(name: &str) -> Outcome<PathBuf> {
    Ok(env::current_exe()?.with_file_name(format!("{name}{EXE_SUFFIX}")))
}

/// Cargo's target folder: two above this binary.
pub(crate) fn target() -> Outcome<PathBuf> {
    let program = env::current_exe()?;
    let target = program.ancestors().nth(2).ok_or("this program lies outside a target folder")?;
    Ok(target.to_owned())
}
