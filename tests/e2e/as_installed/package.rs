//! The Debian package, on this machine for as long as the test takes.

use std::path::{Path, PathBuf};
use std::process::Command;

use leapsow_tests::Outcome;

const NAME: &str = "leapsow";

/// Names the package; `cargo xtask test` makes it and sets this.
const FILE: &str = "LEAPSOW_PACKAGE";

/// The package to install.
pub(crate) fn file() -> Outcome<PathBuf> {
    let file = std::env::var_os(FILE).filter(|file| !file.is_empty());
    Ok(file.map(PathBuf::from).ok_or_else(|| format!("{FILE} must name the app's Debian package"))?)
}

/// Why this machine cannot try it, if so.
pub(crate) fn cannot_be_installed() -> Option<String> {
    let answer = |program: &mut Command| program.output().ok().filter(|answer| answer.status.success());
    let user = answer(Command::new("id").arg("-u"));
    if user.is_none_or(|user| user.stdout.trim_ascii() != b"0") {
        return Some("only root may install the package".to_owned());
    }
    if answer(Command::new("dpkg").arg("--version")).is_none() {
        return Some("this system has no Debian packages".to_owned());
    }
    let status =
        answer(Command::new("dpkg-query").args(["--show", "--showformat=${db:Status-Status}", NAME]));
    let is_there = status.is_some_and(|status| status.stdout == b"installed");
    let is_somebodys = is_there && std::env::var_os("CI").is_none();
    is_somebodys.then(|| format!("{NAME} is installed here; a test shall not remove it"))
}

/// The installed package. Dropped with the test's failure it is removed as well.
pub(crate) struct Installed {
    name: &'static str,
}

impl Installed {
    pub(crate) fn from_file(file: &Path) -> Outcome<Self> {
        let installed = Self { name: NAME };
        dpkg(Command::new("dpkg").arg("--install").arg(file))?;
        Ok(installed)
    }

    /// With all that a package manager would think of as its configuration.
    pub(crate) fn remove(self) -> Outcome {
        purge(self.name)
    }
}

impl Drop for Installed {
    fn drop(&mut self) {
        let _ = purge(self.name);
    }
}

fn purge(name: &str) -> Outcome {
    dpkg(Command::new("dpkg").args(["--purge", name]))
}

fn dpkg(command: &mut Command) -> Outcome {
    let answer = command.output()?;
    if answer.status.success() {
        return Ok(());
    }
    Err(format!("dpkg: {}", String::from_utf8_lossy(&answer.stderr)).into())
}
