//! Atomic, versioned JSON documents in a folder.
//!
//! A document is a name (`kalah`) and a [format](Document); on disk it is up to two files, `kalah.json` and its
//! last good copy `kalah.json.bak`. What this crate promises:
//!
//! * **Old or new, nothing between.** A save cut short at any point, by a kill or by a power cut, leaves the
//!   document as it was or as it was to be.
//! * **Nothing is thrown away for being unreadable.** A damaged file is moved to `kalah.damaged-1.json`, the last
//!   good copy takes its place, and a [`Notice`] says so.
//! * **Newer is not damaged.** A file written by a later version of the program is left alone, by loading and by
//!   saving.
//! * **What was saved can be loaded.** A save reads its own bytes back before it touches the disk.
//! * **One at a time.** A folder belongs to one open [`Store`]; a second is refused.
//!
//! Beside the documents there is a [`Cache`] of files that can be made anew.
//!
//! All calls block, for as long as the disk takes to confirm a write.

mod cache;
mod document;
mod error;
mod folder;
mod names;
mod notice;
mod settle;
mod store;

#[cfg(test)]
mod faults;

pub use cache::Cache;
pub use document::{Damage, Document, MAX_BYTES};
pub use error::{Error, OpenError};
pub use notice::{Loaded, Notice};
pub use settle::DAMAGED_KEPT;
pub use store::Store;
