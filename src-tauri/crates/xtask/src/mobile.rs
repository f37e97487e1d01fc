//! `cargo xtask mobile`: the whole app as the compilers for Android and iOS see it, on a machine that has neither kit.
//!
//! Checking types needs a standard library for the phone, and no linker. The library is checked along from its
//! sources, which must be those of the compiler at hand. rustup has them only over the network; systems have them
//! as a package, so the system's own Rust is what is used, in a folder of its own.

use std::process::Command;

use crate::program::{program, run as run_program};
use crate::setup::{self, SYSTEM_CARGO, SYSTEM_RUSTC, Use};
use crate::stages::Stages;
use crate::{Outcome, workspace};

mod stand_ins;

const ANDROID: &str = "aarch64-linux-android";
const IOS: &str = "aarch64-apple-ios";

/// Sets up and checks for one after the other.
///
/// # Errors
/// Where the app doesn't compile, or not without warnings.
pub(crate) fn run() -> Outcome {
    if !cfg!(target_os = "linux") {
        let advice = "`cargo xtask mobile` is for Linux. Here rustup brings what is needed:";
        let commands = [ANDROID, IOS].map(|target| {
            format!("\n  rustup target add {target}\n  cargo check --lib --package leapsow --target {target}")
        });
        return Err(format!("{advice}{}", commands.concat()).into());
    }
    let mut stages = Stages::default();
    stages.stage("system packages", || setup::system(&[Use::Phones]))?;
    stages.stage("Android", || run_program(&mut check(ANDROID)?))?;
    stages.stage("iOS", || {
        let mut ios = check(IOS)?;
        stand_ins::put_in_place(&workspace::target()?.join("mobile/stand-ins"), &mut ios)?;
        run_program(&mut ios)
    })?;
    stages.print_times();
    Ok(())
}

/// Warnings of our own crates are errors, as in every other check.
fn check(target: &str) -> Outcome<Command> {
    let mut cargo = program(SYSTEM_CARGO);
    cargo.args(["check", "--locked", "--lib", "--package", "leapsow", "--target", target]);
    cargo.args(["-Z", "build-std=std,panic_abort", "-Z", "warnings", "--config", "build.warnings='deny'"]);
    cargo.arg("--target-dir").arg(workspace::target()?.join("mobile"));
    // `-Z` is for nightly compilers, or for one that is told to be as patient.
    cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", SYSTEM_RUSTC);
    // What rustup's cargo set for this program is not for another compiler.
    cargo.env_remove("LD_LIBRARY_PATH").env_remove("RUSTUP_TOOLCHAIN");
    Ok(cargo)
}
