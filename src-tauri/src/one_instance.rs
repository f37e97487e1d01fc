//! Starting the app twice shows the window that is already open.

#[cfg(target_os = "linux")]
pub(crate) use leaving::wait_for_the_one_that_leaves;

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

/// On Linux a first instance that is just leaving still has its name but no longer answers.
#[cfg(target_os = "linux")]
mod leaving {
    use std::env;
    use std::thread::sleep;
    use std::time::Duration;

    use crate::restart;

    /// How often it was waited for already.
    const WAITS: &str = "LEAPSOW_WAITS";

    const MOST: u32 = 20;
    const WAIT: Duration = Duration::from_millis(100);

    /// Starts anew after a moment if this start failed because the first instance did not answer.
    pub(crate) fn wait_for_the_one_that_leaves(error: &tauri::Error) {
        let tauri::Error::PluginInitialization(plugin, _) = error else { return };
        let waits = env::var(WAITS).ok().and_then(|waits| waits.parse().ok()).unwrap_or(0);
        if plugin == "single-instance" && waits < MOST {
            sleep(WAIT);
            restart::with(WAITS, &(waits + 1).to_string());
        }
    }
}
