//! `cargo xtask test`: everything that can be tested, on one machine, with one build.

use std::process::Command;

use crate::app::{self, PAGE_INSIDE};
use crate::display::VirtualDisplay;
use crate::program::{cargo, npm, run as run_program};
use crate::setup::{self, Use};
use crate::stages::Stages;
use crate::{Outcome, package, workspace};

/// Turns on the tests that need the built app or page and a browser; elsewhere `cargo test` leaves them out.
const BROWSER_TESTS: &str = "leapsow-tests/e2e,leapsow-bridge/e2e";

/// Sets up and runs all tests.
///
/// # Errors
/// At the first stage that fails.
pub(crate) fn run() -> Outcome {
    let mut stages = Stages::default();
    stages.stage("system packages", || setup::system(&[Use::App, Use::Window]))?;
    stages.stage("packages of the page", setup::npm)?;
    stages.stage("page: tests", || run_program(npm().args(["run", "test"])))?;
    stages.stage("page: build", app::build_page)?;
    stages.stage("Rust: build", build_everything)?;
    stages.stage("Rust: tests", || run_program(cargo().args(TEST).args(["--features", PAGE_INSIDE])))?;
    if cfg!(target_os = "linux") {
        stages.stage("window: tests", || browser_tests("*_e2e"))?;
        stages.stage("window: the installed package", installed_test)?;
        stages.stage("Chromium: tests", chromium_tests)?;
    } else {
        println!("\nThe tests in the real window and in Chromium run on Linux only.");
    }
    stages.print_times();
    Ok(())
}

const TEST: &[&str] = &["test", "--workspace", "--quiet"];

fn build_everything() -> Outcome {
    let features = format!("{PAGE_INSIDE},{BROWSER_TESTS}");
    run_program(cargo().args(["build", "--workspace", "--all-targets", "--features", &features]))
}

fn browser_tests(names: &str) -> Outcome {
    let app = workspace::binary("leapsow")?;
    let display = VirtualDisplay::start()?;
    run_program(display.show(browser_test(names).env("LEAPSOW_APP", app)))
}

/// Some systems have the tools for packages of another kind in no package of theirs.
fn installed_test() -> Outcome {
    if !is_at_hand(Use::Package, "THE INSTALLED PACKAGE IS NOT TESTED")? {
        return Ok(());
    }
    let package = package::linux::debug_deb()?;
    let display = VirtualDisplay::start()?;
    let mut test = browser_test("as_installed");
    // It says itself where it is left out, which else nobody would see.
    run_program(display.show(test.env("LEAPSOW_PACKAGE", package).args(["--", "--nocapture"])))
}

fn browser_test(names: &str) -> Command {
    let features = format!("{PAGE_INSIDE},{BROWSER_TESTS}");
    let mut tests = cargo();
    tests.args(TEST).args(["--features", &features, "--test", names]);
    tests
}

/// Some systems have Chromium's driver in no package of theirs.
fn chromium_tests() -> Outcome {
    if is_at_hand(Use::Chromium, "THE TESTS IN CHROMIUM ARE LEFT OUT")? {
        browser_tests("in_chromium")
    } else {
        Ok(())
    }
}

/// Sets up what only some tests need. Where that cannot be had, what else is there to test has been; but where
/// changes are checked nothing may be left out.
///
/// # Errors
/// In that case.
fn is_at_hand(what_for: Use, otherwise: &str) -> Outcome<bool> {
    match setup::system(&[what_for]) {
        Ok(()) => Ok(true),
        Err(error) if std::env::var_os("CI").is_none() => {
            println!("\n{error}\n{otherwise}.");
            Ok(false)
        }
        Err(error) => Err(error),
    }
}
