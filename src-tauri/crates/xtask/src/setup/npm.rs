//! The page's packages, exactly as its lock file has them.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use crate::program::{npm, program, run};
use crate::{Outcome, workspace};

/// The oldest Node the page's tools run on.
const NODE: u32 = 20;

/// Sees to it that `node_modules` is what the lock file says.
///
/// # Errors
/// Where Node is missing or too old, or npm fails.
pub(crate) fn install() -> Outcome {
    require_node()?;
    let lock = workspace::ui().join("package-lock.json");
    // npm writes this file last, when everything is in its place.
    let installed = workspace::ui().join("node_modules/.package-lock.json");
    if changed(&installed) >= changed(&lock) && installed.exists() {
        return Ok(());
    }
    run(npm().args(["ci", "--no-audit", "--no-fund"]))
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|data| data.modified()).ok()
}

fn require_node() -> Outcome {
    let answer = program("node").arg("--version").output();
    let version =
        answer.map(|answer| String::from_utf8_lossy(&answer.stdout).into_owned()).unwrap_or_default();
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|text| text.parse().ok());
    match major {
        Some(major) if NODE <= major => Ok(()),
        Some(_) => Err(format!("Node {NODE} or newer is needed; this is {}", version.trim()).into()),
        None => Err(format!("Node {NODE} or newer with npm is needed: https://nodejs.org").into()),
    }
}
