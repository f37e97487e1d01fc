//! The button in a window's title bar, where there is no window manager to draw one.

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{AtomEnum, ClientMessageEvent, ConnectionExt, EventMask, MapState, Window};
use x11rb::rust_connection::RustConnection;

use crate::Outcome;

/// Asks the window of this class to close, as a window manager does, and tells the process it belongs to.
///
/// # Errors
/// Where there is no such window yet, or no display.
pub fn press(class: &str) -> Outcome<u32> {
    press_one(class, |_| true)
}

/// The same where several such windows may be open: asks the one that belongs to one of these processes.
///
/// # Errors
/// Where there is no such window yet, or no display.
pub fn press_of(class: &str, processes: &[u32]) -> Outcome<u32> {
    press_one(class, |process| processes.contains(&process))
}

fn press_one(class: &str, is_wanted: impl Fn(u32) -> bool) -> Outcome<u32> {
    let (display, screen) = x11rb::connect(None)?;
    let root = display.setup().roots[screen].root;
    for window in display.query_tree(root)?.reply()?.children {
        if display.get_window_attributes(window)?.reply()?.map_state != MapState::VIEWABLE {
            continue;
        }
        if !text(&display, window, AtomEnum::WM_CLASS.into())?.split('\0').any(|name| name == class) {
            continue;
        }
        let close = atom(&display, "WM_DELETE_WINDOW")?;
        let protocols = atom(&display, "WM_PROTOCOLS")?;
        if !numbers(&display, window, protocols)?.contains(&close) {
            continue;
        }
        let process = numbers(&display, window, atom(&display, "_NET_WM_PID")?)?;
        let process = *process.first().ok_or("the window belongs to no process")?;
        if !is_wanted(process) {
            continue;
        }
        let message = ClientMessageEvent::new(32, window, protocols, [close, x11rb::CURRENT_TIME, 0, 0, 0]);
        display.send_event(false, window, EventMask::NO_EVENT, message)?.check()?;
        return Ok(process);
    }
    Err(format!("no window of {class} has a button to close it").into())
}

fn atom(display: &RustConnection, name: &str) -> Outcome<u32> {
    Ok(display.intern_atom(false, name.as_bytes())?.reply()?.atom)
}

/// More than any of these properties is long, in units of four bytes.
const LONGEST: u32 = 256;

fn text(display: &RustConnection, window: Window, property: u32) -> Outcome<String> {
    let answer = display.get_property(false, window, property, AtomEnum::ANY, 0, LONGEST)?.reply()?;
    Ok(String::from_utf8_lossy(&answer.value).into_owned())
}

fn numbers(display: &RustConnection, window: Window, property: u32) -> Outcome<Vec<u32>> {
    let answer = display.get_property(false, window, property, AtomEnum::ANY, 0, LONGEST)?.reply()?;
    Ok(answer.value32().map(Iterator::collect).unwrap_or_default())
}
