//! The computer's turn: one search for all who ask, cancelled by whatever changes the game, applied only to the
//! game it was begun for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use session::{Level, Session};
use tokio::sync::watch;
use tokio::task::spawn_blocking;

use crate::changes::{last_steps, played};
use crate::place::Place;
use crate::room::Room;
use crate::wire::{DeskError, ErrorCode, GameView};

#[cfg(test)]
mod tests;

/// What those who asked get.
type Answer = Result<GameView, DeskError>;

/// A search under way; clones are the same search.
#[derive(Clone, Debug)]
pub(crate) struct Thinking(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    cancelled: AtomicBool,
    answer: watch::Sender<Option<Answer>>,
}

impl Thinking {
    fn new() -> Self {
        Self(Arc::new(Shared { cancelled: AtomicBool::new(false), answer: watch::Sender::new(None) }))
    }

    /// Ends the search, and tells all who wait for it.
    pub(crate) fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
        self.answer(Err(DeskError::cancelled()));
    }

    /// The first answer is the one that counts.
    fn answer(&self, answer: Answer) {
        self.0.answer.send_if_modified(|slot| {
            let first = slot.is_none();
            if first {
                *slot = Some(answer);
            }
            first
        });
    }

    fn is_answered(&self) -> bool {
        self.0.answer.borrow().is_some()
    }
}

/// Waits for the answer of a search.
pub(crate) struct Waiter(watch::Receiver<Option<Answer>>);

impl Waiter {
    pub(crate) async fn answer(mut self) -> Answer {
        match self.0.wait_for(Option::is_some).await {
            Ok(answer) => answer.clone().unwrap_or_else(|| Err(DeskError::cancelled())),
            Err(_) => Err(DeskError::cancelled()),
        }
    }
}

/// Joins the search about this place, or begins it.
pub(crate) fn think(room: &Arc<Room>, place: &mut Place, revision: u32) -> Result<Waiter, DeskError> {
    let session = &place.file_at(revision)?.session;
    if session.to_move().is_none() {
        return Err(DeskError::game_over());
    }
    let Some(level) = session.computer_to_move() else {
        return Err(DeskError::new(ErrorCode::NotYourTurn, "a person is to move"));
    };
    let running = place.thinking().filter(|thinking| !thinking.is_answered());
    if let Some(thinking) = running {
        return Ok(Waiter(thinking.0.answer.subscribe()));
    }
    let session = session.clone();
    let thinking = Thinking::new();
    let waiter = Waiter(thinking.0.answer.subscribe());
    place.think(thinking.clone());
    let search = Search { room: Arc::clone(room), thinking, revision };
    spawn_blocking(move || search.run(&session, level));
    Ok(waiter)
}

/// The work of a search, and its duty to answer.
struct Search {
    room: Arc<Room>,
    thinking: Thinking,
    revision: u32,
}

impl Search {
    fn run(self, session: &Session, level: Level) {
        let chosen = self.room.chooser.choose(session, level, &self.thinking.0.cancelled);
        let mut place = self.room.place(session.game()).blocking_lock();
        // Whoever cancelled it has told those who waited, and may have begun another.
        if self.thinking.0.cancelled.load(Ordering::Relaxed) {
            return;
        }
        place.thought();
        let answer = chosen.and_then(|turn| self.apply(&mut place, &turn));
        self.thinking.answer(answer);
    }

    /// The computer's turn is played like any other: on the revision it was chosen for, and checked by the rules.
    fn apply(&self, place: &mut Place, turn: &str) -> Answer {
        let file = place.file_at(self.revision)?;
        let next = file.with(played(&file.session, turn)?);
        self.room.change(place, next)?;
        let steps = last_steps(place.session()?);
        self.room.view(place, steps)
    }
}

impl Drop for Search {
    /// Nobody waits for ever, not even if the search panicked.
    fn drop(&mut self) {
        self.thinking.answer(Err(DeskError::cancelled()));
    }
}
