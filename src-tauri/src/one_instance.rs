//! Starting the app twice shows the window that is already open.

use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Manager, Wry};

use crate::window;

/// The plug-in that ends a second start and tells the first one of it.
pub(crate) fn plugin() -> TauriPlugin<Wry> {
    tauri_plugin_single_instance::init(|app, _arguments, _folder| bring_forward(app))
}

fn bring_forward(app: &AppHandle) {
    let Some(window) = app.get_webview_window(window::MAIN) else { return };
    // A window manager may refuse any of these; the person then finds the window by hand.
    let _ = window.unminimize();
    let _ = window.show();
    let _ = window.set_focus();
}
