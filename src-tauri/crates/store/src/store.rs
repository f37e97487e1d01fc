//! The store: what its users call.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::document::pack;
use crate::folder::{Folder, LockedFolder};
use crate::{Document, Error, Loaded, Notice, OpenError, names};

/// A folder of documents, open to this store alone.
///
/// A document's name has 1 to 64 small letters, digits and hyphens, and is none of Windows' device names. Calls may
/// come from any thread; they are done one after another.
#[derive(Debug)]
pub struct Store {
    pub(crate) folder: Box<dyn Folder>,
    turn: Mutex<()>,
}

impl Store {
    /// Opens a folder, makes it if need be, and sweeps what saves cut short have left in it.
    ///
    /// # Errors
    /// [`OpenError::AlreadyOpen`] while another store has it; [`OpenError::Io`] if the system refuses.
    pub fn open(folder: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = folder.as_ref();
        Self::over(Box::new(LockedFolder::open(path)?))
            .map_err(|source| OpenError::Io { folder: path.to_owned(), source })
    }

    /// The store over a folder that is already its own.
    pub(crate) fn over(folder: Box<dyn Folder>) -> io::Result<Self> {
        for file in folder.files()?.iter().filter(|file| names::is_draft(file)) {
            // A draft that stays is in nobody's way: the next save writes over it.
            let _ = folder.remove(file);
        }
        Ok(Self { folder, turn: Mutex::new(()) })
    }

    /// Loads a document. Damaged files are set aside and the last good copy is put in place, which the notices tell.
    ///
    /// # Errors
    /// [`Error::BadName`]; [`Error::TooNew`] for a file of a later version; [`Error::Io`] if the system refuses.
    pub fn load<D: Document>(&self, name: &str) -> Result<Loaded<D::Data>, Error> {
        let _turn = self.take_turn(name)?;
        self.settle::<D>(name)
    }

    /// Saves a document; when this returns, it is on the disk. The notices tell of damaged files met on the way.
    ///
    /// # Errors
    /// [`Error::BadName`]; [`Error::Unfit`] for data that could not be loaded again; [`Error::TooNew`] for a file of
    /// a later version in its place; [`Error::Io`] if the system refuses. After an error the old document stands;
    /// only if the action was `sync` may it be the new one, written but not confirmed by the disk.
    pub fn save<D: Document>(&self, name: &str, data: &D::Data) -> Result<Vec<Notice>, Error> {
        let bytes = pack::<D>(data).map_err(|damage| Error::Unfit { document: name.to_owned(), damage })?;
        let _turn = self.take_turn(name)?;
        let old = self.settle::<D>(name)?;
        let draft = names::draft(name);
        let replaced =
            self.folder.write(&draft, &bytes).map_err(Error::io("write", &draft)).and_then(|()| {
                if old.data.is_some() { self.exchange(name) } else { self.put_in_place(name) }
            });
        if replaced.is_err() {
            // A full disk needs its room back. If even this fails, the next opening sweeps it.
            let _ = self.folder.remove(&draft);
        }
        replaced?;
        self.sync()?;
        Ok(old.notices)
    }

    /// Removes a document and its last good copy, if it is there. Damaged files are set aside all the same.
    ///
    /// # Errors
    /// [`Error::BadName`]; [`Error::TooNew`] for a file of a later version; [`Error::Io`] if the system refuses.
    pub fn remove<D: Document>(&self, name: &str) -> Result<Vec<Notice>, Error> {
        let _turn = self.take_turn(name)?;
        let old = self.settle::<D>(name)?;
        // The copy first, and surely: else a cut between the two would bring the document back as its older copy.
        for file in [names::previous(name), names::current(name)] {
            match self.folder.remove(&file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(Error::io("remove", &file)(error));
                }
                _ => self.sync()?,
            }
        }
        Ok(old.notices)
    }

    /// The names of all documents, of whatever kind, good or not, in alphabetical order.
    ///
    /// # Errors
    /// [`Error::Io`] if the system refuses.
    pub fn list(&self) -> Result<Vec<String>, Error> {
        let _turn = self.lock();
        let files = self.files()?;
        let names: BTreeSet<&str> = files.iter().filter_map(|file| names::document_of(file)).collect();
        Ok(names.into_iter().map(str::to_owned).collect())
    }

    /// Makes a good current file the previous one, and the draft the current. Between the two renames there is no
    /// current file, but the previous one is good. (A hard link would spare that instant, but Android forbids them.)
    fn exchange(&self, name: &str) -> Result<(), Error> {
        let (current, previous) = (names::current(name), names::previous(name));
        self.folder.rename(&current, &previous).map_err(Error::io("keep a copy of", &current))?;
        self.put_in_place(name).inspect_err(|_| {
            // Back to where it was; and if that fails too, loading does it.
            let _ = self.folder.rename(&previous, &current);
        })
    }

    fn put_in_place(&self, name: &str) -> Result<(), Error> {
        let current = names::current(name);
        self.folder.rename(&names::draft(name), &current).map_err(Error::io("replace", &current))
    }

    pub(crate) fn files(&self) -> Result<Vec<String>, Error> {
        self.folder.files().map_err(Error::io("list", "."))
    }

    pub(crate) fn sync(&self) -> Result<(), Error> {
        self.folder.sync().map_err(Error::io("sync", "."))
    }

    fn take_turn(&self, name: &str) -> Result<MutexGuard<'_, ()>, Error> {
        if names::is_valid(name) { Ok(self.lock()) } else { Err(Error::BadName { name: name.to_owned() }) }
    }

    /// The lock guards the order of calls and no data, so a panic elsewhere has not spoilt it.
    fn lock(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
