//! What can go wrong, each with a name of its own.

use std::io;
use std::path::PathBuf;

use crate::Damage;

/// Why a folder could not be opened as a store.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another store, in this process or another, has the folder open.
    #[error("{} is in use", folder.display())]
    AlreadyOpen {
        /// The folder.
        folder: PathBuf,
    },
    /// The folder cannot be made, locked or listed.
    #[error("{} cannot be opened", folder.display())]
    Io {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// Why a document could not be loaded, saved or removed, or the folder listed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A name that no document may bear; see [`Store`](crate::Store).
    #[error("{name:?} is no name for a document")]
    BadName {
        /// The name given.
        name: String,
    },
    /// The document was written by a later version of the program. It is as it was.
    #[error("{document} is of version {found}, newer than {known}")]
    TooNew {
        /// The document.
        document: String,
        /// The version in the file.
        found: u32,
        /// The newest version that can be read.
        known: u32,
    },
    /// The data handed in could not be loaded again once saved, so it was not saved.
    #[error("{document} cannot be saved: {damage}")]
    Unfit {
        /// The document.
        document: String,
        /// What a load would find.
        damage: Damage,
    },
    /// The system refused an operation.
    #[error("cannot {action} {file}")]
    Io {
        /// The operation, as a verb.
        action: &'static str,
        /// The file's name within the folder; `.` is the folder.
        file: String,
        /// What the system says.
        source: io::Error,
    },
}

impl Error {
    pub(crate) fn io(action: &'static str, file: &str) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io { action, file: file.to_owned(), source }
    }
}
