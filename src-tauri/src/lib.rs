//! The app: one window, the commands its page may call, and the folder where games are kept.
//!
//! The only crate that knows Tauri. What a command does is decided by `desk`; here it is only handed on.

mod commands;
mod data_folder;
#[cfg(desktop)]
mod one_instance;
#[cfg(target_os = "linux")]
mod webkit_quirk;
mod window;

use tauri::{App, Manager};

/// Opens the window and stays until it is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    #[cfg(target_os = "linux")]
    webkit_quirk::restart_without_dmabuf_if_needed();

    let mut builder = tauri::Builder::default();
    #[cfg(desktop)]
    if !data_folder::is_overridden() {
        // First of all plug-ins, so that a second start ends before it touches anything.
        builder = builder.plugin(one_instance::plugin());
    }
    let ended = builder
        .invoke_handler(commands::answer)
        .setup(|app| {
            // An error handed to Tauri here would end in a panic.
            set_up(app).unwrap_or_else(|error| give_up(&error));
            Ok(())
        })
        .run(tauri::generate_context!());
    if let Err(error) = ended {
        give_up(&error);
    }
}

fn set_up(app: &App) -> tauri::Result<()> {
    app.manage(commands::Reception::new(data_folder::saves(app)));
    window::open(app)
}

fn give_up(error: &tauri::Error) -> ! {
    eprintln!("Leap & Sow cannot start: {error}");
    std::process::exit(1)
}
