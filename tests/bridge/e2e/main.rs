//! Tests in Chromium.

mod commands;
mod phone;
mod touch;
