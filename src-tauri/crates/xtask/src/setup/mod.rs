//! Making a machine ready: system packages, then the page's.

mod npm;
mod packages;
mod system;

pub(crate) use npm::install as npm;
pub(crate) use packages::{SYSTEM_CARGO, SYSTEM_RUSTC, Use};
pub(crate) use system::install as system;
