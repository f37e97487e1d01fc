//! Tauri's part of the build: the configuration, the capabilities and the Windows resources.

fn main() {
    tauri_build::build();
}
