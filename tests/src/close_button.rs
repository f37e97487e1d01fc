//! The button in a window's title bar, where there is no window manager to draw one.

use x11rb::protocol::xproto::{ClientMessageEvent, ConnectionExt, EventMask};

use crate::Outcome;
use crate::display::Display;

/// Asks the app's window to close, as a window manager does, and tells the process it belongs to.
///
/// # Errors
/// Where there is no such window yet, or no display.
pub fn press() -> Outcome<u32> {
    press_one(|_| true)
}

/// The same where several such windows may be open: asks the one that belongs to one of these processes.
///
/// # Errors
/// Where there is no such window yet, or no display.
pub fn press_of(processes: &[u32]) -> Outcome<u32> {
    press_one(|process| processes.contains(&process))
}

fn press_one(is_wanted: impl Fn(u32) -> bool) -> Outcome<u32> {
    let display = Display::open()?;
    let shown = display.window_of(is_wanted)?;
    let [close, protocols] = [display.atom("WM_DELETE_WINDOW")?, display.atom("WM_PROTOCOLS")?];
    let message = ClientMessageEvent::new(32, shown.window, protocols, [close, x11rb::CURRENT_TIME, 0, 0, 0]);
    display.send_event(false, shown.window, EventMask::NO_EVENT, message)?.check()?;
    Ok(shown.process)
}
