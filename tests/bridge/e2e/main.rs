//! Tests in Chromium.

mod commands;
mod fingers_on_men;
mod fingers_on_seeds;
mod hearing;
mod keyboard;
mod large;
mod motion;
mod phone;
mod results;
mod screens;
mod shapes;
mod shown;
mod sizes;
mod status_line;
mod table;
mod toasts;
mod touch;
mod voice;
mod whole_games;
