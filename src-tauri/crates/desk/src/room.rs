//! What all commands share: the places of the games, the folder, the settings, the statistics.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rules::GameId;
use session::{Level, Session};
use tokio::sync::Mutex as AsyncMutex;

use crate::clock;
use crate::documents::{GameFile, SettingsDocument, StatisticsDocument, StatisticsFile};
use crate::files::Files;
use crate::place::Place;
use crate::thinking::Chooser;
use crate::view::game_view;
use crate::wire::{DeskError, ErrorCode, GameStatistics, GameView, Settings, StepView};

/// The room that the desk stands in.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) files: Files,
    pub(crate) chooser: Box<dyn Chooser>,
    places: [Arc<AsyncMutex<Place>>; GameId::ALL.len()],
    pub(crate) settings: Arc<AsyncMutex<Settings>>,
    /// `None` until they could be read.
    statistics: Mutex<Option<StatisticsFile>>,
}

impl Room {
    /// Reads all documents. What cannot be read now is tried again by the commands that need it.
    pub(crate) fn enter(
        files: Files,
        chooser: Box<dyn Chooser>,
        revisions: [u32; GameId::ALL.len()],
    ) -> Self {
        let places = std::array::from_fn(|index| Place::new(GameId::ALL[index], revisions[index]));
        let settings =
            tell(&files, "settings", files.load::<SettingsDocument>()).flatten().unwrap_or_default();
        let room = Self {
            settings: Arc::new(AsyncMutex::new(settings)),
            chooser,
            places: places.map(|place| Arc::new(AsyncMutex::new(place))),
            statistics: Mutex::new(None),
            files,
        };
        tell(&room.files, "statistics", room.with_statistics(|_| ()));
        for place in &room.places {
            // Nobody else knows of the room yet.
            if let Ok(mut place) = place.try_lock() {
                let name = place.game().name();
                tell(&room.files, name, place.read(&room.files));
                room.enter_results(&mut place);
            }
        }
        room
    }

    /// The place of a game.
    pub(crate) fn place(&self, game: GameId) -> &Arc<AsyncMutex<Place>> {
        &self.places[game as usize]
    }

    /// The one way to change a game: first on the disk, then here. Where the disk refuses, nothing has changed.
    pub(crate) fn change(&self, place: &mut Place, next: GameFile) -> Result<(), DeskError> {
        self.files.save_game(&next)?;
        place.put(next);
        self.enter_results(place);
        Ok(())
    }

    /// Enters in the statistics what they do not have yet. They may fail to be saved: the results stay in the game's
    /// document, and are entered after its next change or when the desk is opened next.
    fn enter_results(&self, place: &mut Place) {
        let Some(file) = place.file().filter(|file| file.results().next().is_some()) else { return };
        let game = place.game().into();
        let entered =
            self.change_statistics(|statistics| statistics.enter(game, file.results(), clock::now()));
        if entered.is_ok() {
            place.forget_entered();
        }
    }

    /// Forgets all results, also those that were not entered yet. `places` are all there are.
    pub(crate) fn reset_statistics<'a>(
        &self,
        places: impl Iterator<Item = &'a mut Place>,
    ) -> Result<(), DeskError> {
        let mut last = Vec::new();
        let mut places: Vec<&mut Place> = places.collect();
        for place in &mut places {
            // A game that cannot be read now is entered when it can be.
            let _ = place.read(&self.files);
            let result = place.file().and_then(|file| file.results().last());
            last.extend(result.map(|result| (place.game().into(), result.id())));
        }
        self.change_statistics(|statistics| {
            statistics.reset(last);
            true
        })?;
        for place in places {
            place.forget_entered();
        }
        Ok(())
    }

    /// Changes the statistics, on the disk first. `change` tells whether it changed anything.
    fn change_statistics(&self, change: impl FnOnce(&mut StatisticsFile) -> bool) -> Result<(), DeskError> {
        self.with_statistics(|statistics| {
            let mut next = statistics.clone();
            if change(&mut next) {
                self.files.save::<StatisticsDocument>(&next)?;
                *statistics = next;
            }
            Ok(())
        })?
    }

    fn with_statistics<T>(&self, work: impl FnOnce(&mut StatisticsFile) -> T) -> Result<T, DeskError> {
        let mut statistics = lock(&self.statistics);
        if statistics.is_none() {
            *statistics = Some(self.files.load::<StatisticsDocument>()?.unwrap_or_default());
        }
        Ok(work(statistics.get_or_insert_default()))
    }

    pub(crate) fn statistics(&self) -> Result<Vec<GameStatistics>, DeskError> {
        self.with_statistics(|statistics| statistics.views())
    }

    /// The whole game at a place; `steps` is what the command at hand made happen.
    pub(crate) fn view(&self, place: &Place, steps: Vec<StepView>) -> Result<GameView, DeskError> {
        let standing = |session: &Session, level: Level| {
            self.with_statistics(|statistics| statistics.standing(session, level.into())).ok()
        };
        Ok(game_view(place.session()?, place.revision(), steps, standing))
    }
}

/// Passes on what was read; where it is a newer version's, the person is told.
fn tell<T>(files: &Files, document: &str, read: Result<T, DeskError>) -> Option<T> {
    if read.as_ref().is_err_and(|error| error.code == ErrorCode::TooNew) {
        files.tell_too_new(document);
    }
    read.ok()
}

/// What these locks guard is replaced whole, so a panic elsewhere has not spoilt it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
