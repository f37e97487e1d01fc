//! A screen that exists only in memory, for windows nobody shall see.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::Outcome;
use crate::program::program;

/// Wide enough for every window the tests ask for.
const SCREEN: &str = "1600x1200x24";

/// A running virtual display; it ends with this value.
pub(crate) struct VirtualDisplay {
    server: Child,
    name: String,
}

impl VirtualDisplay {
    /// Starts one and waits until it accepts windows. The server picks a free number itself.
    ///
    /// # Errors
    /// Where the server is missing or doesn't start.
    pub(crate) fn start() -> Outcome<Self> {
        let mut server = program("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("the virtual display (Xvfb) can't be started: {error}"))?;
        let mut number = String::new();
        if let Some(answer) = server.stdout.take() {
            BufReader::new(answer).read_line(&mut number)?;
        }
        let display = Self { server, name: format!(":{}", number.trim()) };
        if number.trim().is_empty() {
            return Err("the virtual display (Xvfb) ended before it was ready".into());
        }
        Ok(display)
    }

    /// Sends a program's windows to this display, and keeps it off the person's desktop and its message bus.
    pub(crate) fn show<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("DISPLAY", &self.name)
            .env("GDK_BACKEND", "x11")
            .env_remove("WAYLAND_DISPLAY")
            .env("DBUS_SESSION_BUS_ADDRESS", "disabled:")
            .env("NO_AT_BRIDGE", "1")
    }
}

impl Drop for VirtualDisplay {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Whether there is a screen a person looks at.
pub(crate) fn has_real_one() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
