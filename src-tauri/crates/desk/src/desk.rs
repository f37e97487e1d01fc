//! The desk: what the app calls.

use std::path::Path;
use std::sync::Arc;

use library::Library;
use rand::TryRng;
use rand::rngs::SysRng;
use rules::GameId;
use store::Store;
use thiserror::Error;
use tokio::task::spawn_blocking;

use crate::changes::{self, Lot};
use crate::documents::SettingsDocument;
use crate::files::Files;
use crate::place::Place;
use crate::room::Room;
use crate::think;
use crate::thinking::{Chooser, Thinker};
use crate::view::{continuations, game_card};
use crate::wire::{
    ContinuationsView, DeskError, GameName, GameStatistics, GameView, HomeView, SetUp, Settings,
};

/// The folder within the desk's own where the computer's tables are kept. All of it can be made anew.
const TABLES: &str = "tables";

/// All that the interface may ask for. Clones are the same desk.
///
/// Its methods need a `tokio` runtime around them. One that is dropped halfway has done its work whole or not at all.
#[derive(Clone, Debug)]
pub struct Desk {
    pub(crate) room: Arc<Room>,
}

/// Why no desk could be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The folder is in use or cannot be made.
    #[error(transparent)]
    Folder(#[from] store::OpenError),
    /// The system gives no random numbers.
    #[error("no random numbers")]
    Chance(#[source] rand::rngs::SysError),
}

impl OpenError {
    /// Whether another desk has the folder, so that it may be free later.
    pub fn is_in_use(&self) -> bool {
        matches!(self, Self::Folder(store::OpenError::AlreadyOpen { .. }))
    }
}

impl Desk {
    /// Opens the desk over a folder, which it makes if need be and keeps others out of. Blocks while it reads all
    /// documents; what is wrong with them is told by [`Desk::home`].
    ///
    /// # Errors
    /// [`OpenError`] where the folder is in use or cannot be made.
    pub fn open(folder: impl AsRef<Path>) -> Result<Self, OpenError> {
        let folder = folder.as_ref();
        let library = Library::open(folder.join(TABLES));
        Self::with_chooser(folder, Box::new(Thinker::new(library)))
    }

    pub(crate) fn with_chooser(folder: &Path, chooser: Box<dyn Chooser>) -> Result<Self, OpenError> {
        let files = Files::new(Store::open(folder)?);
        let mut revisions = [0; GameId::ALL.len()];
        for revision in &mut revisions {
            *revision = SysRng.try_next_u32().map_err(OpenError::Chance)?;
        }
        Ok(Self { room: Arc::new(Room::enter(files, chooser, revisions)) })
    }

    /// What the first screen shows.
    ///
    /// # Errors
    /// `cancelled` while the app is closing. What cannot be read now is left out.
    pub async fn home(&self) -> Result<HomeView, DeskError> {
        let mut games = Vec::new();
        for game in GameId::ALL {
            let room = Arc::clone(&self.room);
            let mut place = Arc::clone(room.place(game)).lock_owned().await;
            let card = blocking(move || {
                // A game that cannot be read has a card all the same; opening it tells why.
                let _ = place.read(&room.files);
                Ok(game_card(game, place.file().map(|file| &file.session)))
            });
            games.push(card.await?);
        }
        Ok(HomeView {
            games,
            notices: self.room.files.notices(),
            settings: self.settings().await,
            version: env!("CARGO_PKG_VERSION"),
        })
    }

    /// The saved game, also a finished one.
    ///
    /// # Errors
    /// `no_game`; `storage` or `too_new` where it cannot be read.
    pub async fn open_game(&self, game: GameName) -> Result<GameView, DeskError> {
        self.at(game, |room, place| room.view(place, Vec::new())).await
    }

    /// A new game. `abandon` allows what counts as resigning an unfinished one.
    ///
    /// # Errors
    /// `bad_set_up`, `unfinished_game`, `storage`, `too_new`.
    pub async fn start(&self, game: GameName, set_up: SetUp, abandon: bool) -> Result<GameView, DeskError> {
        self.at(game, move |room, place| {
            let random = || SysRng.try_next_u64().map_err(|error| DeskError::storage(&error));
            let lot = Lot { id: random()?, seed: random()? };
            changes::start(room, place, set_up, abandon, lot)
        })
        .await
    }

    /// A person's turn.
    ///
    /// # Errors
    /// `no_game`, `stale_revision`, `game_over`, `not_your_turn`, `illegal_turn`, `storage`, `too_new`.
    pub async fn play(&self, game: GameName, revision: u32, turn: String) -> Result<GameView, DeskError> {
        self.at(game, move |room, place| changes::play(room, place, revision, &turn)).await
    }

    /// The computer's turn: begins to think, or joins the thinking under way, and answers when the turn is played.
    ///
    /// # Errors
    /// `cancelled` where something stopped it; `no_game`, `stale_revision`, `game_over`, `not_your_turn`, `storage`,
    /// `too_new`.
    pub async fn think(&self, game: GameName, revision: u32) -> Result<GameView, DeskError> {
        let waiter = self.at(game, move |room, place| think::think(room, place, revision)).await?;
        waiter.answer().await
    }

    /// Stops the thinking, if there is any, and gives its memory back to the device. Those who wait for it are
    /// refused as `cancelled`; the next [`Desk::think`] begins anew.
    pub async fn stop(&self, game: GameName) {
        self.room.place(game.into()).lock().await.stop_thinking();
        self.room.chooser.forget();
    }

    /// Takes the game back to where a person chose last.
    ///
    /// # Errors
    /// `no_game`, `stale_revision`, `game_over`, `nothing_to_undo`, `storage`, `too_new`.
    pub async fn undo(&self, game: GameName, revision: u32) -> Result<GameView, DeskError> {
        self.at(game, move |room, place| changes::undo(room, place, revision)).await
    }

    /// What may follow the places that a person has chosen so far.
    ///
    /// # Errors
    /// `illegal_turn` where no turn begins so; `no_game`, `stale_revision`, `game_over`, `not_your_turn`, `storage`,
    /// `too_new`.
    pub async fn continuations(
        &self,
        game: GameName,
        revision: u32,
        places: Vec<u8>,
    ) -> Result<ContinuationsView, DeskError> {
        self.at(game, move |_, place| {
            let session = &place.file_at(revision)?.session;
            changes::persons_turn(session)?;
            Ok(continuations(session.line(), &places)?)
        })
        .await
    }

    /// The settings.
    pub async fn settings(&self) -> Settings {
        *self.room.settings.lock().await
    }

    /// Changes the settings.
    ///
    /// # Errors
    /// `storage`, `too_new`.
    pub async fn set_settings(&self, settings: Settings) -> Result<Settings, DeskError> {
        let room = Arc::clone(&self.room);
        let mut held = Arc::clone(&room.settings).lock_owned().await;
        blocking(move || {
            room.files.save::<SettingsDocument>(&settings)?;
            *held = settings;
            Ok(settings)
        })
        .await
    }

    /// The results of every game of which any is known.
    ///
    /// # Errors
    /// `storage` or `too_new` where they cannot be read.
    pub async fn statistics(&self) -> Result<Vec<GameStatistics>, DeskError> {
        let room = Arc::clone(&self.room);
        blocking(move || room.statistics()).await
    }

    /// Forgets all results, for good: no game that is over now will ever count again.
    ///
    /// # Errors
    /// `storage`, `too_new`.
    pub async fn reset_statistics(&self) -> Result<(), DeskError> {
        let room = Arc::clone(&self.room);
        // All of them at once, in this order. Nobody else waits for one while holding another.
        let mut places = Vec::new();
        for game in GameId::ALL {
            places.push(Arc::clone(room.place(game)).lock_owned().await);
        }
        blocking(move || room.reset_statistics(places.iter_mut().map(|place| &mut **place))).await
    }

    /// Takes what is told of a document as read.
    pub fn dismiss_notice(&self, document: &str) {
        self.room.files.dismiss_notice(document);
    }

    /// Does work at a game's place, nobody else being there, on a thread that may wait for the disk.
    async fn at<T: Send + 'static>(
        &self,
        game: GameName,
        work: impl FnOnce(&Arc<Room>, &mut Place) -> Result<T, DeskError> + Send + 'static,
    ) -> Result<T, DeskError> {
        let room = Arc::clone(&self.room);
        let mut place = Arc::clone(room.place(game.into())).lock_owned().await;
        blocking(move || {
            place.read(&room.files)?;
            work(&room, &mut place)
        })
        .await
    }
}

/// Runs work that waits for the disk beside the runtime's own threads. Once begun it is done to the end, whether or not
/// anybody still waits for it.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, DeskError> + Send + 'static,
) -> Result<T, DeskError> {
    match spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is shutting down and has not begun it.
            Err(_) => Err(DeskError::cancelled()),
        },
    }
}
