//! Looking at what lies in the folder, and putting it right before anything else is done.

use std::io;

use crate::document::{Unreadable, unpack};
use crate::{Damage, Document, Error, Loaded, MAX_BYTES, Notice, Store, names};

/// How many damaged files of a document are kept, the newest.
pub const DAMAGED_KEPT: usize = 5;

/// What a file turned out to be.
enum Found<T> {
    Nothing,
    Good(T),
    Damaged(Damage),
}

impl Store {
    /// Finds the document, and leaves a good file in its place or none.
    pub(crate) fn settle<D: Document>(&self, document: &str) -> Result<Loaded<D::Data>, Error> {
        let current = names::current(document);
        let found = self.examine::<D>(document, &current)?;
        if let Found::Good(data) = found {
            return Ok(Loaded { data: Some(data), notices: Vec::new() });
        }
        // Both files are looked at before either is moved: if one cannot be read today, all stays as it is.
        let previous = names::previous(document);
        let copy = self.examine::<D>(document, &previous)?;
        let restored = matches!(copy, Found::Good(_));

        let mut notices = Vec::new();
        if let Found::Damaged(damage) = found {
            notices.push(self.set_aside(document, &current, damage, restored)?);
        } else if restored {
            notices.push(Notice::Restored { document: document.to_owned() });
        }
        let data = match copy {
            Found::Nothing => None,
            Found::Damaged(damage) => {
                notices.push(self.set_aside(document, &previous, damage, false)?);
                None
            }
            Found::Good(data) => {
                self.folder.rename(&previous, &current).map_err(Error::io("restore", &previous))?;
                Some(data)
            }
        };
        Ok(Loaded { data, notices })
    }

    fn examine<D: Document>(&self, document: &str, file: &str) -> Result<Found<D::Data>, Error> {
        let bytes = match self.folder.read(file, MAX_BYTES + 1) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(Error::io("read", file)(error)),
        };
        match unpack::<D>(&bytes) {
            Ok(data) => Ok(Found::Good(data)),
            Err(Unreadable::Damaged(damage)) => Ok(Found::Damaged(damage)),
            Err(Unreadable::TooNew(found)) => {
                Err(Error::TooNew { document: document.to_owned(), found, known: D::VERSION })
            }
        }
    }

    fn set_aside(&self, document: &str, file: &str, damage: Damage, restored: bool) -> Result<Notice, Error> {
        let mut numbers: Vec<u64> =
            self.files()?.iter().filter_map(|file| names::damaged_number(document, file)).collect();
        numbers.sort_unstable();
        // One more than the last, never a gap: the highest number is the newest, and none is written over.
        let next = numbers
            .last()
            .map_or(Some(1), |last| last.checked_add(1))
            .ok_or_else(|| io::Error::new(io::ErrorKind::AlreadyExists, "no number is left"))
            .map_err(Error::io("set aside", file))?;
        let aside = names::damaged(document, next);
        self.folder.rename(file, &aside).map_err(Error::io("set aside", file))?;
        // At once, before another file takes the name: a power cut must not lose the damaged one.
        self.sync()?;

        numbers.push(next);
        let surplus = numbers.len().saturating_sub(DAMAGED_KEPT);
        for old in &numbers[..surplus] {
            // One too many does no harm; the next time it is tried again.
            let _ = self.folder.remove(&names::damaged(document, *old));
        }
        Ok(Notice::SetAside { document: document.to_owned(), file: aside, damage, restored })
    }
}
