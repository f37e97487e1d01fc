//! A folder that breaks at a given step.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use crate::folder::Folder;

/// When in a step it breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Moment {
    /// With half of a file written; other steps are one with the disk and have not happened.
    Midway,
    /// With all done, but nobody told.
    After,
}

/// How many steps were begun.
#[derive(Debug, Clone, Default)]
pub(super) struct Steps(Arc<AtomicUsize>);

impl Steps {
    pub(super) fn taken(&self) -> usize {
        self.0.load(SeqCst)
    }
}

/// A folder whose step number `at`, counted from 0, fails; and every later one too if it is `dead` from then on.
#[derive(Debug)]
pub(super) struct Cut<F> {
    inner: F,
    steps: Steps,
    at: usize,
    moment: Moment,
    dead: bool,
}

impl<F: Folder> Cut<F> {
    /// Nothing works after the cut, as if the process were gone.
    pub(super) fn dead(inner: F, at: usize, moment: Moment) -> (Self, Steps) {
        let steps = Steps::default();
        (Self { inner, steps: steps.clone(), at, moment, dead: true }, steps)
    }

    /// One step fails, as on a full disk.
    pub(super) fn once(inner: F, at: usize, moment: Moment) -> (Self, Steps) {
        let (cut, steps) = Self::dead(inner, at, moment);
        (Self { dead: false, ..cut }, steps)
    }

    fn step<T>(&self, whole: impl FnOnce() -> io::Result<T>, half: impl FnOnce()) -> io::Result<T> {
        let step = self.steps.0.fetch_add(1, SeqCst);
        if step < self.at || (step > self.at && !self.dead) {
            return whole();
        }
        if step == self.at {
            match self.moment {
                Moment::Midway => half(),
                Moment::After => drop(whole()),
            }
        }
        Err(io::Error::other("cut"))
    }
}

impl<F: Folder> Folder for Cut<F> {
    fn read(&self, file: &str, limit: usize) -> io::Result<Vec<u8>> {
        self.step(|| self.inner.read(file, limit), || {})
    }

    fn write(&self, file: &str, bytes: &[u8]) -> io::Result<()> {
        let half = || drop(self.inner.write(file, &bytes[..bytes.len() / 2]));
        self.step(|| self.inner.write(file, bytes), half)
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.step(|| self.inner.rename(from, to), || {})
    }

    fn remove(&self, file: &str) -> io::Result<()> {
        self.step(|| self.inner.remove(file), || {})
    }

    fn files(&self) -> io::Result<Vec<String>> {
        self.step(|| self.inner.files(), || {})
    }

    fn sync(&self) -> io::Result<()> {
        self.step(|| self.inner.sync(), || {})
    }
}
