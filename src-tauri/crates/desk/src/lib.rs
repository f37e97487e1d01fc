//! The front desk: all that the interface may ask for, free of Tauri.

#![forbid(unsafe_code)]

pub mod wire;
