//! System packages: installed where apt is, named elsewhere.

use std::path::Path;
use std::process::Command;

use super::packages::{NEEDS, Need, Probe, Use};
use crate::Outcome;
use crate::program::{is_installed, program, run, says_yes};

/// Sees to it that everything for these uses is there.
///
/// # Errors
/// Where something is missing and can't be installed; the message names what to install.
pub(crate) fn install(uses: &[Use]) -> Outcome {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing = missing(uses);
    if missing.is_empty() {
        return Ok(());
    }
    if !is_installed("apt-get") {
        return Err(advice(&missing).into());
    }
    let names = names(&missing, |need| need.debian);
    println!("Installing what is missing: {}", names.join(" "));
    run(apt().args(["update", "--quiet"]))?;
    run(apt().args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(&names))
}

fn missing(uses: &[Use]) -> Vec<&'static Need> {
    NEEDS.iter().filter(|need| uses.contains(&need.what_for) && !is_there(&need.probe)).collect()
}

fn is_there(probe: &Probe) -> bool {
    match probe {
        Probe::Program(name) => is_installed(name),
        Probe::File(path) => Path::new(path).exists(),
        Probe::Library(name) => says_yes(program("pkg-config").args(["--exists", name])),
    }
}

fn names(missing: &[&Need], column: fn(&Need) -> &'static str) -> Vec<&'static str> {
    let mut names: Vec<_> = missing.iter().map(|need| column(need)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Without questions, and through sudo unless this is root already.
fn apt() -> Command {
    let mut command = if is_root() {
        program("env")
    } else {
        let mut sudo = program("sudo");
        sudo.arg("env");
        sudo
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    command
}

fn is_root() -> bool {
    program("id").arg("-u").output().is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

fn advice(missing: &[&Need]) -> String {
    let line = |system, column| format!("\n  {system}: {}", names(missing, column).join(" "));
    format!(
        "Some system packages are missing. Install these, then try again:{}{}{}",
        line("Debian, Ubuntu", |need| need.debian),
        line("Fedora", |need| need.fedora),
        line("Arch", |need| need.arch),
    )
}
