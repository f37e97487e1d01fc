//! The app in another browser: its built page in Chromium, over its real commands on Tauri's mock runtime.
//!
//! The real window is WebKit's, at sizes its system allows. Here the same page is a phone, held upright or across, a
//! tablet or a desktop, in the dark or in Russian, under real fingers. The app itself knows nothing of this: the page
//! is served with one script more, which takes the place of Tauri's own and posts the page's commands to the server.

mod app;
mod bridge;
mod chromium;
mod devtools;
mod finger;
mod fingers;
mod policy;
mod server;

pub use bridge::Bridge;
pub use chromium::{Chromium, Device, Look};
pub use finger::Finger;
pub use fingers::{hold, slide, slide_two, tap};
