//! The app: one window, the commands its page may call, and the folder where games are kept.
//!
//! The only crate that knows Tauri. What a command does is decided elsewhere; here it is only handed on.

mod data_folder;
#[cfg(desktop)]
mod one_instance;
#[cfg(target_os = "linux")]
mod webkit_quirk;
mod window;

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
        .setup(|app| {
            let folder = data_folder::locate(app)?;
            window::open(app, &folder)?;
            Ok(())
        })
        .run(tauri::generate_context!());
    if let Err(error) = ended {
        eprintln!("Leap & Sow cannot start: {error}");
        std::process::exit(1);
    }
}
