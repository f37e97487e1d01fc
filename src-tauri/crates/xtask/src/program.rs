//! Running other programs, in the open: each command is shown before it runs.

use std::ffi::OsStr;
use std::io::ErrorKind;
use std::process::{Command, Stdio};

use crate::{Outcome, workspace};

/// A command that runs in the workspace's folder.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(workspace::root());
    command
}

/// The cargo that started this program, or the one in the path.
pub(crate) fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// npm in the page's folder. On Windows it is a script, which must be named in full.
pub(crate) fn npm() -> Command {
    let mut command = program(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(workspace::ui());
    command
}

/// Shows the command, runs it and waits.
///
/// # Errors
/// Where it can't be started or doesn't end well.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let shown = shown(command);
    println!("$ {shown}");
    let status = command.status().map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!("`{shown}` can't be started: the program is not installed"),
        _ => format!("`{shown}` can't be started: {error}"),
    })?;
    if status.success() { Ok(()) } else { Err(format!("`{shown}` failed ({status})").into()) }
}

/// Runs a command out of sight, and tells what it wrote to its output.
///
/// # Errors
/// Where it can't be started or doesn't end well; with what it wrote on its errors.
pub(crate) fn answer(command: &mut Command) -> Outcome<String> {
    let answer = command.output().map_err(|error| format!("`{}`: {error}", shown(command)))?;
    if answer.status.success() {
        Ok(String::from_utf8(answer.stdout)?)
    } else {
        Err(format!("`{}`: {}", shown(command), String::from_utf8_lossy(&answer.stderr)).into())
    }
}

/// Whether a question to another program is answered with yes; a program that is not there says no.
pub(crate) fn says_yes(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Whether a program of that name is in the path.
pub(crate) fn is_installed(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
