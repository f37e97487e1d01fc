//! Tauri's command line, in the version that the page's lock file names.

use std::process::Command;

use crate::program::program;
use crate::workspace;

/// The tool with a verb of it, in the workspace's folder. npm's packages must be there: see `setup::npm`.
pub(crate) fn tauri(verb: &str) -> Command {
    let mut command = program("node");
    command.arg(workspace::ui().join("node_modules/@tauri-apps/cli/tauri.js")).arg(verb);
    command
}
