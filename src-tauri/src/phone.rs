//! Where a phone comes in: its system calls the library by a symbol that Tauri writes around this function.
//!
//! In a module of its own, so that what is written there is no part of this crate's documented face.

#[tauri::mobile_entry_point]
fn start() {
    crate::run();
}
