//! Where the desk asks the search.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rules::GameId;
use search::{Limits, Memory, Request, ThinkError, think};
use session::{Level, Session};

use crate::wire::DeskError;

/// What the search may remember from turn to turn, in bytes.
const MEMORY_BYTES: usize = 32 << 20;

/// The searching part of the computer. It thinks about one game at a time; another has to wait.
#[derive(Debug, Default)]
pub(crate) struct Thinker {
    memory: Mutex<Option<(GameId, Memory)>>,
}

impl Thinker {
    /// Chooses a turn for the side to move, on the caller's thread. A search that is cancelled gives its memory back
    /// to the device: that is how the app is hidden or left.
    pub(crate) fn choose(
        &self,
        session: &Session,
        level: Level,
        cancel: &AtomicBool,
    ) -> Result<String, DeskError> {
        let mut kept = self.lock();
        let mut memory = match kept.take() {
            Some((game, memory)) if game == session.game() => memory,
            _ => Memory::with_bytes(MEMORY_BYTES),
        };
        let level = Some(searched(level));
        let request = Request { level, limits: Limits::default(), seed: session.seed(), cancel };
        match think(session.line(), &request, &mut memory) {
            Ok(thought) => {
                *kept = Some((session.game(), memory));
                Ok(thought.turn)
            }
            Err(ThinkError::GameOver) => Err(DeskError::game_over()),
            Err(ThinkError::Cancelled) => Err(DeskError::cancelled()),
        }
    }

    /// Gives the memory back to the device, unless a search is using it.
    pub(crate) fn forget(&self) {
        if let Ok(mut kept) = self.memory.try_lock() {
            *kept = None;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<(GameId, Memory)>> {
        // A search that panicked has left nothing here.
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn searched(level: Level) -> search::Level {
    match level {
        Level::Easy => search::Level::Easy,
        Level::Medium => search::Level::Medium,
        Level::Hard => search::Level::Hard,
        Level::Insane => search::Level::Insane,
    }
}
