//! `cargo xtask lint`: the format and the lints of everything.

use crate::program::{answer, cargo, npm, program, run as run_program};
use crate::setup::{self, Use};
use crate::stages::Stages;
use crate::{Outcome, icons, licences, versions};

/// Sets up and checks all sources; changes none.
///
/// # Errors
/// At the first stage that finds something.
pub(crate) fn run() -> Outcome {
    let mut stages = Stages::default();
    stages.stage("system packages", || setup::system(&[Use::App, Use::Lint]))?;
    stages.stage("packages of the page", setup::npm)?;
    stages.stage("Rust: format", || run_program(cargo().args(["fmt", "--all", "--check"])))?;
    stages.stage("page: format and lints", || run_program(npm().args(["run", "lint"])))?;
    stages.stage("workflows", || run_program(npm().args(["run", "lint:workflows"])))?;
    if cfg!(target_os = "linux") {
        stages.stage("XML", check_xml)?;
    }
    stages.stage("version", versions::check)?;
    stages.stage("list of licences", licences::check)?;
    if cfg!(target_os = "linux") {
        stages.stage("icons", icons::check)?;
    }
    stages.stage("page: types", || run_program(npm().args(["run", "check"])))?;
    stages.stage("Rust: lints", || run_program(cargo().args(CLIPPY)))?;
    stages.print_times();
    Ok(())
}

/// What Android, iOS and Linux read, of which no compiler here takes note.
fn check_xml() -> Outcome {
    let kinds = ["*.xml", "*.plist", "*.storyboard", "*.xcprivacy", "*.svg"];
    let files = answer(program("git").args(["ls-files", "--"]).args(kinds))?;
    run_program(program("xmllint").args(["--noout", "--nonet"]).args(files.lines()))
}

/// Every target with every feature of ours: the page need not be built for it.
const CLIPPY: &[&str] = &[
    "clippy",
    "--workspace",
    "--all-targets",
    "--features",
    "leapsow-tests/e2e,leapsow-bridge/e2e",
    "--",
    "--deny",
    "warnings",
];
