//! The desktop binary.
// No console window behind the board on Windows; debug builds keep it for their output.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    leapsow_lib::run();
}
