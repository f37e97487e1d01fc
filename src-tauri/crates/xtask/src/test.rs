//! `cargo xtask test`: everything that can be tested, on one machine, with one build.

use crate::app::{self, PAGE_INSIDE};
use crate::display::VirtualDisplay;
use crate::program::{cargo, npm, run as run_program};
use crate::setup::{self, Use};
use crate::stages::Stages;
use crate::{Outcome, workspace};

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
    let features = format!("{PAGE_INSIDE},{BROWSER_TESTS}");
    let display = VirtualDisplay::start()?;
    let mut tests = cargo();
    tests.args(TEST).args(["--features", &features, "--test", names]);
    run_program(display.show(tests.env("LEAPSOW_APP", workspace::binary("leapsow")?)))
}

/// Some systems have Chromium's driver in no package of theirs, and what else is there to test has been.
fn chromium_tests() -> Outcome {
    match setup::system(&[Use::Chromium]) {
        Ok(()) => browser_tests("in_chromium"),
        Err(error) if std::env::var_os("CI").is_none() => {
            println!("\n{error}\nThere is no chromedriver: THE TESTS IN CHROMIUM ARE LEFT OUT.");
            Ok(())
        }
        Err(error) => Err(error),
    }
}
