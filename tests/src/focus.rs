//! The keyboard, which one window of the display has at a time and no window manager hands on.

use x11rb::protocol::xproto::{ConnectionExt, InputFocus};

use crate::Outcome;
use crate::display::Display;

/// Gives it to the app's window that belongs to one of these processes.
///
/// # Errors
/// Where there is no such window yet, or no display.
pub(crate) fn give_to(processes: &[u32]) -> Outcome {
    let display = Display::open()?;
    let shown = display.window_of(|process| processes.contains(&process))?;
    Ok(display.set_input_focus(InputFocus::PARENT, shown.window, x11rb::CURRENT_TIME)?.check()?)
}
