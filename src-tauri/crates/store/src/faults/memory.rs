//! A folder in memory that knows what a power cut may take back.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::folder::Folder;

/// Which file each name stands for, as an index into the contents.
type Names = BTreeMap<String, usize>;

/// A change of names that is seen at once, but on the disk for certain only after a sync.
#[derive(Debug, Clone)]
enum Change {
    Put(String, usize),
    Rename(String, String, usize),
    Remove(String),
}

impl Change {
    fn apply(&self, names: &mut Names) {
        match self {
            Self::Put(file, at) => {
                names.insert(file.clone(), *at);
            }
            Self::Rename(from, to, at) => {
                names.remove(from);
                names.insert(to.clone(), *at);
            }
            Self::Remove(file) => {
                names.remove(file);
            }
        }
    }
}

#[derive(Debug, Default)]
struct State {
    contents: Vec<Vec<u8>>,
    seen: Names,
    durable: Names,
    pending: Vec<Change>,
}

impl State {
    fn change(&mut self, change: Change) {
        change.apply(&mut self.seen);
        self.pending.push(change);
    }

    fn find(&self, file: &str) -> io::Result<usize> {
        self.seen.get(file).copied().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// The folder; clones are the same folder.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory(Arc<Mutex<State>>);

impl Memory {
    /// A folder with these files, all on the disk.
    pub(super) fn holding(files: &[(&str, Vec<u8>)]) -> Self {
        let memory = Self::default();
        for (file, bytes) in files {
            memory.write(file, bytes).unwrap();
        }
        memory.sync().unwrap();
        memory
    }

    /// All the folders that may be found when the power is back: any of the unconfirmed changes of names may have
    /// reached the disk, and any may not, for no file system promises their order.
    pub(super) fn after_power_cut(&self) -> Vec<Self> {
        let state = self.state();
        let kept = |choice: u32| {
            let mut names = state.durable.clone();
            for (bit, change) in state.pending.iter().enumerate() {
                if choice >> bit & 1 == 1 {
                    change.apply(&mut names);
                }
            }
            let contents = state.contents.clone();
            let found = State { contents, seen: names.clone(), durable: names, pending: vec![] };
            Self(Arc::new(Mutex::new(found)))
        };
        (0..1 << state.pending.len()).map(kept).collect()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }
}

impl Folder for Memory {
    fn read(&self, file: &str, limit: usize) -> io::Result<Vec<u8>> {
        let state = self.state();
        let bytes = &state.contents[state.find(file)?];
        Ok(bytes[..bytes.len().min(limit)].to_vec())
    }

    fn write(&self, file: &str, bytes: &[u8]) -> io::Result<()> {
        let mut state = self.state();
        if let Ok(at) = state.find(file) {
            // In place, under whatever name the disk knows the file by: there is no taking this back.
            state.contents[at] = bytes.to_vec();
        } else {
            let at = state.contents.len();
            state.contents.push(bytes.to_vec());
            state.change(Change::Put(file.to_owned(), at));
        }
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let mut state = self.state();
        let at = state.find(from)?;
        state.change(Change::Rename(from.to_owned(), to.to_owned(), at));
        Ok(())
    }

    fn remove(&self, file: &str) -> io::Result<()> {
        let mut state = self.state();
        state.find(file)?;
        state.change(Change::Remove(file.to_owned()));
        Ok(())
    }

    fn files(&self) -> io::Result<Vec<String>> {
        Ok(self.state().seen.keys().cloned().collect())
    }

    fn sync(&self) -> io::Result<()> {
        let mut state = self.state();
        state.durable = state.seen.clone();
        state.pending.clear();
        Ok(())
    }
}
