//! The display and its windows, as a window manager knows them: the tests have none.

use std::ops::Deref;

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt, MapState, Screen, Window};
use x11rb::rust_connection::RustConnection;

use crate::Outcome;

/// What a display calls windows of the app.
const CLASS: &str = "leapsow";

/// A connection to the display that the tests' windows are on.
pub(crate) struct Display {
    connection: RustConnection,
    screen: usize,
}

/// A window that is shown, and the process it belongs to.
pub(crate) struct Shown {
    pub(crate) window: Window,
    pub(crate) process: u32,
}

impl Display {
    /// # Errors
    /// Where there is no display.
    pub(crate) fn open() -> Outcome<Self> {
        let (connection, screen) = x11rb::connect(None)?;
        Ok(Self { connection, screen })
    }

    pub(crate) fn screen(&self) -> &Screen {
        &self.connection.setup().roots[self.screen]
    }

    pub(crate) fn atom(&self, name: &str) -> Outcome<u32> {
        Ok(self.intern_atom(false, name.as_bytes())?.reply()?.atom)
    }

    /// The app's first window that is shown, can be closed, and belongs to a process that is wanted.
    ///
    /// # Errors
    /// Where there is no such window yet.
    pub(crate) fn window_of(&self, is_wanted: impl Fn(u32) -> bool) -> Outcome<Shown> {
        let close = self.atom("WM_DELETE_WINDOW")?;
        let protocols = self.atom("WM_PROTOCOLS")?;
        let owner = self.atom("_NET_WM_PID")?;
        for window in self.query_tree(self.screen().root)?.reply()?.children {
            if self.get_window_attributes(window)?.reply()?.map_state != MapState::VIEWABLE {
                continue;
            }
            if !self.text(window, AtomEnum::WM_CLASS.into())?.split('\0').any(|name| name == CLASS) {
                continue;
            }
            if !self.numbers(window, protocols)?.contains(&close) {
                continue;
            }
            let process = self.numbers(window, owner)?;
            let process = *process.first().ok_or("the window belongs to no process")?;
            if is_wanted(process) {
                return Ok(Shown { window, process });
            }
        }
        Err("no window of the app is shown that can be closed".into())
    }

    fn text(&self, window: Window, property: u32) -> Outcome<String> {
        let answer = self.get_property(false, window, property, AtomEnum::ANY, 0, LONGEST)?.reply()?;
        Ok(String::from_utf8_lossy(&answer.value).into_owned())
    }

    fn numbers(&self, window: Window, property: u32) -> Outcome<Vec<u32>> {
        let answer = self.get_property(false, window, property, AtomEnum::ANY, 0, LONGEST)?.reply()?;
        Ok(answer.value32().map(Iterator::collect).unwrap_or_default())
    }
}

/// More than any of these properties is long, in units of four bytes.
const LONGEST: u32 = 256;

impl Deref for Display {
    type Target = RustConnection;

    fn deref(&self) -> &RustConnection {
        &self.connection
    }
}
