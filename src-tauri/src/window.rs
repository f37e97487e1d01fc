//! The one window. Its size at the first start, and its title, stand in `tauri.conf.json`.

use tauri::{App, WebviewWindow, WebviewWindowBuilder};

use crate::data_folder;

#[cfg(desktop)]
pub(crate) mod memory;
#[cfg(desktop)]
mod place;

/// The window's label, as `tauri.conf.json` and the capabilities name it.
pub(crate) const MAIN: &str = "main";

/// Opens the window.
///
/// # Errors
/// Where the system gives no window or no webview.
pub(crate) fn open(app: &App) -> tauri::Result<WebviewWindow> {
    let config = app.config().app.windows.iter().find(|window| window.label == MAIN);
    let mut window = WebviewWindowBuilder::from_config(app, config.ok_or(tauri::Error::WindowNotFound)?)?;
    if let Some(webview) = data_folder::webview() {
        window = window.data_directory(webview);
    }
    window.build()
}
