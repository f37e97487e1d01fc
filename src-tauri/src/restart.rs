//! Starting this program anew in place of itself.

use std::env;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Starts anew with this in the environment. Whatever goes wrong, the app goes on as it is.
///
/// The process is replaced because changing the environment of a running one is unsafe once a library has started a
/// thread.
pub(crate) fn with(variable: &str, value: &str) {
    let Ok(program) = env::current_exe() else { return };
    let error = Command::new(program).args(env::args_os().skip(1)).env(variable, value).exec();
    eprintln!("Starting with {variable} failed: {error}");
}
