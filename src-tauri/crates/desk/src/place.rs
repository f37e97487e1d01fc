//! One game's place at the desk: what lies there, and whether the computer is thinking about it.

use rules::GameId;
use session::Session;

use crate::documents::GameFile;
use crate::files::Files;
use crate::think::Thinking;
use crate::wire::{DeskError, ErrorCode};

/// The game that lies at a place. Whoever changes it holds the place's lock.
#[derive(Debug)]
pub(crate) struct Place {
    game: GameId,
    held: Held,
    revision: u32,
    thinking: Option<Thinking>,
}

/// What is known of the game's document.
#[derive(Debug)]
enum Held {
    /// It could not be read yet.
    Unread,
    /// There is none.
    Nothing,
    /// It is this.
    Game(Box<GameFile>),
}

impl Place {
    /// A place whose revisions count on from `revision`, which should be a random number: an answer that was decided
    /// on in another run of the app, or before a lost save, then fits nothing here.
    pub(crate) fn new(game: GameId, revision: u32) -> Self {
        // Room to count on for ever.
        Self { game, held: Held::Unread, revision: revision / 2, thinking: None }
    }

    /// Reads the game's document, unless that is done.
    pub(crate) fn read(&mut self, files: &Files) -> Result<(), DeskError> {
        if matches!(self.held, Held::Unread) {
            self.held = files.load_game(self.game)?.map_or(Held::Nothing, |file| Held::Game(Box::new(file)));
        }
        Ok(())
    }

    pub(crate) fn game(&self) -> GameId {
        self.game
    }

    pub(crate) fn revision(&self) -> u32 {
        self.revision
    }

    /// What lies here, if anything does.
    pub(crate) fn file(&self) -> Option<&GameFile> {
        match &self.held {
            Held::Game(file) => Some(file),
            Held::Unread | Held::Nothing => None,
        }
    }

    fn some_file(&self) -> Result<&GameFile, DeskError> {
        let none = || DeskError::new(ErrorCode::NoGame, format!("there is no game of {}", self.game));
        self.file().ok_or_else(none)
    }

    /// The game that lies here.
    pub(crate) fn session(&self) -> Result<&Session, DeskError> {
        self.some_file().map(|file| &file.session)
    }

    /// The file of the game that lies here, if a request was decided on its present state.
    pub(crate) fn file_at(&self, revision: u32) -> Result<&GameFile, DeskError> {
        let file = self.some_file()?;
        if revision == self.revision {
            Ok(file)
        } else {
            Err(DeskError::new(ErrorCode::StaleRevision, "the game has changed").about(&self.revision))
        }
    }

    /// Puts a file here that is on the disk. What was thought about the one before is of no use any more.
    pub(crate) fn put(&mut self, file: GameFile) {
        self.stop_thinking();
        self.held = Held::Game(Box::new(file));
        self.revision = self.revision.wrapping_add(1);
    }

    /// Forgets results that the statistics have.
    pub(crate) fn forget_entered(&mut self) {
        if let Held::Game(file) = &mut self.held {
            file.uncounted.clear();
        }
    }

    pub(crate) fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    pub(crate) fn think(&mut self, thinking: Thinking) {
        self.thinking = Some(thinking);
    }

    /// Lets go of a search that has an answer.
    pub(crate) fn thought(&mut self) {
        self.thinking = None;
    }

    /// Cancels the search, if there is one. Whoever waits for it is told at once.
    pub(crate) fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.cancel();
        }
    }
}
