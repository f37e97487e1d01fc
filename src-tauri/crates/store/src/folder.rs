//! The few things done to a folder's files: the seam at which tests cut the power.

use std::fmt::Debug;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use fs4::{FileExt, TryLockError};

use crate::OpenError;

/// A flat folder, whose files are called by name.
pub(crate) trait Folder: Debug + Send + Sync {
    /// Reads a file, but no more than its first `limit` bytes.
    fn read(&self, file: &str, limit: usize) -> io::Result<Vec<u8>>;

    /// Writes a file, new or not; when this returns, its contents are on the disk.
    fn write(&self, file: &str, bytes: &[u8]) -> io::Result<()>;

    /// Renames a file in one step, over another if there is one.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file.
    fn remove(&self, file: &str) -> io::Result<()>;

    /// The names of all files that have one in Unicode; others are not ours.
    fn files(&self) -> io::Result<Vec<String>>;

    /// Returns when all renames and removals are on the disk.
    fn sync(&self) -> io::Result<()>;
}

/// A real folder, kept from other stores for as long as this lives.
#[derive(Debug)]
pub(crate) struct LockedFolder {
    path: PathBuf,
    /// The system lets go of the lock with the handle, however the process ends. The file itself stays: to remove
    /// it would let two processes each lock a file of that name.
    _lock: File,
}

impl LockedFolder {
    pub(crate) fn open(path: &Path) -> Result<Self, OpenError> {
        let io = |source| OpenError::Io { folder: path.to_owned(), source };
        fs::create_dir_all(path).map_err(io)?;
        let lock = OpenOptions::new()
            .create(true)
            .write(true)
            .truncate(false)
            .open(path.join("store.lock"))
            .map_err(io)?;
        // By its full name: the standard library's method of that name came later and is not on every target.
        match FileExt::try_lock(&lock) {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::AlreadyOpen { folder: path.to_owned() }),
            Err(TryLockError::Error(source)) => Err(io(source)),
        }
    }
}

impl Folder for LockedFolder {
    fn read(&self, file: &str, limit: usize) -> io::Result<Vec<u8>> {
        let path = self.path.join(file);
        // A pipe of that name would be waited on for ever.
        if !fs::metadata(&path)?.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
        }
        let mut bytes = Vec::new();
        File::open(path)?.take(limit as u64).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&self, file: &str, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::create(self.path.join(file))?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.path.join(from), self.path.join(to))
    }

    fn remove(&self, file: &str) -> io::Result<()> {
        fs::remove_file(self.path.join(file))
    }

    fn files(&self) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            names.extend(entry?.file_name().into_string().ok());
        }
        Ok(names)
    }

    #[cfg(unix)]
    fn sync(&self) -> io::Result<()> {
        use io::ErrorKind::{InvalidInput, Unsupported};
        match File::open(&self.path)?.sync_all() {
            // Some file systems (FUSE, network shares) know no such thing; there is nothing better to do there.
            Err(error) if matches!(error.kind(), InvalidInput | Unsupported) => Ok(()),
            done => done,
        }
    }

    /// Elsewhere a folder can't be opened to be synced: the file system's own journal orders the renames.
    #[cfg(not(unix))]
    fn sync(&self) -> io::Result<()> {
        Ok(())
    }
}
