//! Files that can be made anew at any time.

use std::io;
use std::path::Path;

use crate::OpenError;
use crate::folder::{Folder, LockedFolder};

/// The largest file that is read, in bytes.
const MAX_BYTES: usize = 256 * 1024 * 1024;

/// What is written before it takes a file's place.
const DRAFT: &str = ".tmp";

/// A folder of files that spare work and hold nothing of value. It is open to this cache alone.
///
/// A file is written whole or not at all; what a damaged one holds is for its reader to notice, who then makes it
/// anew. A file's name has small letters, digits, hyphens and one dot.
#[derive(Debug)]
pub struct Cache {
    folder: Box<dyn Folder>,
}

impl Cache {
    /// Opens a folder, makes it if need be, and sweeps what was cut short.
    ///
    /// # Errors
    /// [`OpenError::AlreadyOpen`] while another has it; [`OpenError::Io`] if the system refuses.
    pub fn open(folder: impl AsRef<Path>) -> Result<Self, OpenError> {
        Ok(Self::over(Box::new(LockedFolder::open(folder.as_ref())?)))
    }

    pub(crate) fn over(folder: Box<dyn Folder>) -> Self {
        for file in folder.files().unwrap_or_default() {
            if file.ends_with(DRAFT) {
                // A draft that stays is in nobody's way: the next write goes over it.
                let _ = folder.remove(&file);
            }
        }
        Self { folder }
    }

    /// A file's bytes; `None` where there is none that can be read.
    pub fn read(&self, file: &str) -> Option<Vec<u8>> {
        self.folder.read(file, MAX_BYTES).ok()
    }

    /// Puts a file in place of the one that was there.
    ///
    /// # Errors
    /// Where the system refuses. What was there is there still.
    pub fn write(&self, file: &str, bytes: &[u8]) -> io::Result<()> {
        let draft = format!("{file}{DRAFT}");
        let written = self.folder.write(&draft, bytes).and_then(|()| self.folder.rename(&draft, file));
        if written.is_err() {
            // A full disk needs its room back.
            let _ = self.folder.remove(&draft);
        }
        written?;
        self.folder.sync()
    }
}
