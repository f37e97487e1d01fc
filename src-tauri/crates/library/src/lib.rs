//! The computer's tables: built in the background when a game first wants one, and kept on the disk.
//!
//! Nothing ever waits for them unless it chooses to: what is not built yet is simply not known. A file that is
//! damaged, or of another version, is built anew.

#![forbid(unsafe_code)]

mod shelf;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rules::GameId;
use search::Knowledge;
use store::Cache;

/// What is known so far, and whoever is working on more.
///
/// One table is built at a time, on a thread of its own. Dropping the library ends that within some milliseconds.
#[derive(Debug)]
pub struct Library {
    shared: Arc<Shared>,
    worker: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Debug)]
struct Shared {
    cache: Option<Cache>,
    state: Mutex<State>,
    /// Told whenever more is known, and when a game is done.
    changed: Condvar,
    closing: AtomicBool,
}

#[derive(Debug, Default)]
struct State {
    knowledge: Knowledge,
    /// Wanted, but not begun; the last comes next, for it is the game at hand.
    wanted: Vec<GameId>,
    asked: [bool; GameId::ALL.len()],
    done: [bool; GameId::ALL.len()],
    is_working: bool,
}

impl Library {
    /// A library that keeps nothing on the disk.
    pub fn without_folder() -> Self {
        Self::over(None)
    }

    /// A library that keeps its tables in a folder, which it makes if need be. Where the folder cannot be had it does
    /// without.
    pub fn open(folder: impl AsRef<Path>) -> Self {
        Self::over(Cache::open(folder).ok())
    }

    fn over(cache: Option<Cache>) -> Self {
        let state = Mutex::default();
        let shared = Shared { cache, state, changed: Condvar::new(), closing: AtomicBool::new(false) };
        Self { shared: Arc::new(shared), worker: Mutex::new(None) }
    }

    /// What is known now.
    pub fn knowledge(&self) -> Knowledge {
        self.shared.state().knowledge.clone()
    }

    /// Sees to it that a game's table is loaded or built, in the background. Asking again changes nothing.
    pub fn want(&self, game: GameId) {
        let mut state = self.shared.state();
        if std::mem::replace(&mut state.asked[game as usize], true) {
            return;
        }
        state.wanted.push(game);
        if !std::mem::replace(&mut state.is_working, true) {
            let shared = Arc::clone(&self.shared);
            let spawned = thread::Builder::new().name("tables".to_owned()).spawn(move || shared.work());
            if let Ok(worker) = spawned {
                *self.worker.lock().unwrap_or_else(PoisonError::into_inner) = Some(worker);
            } else {
                // No thread to be had: the games go on without tables, and the next wish tries again.
                state.is_working = false;
                state.asked[game as usize] = false;
                state.wanted.clear();
            }
        }
    }

    /// What is known once this game's table is whole, however long that takes.
    pub fn wait_for(&self, game: GameId) -> Knowledge {
        self.want(game);
        let waits = |state: &mut State| state.is_working && !state.done[game as usize];
        let waited = self.shared.changed.wait_while(self.shared.state(), waits);
        waited.unwrap_or_else(PoisonError::into_inner).knowledge.clone()
    }

    /// What is known once anything of this game is, or so much time has passed. Unless another game's table is being
    /// built it takes some tenths of a second.
    pub fn wait_for_some(&self, game: GameId, at_most: Duration) -> Knowledge {
        self.want(game);
        let waits = |state: &mut State| {
            state.is_working && !state.done[game as usize] && state.knowledge.table(game).is_none()
        };
        let waited = self.shared.changed.wait_timeout_while(self.shared.state(), at_most, waits);
        waited.unwrap_or_else(PoisonError::into_inner).0.knowledge.clone()
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        self.shared.closing.store(true, Ordering::Relaxed);
        let worker = self.worker.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(worker) = worker {
            // One that panicked has nothing to tell.
            let _ = worker.join();
        }
    }
}

impl Shared {
    /// What the lock guards is changed in single steps, so a panic elsewhere has not spoilt it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does what is wanted until nothing is.
    fn work(&self) {
        loop {
            let mut state = self.state();
            let Some(game) = state.wanted.pop().filter(|_| !self.closing.load(Ordering::Relaxed)) else {
                state.is_working = false;
                self.changed.notify_all();
                return;
            };
            drop(state);
            shelf::fetch(game, self.cache.as_ref(), &self.closing, &mut |table| {
                let mut state = self.state();
                state.knowledge = state.knowledge.clone().with(table);
                self.changed.notify_all();
            });
            self.state().done[game as usize] = true;
            self.changed.notify_all();
        }
    }
}
