//! Where the desk asks the search.

use std::fmt::Debug;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use library::Library;
use rules::GameId;
use search::{Knowledge, Limits, Memory, Request, ThinkError, think};
use session::{Level, Session};

use crate::wire::DeskError;

/// What the search may remember from turn to turn, in bytes.
const MEMORY_BYTES: usize = 32 << 20;

/// How long the first turn at Insane waits for what is known of the opening.
const WAIT: Duration = Duration::from_millis(500);

/// Whatever chooses the computer's turns: the search, or in tests something that thinks as long as it is told to.
pub(crate) trait Chooser: Debug + Send + Sync {
    /// Chooses a turn for the side to move, on the caller's thread, and gives up soon after `cancel` is set.
    fn choose(&self, session: &Session, level: Level, cancel: &AtomicBool) -> Result<String, DeskError>;

    /// Gives memory that is not in use back to the device.
    fn forget(&self);
}

/// The search. It thinks about one game at a time; another has to wait.
#[derive(Debug)]
pub(crate) struct Thinker {
    memory: Mutex<Option<(GameId, Memory)>>,
    library: Library,
}

impl Thinker {
    /// A search that has the tables of this library once they are built.
    pub(crate) fn new(library: Library) -> Self {
        Self { memory: Mutex::default(), library }
    }
}

impl Chooser for Thinker {
    /// A search that is cancelled gives its memory back: that is how the app is hidden or left.
    fn choose(&self, session: &Session, level: Level, cancel: &AtomicBool) -> Result<String, DeskError> {
        // A search that panicked has left nothing here.
        let mut kept = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let mut memory = match kept.take() {
            Some((game, memory)) if game == session.game() => memory,
            _ => Memory::with_bytes(MEMORY_BYTES),
        };
        let knowledge = if level == Level::Insane {
            self.library.wait_for_some(session.game(), WAIT)
        } else {
            Knowledge::NONE
        };
        let level = Some(searched(level));
        let request = Request {
            level,
            limits: Limits::default(),
            seed: session.seed(),
            knowledge: &knowledge,
            threads: search::spare_threads(),
            cancel,
        };
        match think(session.line(), &request, &mut memory) {
            Ok(thought) => {
                *kept = Some((session.game(), memory));
                Ok(thought.turn)
            }
            Err(ThinkError::GameOver) => Err(DeskError::game_over()),
            Err(ThinkError::Cancelled) => Err(DeskError::cancelled()),
        }
    }

    fn forget(&self) {
        if let Ok(mut kept) = self.memory.try_lock() {
            *kept = None;
        }
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
