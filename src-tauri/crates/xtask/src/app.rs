//! Building the app with its page inside.
//!
//! This is what `tauri build --debug --no-bundle` does, told to cargo directly. The whole workspace is
//! always named: with a part of it cargo would settle on other features for shared dependencies, and running
//! the app after testing it would build half of Tauri again.

use std::path::PathBuf;

use crate::program::{cargo, npm, run};
use crate::{Outcome, workspace};

/// Tells Tauri to show the page built into the binary, not the development server's.
pub(crate) const PAGE_INSIDE: &str = "leapsow/custom-protocol";

/// The page, into `ui/dist`.
///
/// # Errors
/// Where it doesn't build.
pub(crate) fn build_page() -> Outcome {
    run(npm().args(["run", "build"]))
}

/// The app around the page, and where it lies.
///
/// # Errors
/// Where it doesn't build.
pub(crate) fn build() -> Outcome<PathBuf> {
    build_binary("leapsow")
}

/// One binary of the workspace, and where it lies.
///
/// # Errors
/// Where it doesn't build.
pub(crate) fn build_binary(name: &str) -> Outcome<PathBuf> {
    run(cargo().args(["build", "--workspace", "--features", PAGE_INSIDE, "--bin", name]))?;
    workspace::binary(name)
}
