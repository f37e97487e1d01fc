//! The window's place, kept from one start to the next.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use store::Store;
use tauri::{LogicalSize, Monitor, PhysicalPosition, Runtime, WebviewWindow};

use super::place::{Place, PlaceDocument, Screen};

const DOCUMENT: &str = "place";

/// The last place seen. It is written when the app ends: the window's place is no treasure, and a killed app
/// may open where it stood the time before.
pub(crate) struct Memory {
    folder: PathBuf,
    place: Mutex<Option<Place>>,
}

impl Memory {
    /// The place kept in this folder. What cannot be read is as good as none.
    pub(crate) fn read(folder: PathBuf) -> Self {
        let stored = Store::open(&folder).ok().and_then(|store| store.load::<PlaceDocument>(DOCUMENT).ok());
        Self { folder, place: Mutex::new(stored.and_then(|loaded| loaded.data)) }
    }

    fn place(&self) -> Option<Place> {
        *self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a new window where it stood, as far as the screens allow. Where the system refuses, it stays where it is.
    pub(crate) fn restore<R: Runtime>(&self, window: &WebviewWindow<R>) {
        let Some(place) = self.place() else { return };
        let screens: Vec<Screen> =
            window.available_monitors().unwrap_or_default().iter().map(screen_of).collect();
        let (width, height) = place.size_on(&screens);
        let _ = window.set_size(LogicalSize::new(width, height));
        if place.is_reachable(&screens) {
            let _ = window.set_position(PhysicalPosition::new(place.x, place.y));
        }
        if place.maximized {
            let _ = window.maximize();
        }
    }

    /// Sees where the window stands now. While it fills the screen or is put away, only that is noted.
    pub(crate) fn see<R: Runtime>(&self, window: &WebviewWindow<R>) {
        let Some(seen) = look_at(window) else { return };
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        *place = match *place {
            Some(before) if seen.maximized => Some(Place { maximized: true, ..before }),
            _ => Some(seen),
        };
    }

    /// Writes the last place.
    pub(crate) fn write(&self) {
        let Some(place) = self.place() else { return };
        if let Ok(store) = Store::open(&self.folder) {
            // Failing costs a window's place, and there is nobody left to tell.
            let _ = store.save::<PlaceDocument>(DOCUMENT, &place);
        }
    }
}

fn look_at<R: Runtime>(window: &WebviewWindow<R>) -> Option<Place> {
    if window.is_minimized().ok()? || window.is_fullscreen().ok()? {
        return None;
    }
    let position = window.outer_position().ok()?;
    let size = window.inner_size().ok()?.to_logical(window.scale_factor().ok()?);
    let maximized = window.is_maximized().ok()?;
    Some(Place { x: position.x, y: position.y, width: size.width, height: size.height, maximized })
}

fn screen_of(monitor: &Monitor) -> Screen {
    let area = monitor.work_area();
    Screen {
        x: area.position.x,
        y: area.position.y,
        width: area.size.width,
        height: area.size.height,
        scale: monitor.scale_factor(),
    }
}
