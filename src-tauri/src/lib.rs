//! The app: one window, the commands its page may call, and the folder where games are kept.
//!
//! The only crate of the app that knows Tauri. What a command does is decided by `desk`; here it is only handed on.

mod commands;
mod data_folder;
mod log_file;
#[cfg(desktop)]
mod one_instance;
#[cfg(mobile)]
mod phone;
#[cfg(target_os = "linux")]
mod restart;
#[cfg(target_os = "linux")]
mod webkit_quirk;
mod window;

use tauri::{App, AppHandle, Manager, RunEvent, WebviewWindow};

pub use commands::{Reception, answer};

/// Opens the window and stays until it is closed.
pub fn run() {
    #[cfg(target_os = "linux")]
    webkit_quirk::restart_without_dmabuf_if_needed();

    let builder = tauri::Builder::default();
    // First of all plug-ins, so that a second start ends before it touches anything.
    #[cfg(desktop)]
    let builder = if data_folder::is_overridden() { builder } else { builder.plugin(one_instance::plugin()) };
    // Only phones can be felt.
    #[cfg(mobile)]
    let builder = builder.plugin(tauri_plugin_haptics::init());
    let built = builder
        .invoke_handler(commands::answer)
        .setup(|app| {
            // An error handed to Tauri here would end in a panic.
            set_up(app).unwrap_or_else(|error| give_up(&error));
            Ok(())
        })
        .build(tauri::generate_context!());
    match built {
        Ok(app) => app.run(happened),
        Err(error) => {
            #[cfg(target_os = "linux")]
            one_instance::wait_for_the_one_that_leaves(&error);
            give_up(&error)
        }
    }
}

fn set_up(app: &App) -> tauri::Result<()> {
    log_file::open(app.handle(), data_folder::logs(app));
    app.manage(Reception::new(data_folder::saves(app)));
    Reception::open_early(app.handle());
    put_where_it_stood(app, &window::open(app)?);
    Ok(())
}

#[cfg(desktop)]
fn put_where_it_stood(app: &App, window: &WebviewWindow) {
    if let Ok(folder) = data_folder::window(app) {
        let memory = window::memory::Memory::read(folder);
        memory.restore(window);
        app.manage(memory);
    }
}

/// A phone's app fills the screen.
#[cfg(mobile)]
fn put_where_it_stood(_: &App, _: &WebviewWindow) {}

/// What the system tells. Nothing of a game depends on it: those are saved at every turn.
#[cfg(desktop)]
fn happened(app: &AppHandle, event: RunEvent) {
    use tauri::WindowEvent::{Moved, Resized};

    let Some(memory) = app.try_state::<window::memory::Memory>() else { return };
    match event {
        RunEvent::WindowEvent { event: Moved(_) | Resized(_), label, .. } => {
            if let Some(window) = app.get_webview_window(&label) {
                memory.see(&window);
            }
        }
        RunEvent::Exit => memory.write(),
        _ => {}
    }
}

#[cfg(mobile)]
fn happened(_: &AppHandle, _: RunEvent) {}

fn give_up(error: &tauri::Error) -> ! {
    eprintln!("Leap & Sow cannot start: {error}");
    std::process::exit(1)
}
