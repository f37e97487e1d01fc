//! The log: one small file for whoever looks into a fault. It leaves the device only if the person takes it along.

use std::io;
use std::panic;
use std::path::PathBuf;

use log::LevelFilter;
use tauri::AppHandle;
use tauri_plugin_log::{Builder, RotationStrategy, Target, TargetKind};

/// The file's size at most, in bytes; it then begins anew.
const LARGEST: u128 = 256 * 1024;

/// Begins to log into the given folder. An app that cannot log goes on without.
pub(crate) fn open(app: &AppHandle, folder: io::Result<PathBuf>) {
    let Ok(folder) = folder else { return };
    let file = TargetKind::Folder { path: folder, file_name: Some("leapsow".to_owned()) };
    let plugin = Builder::new()
        .clear_targets()
        .target(Target::new(file))
        .level(LevelFilter::Info)
        .max_file_size(LARGEST)
        .rotation_strategy(RotationStrategy::KeepOne)
        .build();
    if let Err(error) = app.plugin(plugin) {
        eprintln!("No log is written: {error}");
        return;
    }
    log_panics();
    log::info!("Leap & Sow {} on {}", app.package_info().version, std::env::consts::OS);
}

/// A panic is a fault of ours: its place is worth more in the file than on a console nobody sees.
fn log_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        log::error!("{info}");
        usual(info);
    }));
}
