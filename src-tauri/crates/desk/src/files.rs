//! The desk's folder, and what the person should know about it.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rules::GameId;
use store::{Document, Error, Loaded, Notice, Store};

use crate::documents::{GameFile, load_game, save_game};
use crate::wire::{DeskError, NoticeKind, NoticeView};

/// The documents, and the notices that loading them brought about.
#[derive(Debug)]
pub(crate) struct Files {
    store: Store,
    notices: Mutex<Vec<NoticeView>>,
}

impl Files {
    pub(crate) fn new(store: Store) -> Self {
        Self { store, notices: Mutex::default() }
    }

    /// Loads a document named after its kind.
    pub(crate) fn load<D: Document>(&self) -> Result<Option<D::Data>, DeskError> {
        self.told(D::KIND, self.store.load::<D>(D::KIND))
    }

    /// Saves a document named after its kind.
    pub(crate) fn save<D: Document>(&self, data: &D::Data) -> Result<(), DeskError> {
        self.store.save::<D>(D::KIND, data)?;
        Ok(())
    }

    pub(crate) fn load_game(&self, game: GameId) -> Result<Option<GameFile>, DeskError> {
        self.told(game.name(), load_game(&self.store, game))
    }

    pub(crate) fn save_game(&self, file: &GameFile) -> Result<(), DeskError> {
        Ok(save_game(&self.store, file)?)
    }

    /// Keeps what a load has to tell: once for a document, even if its last good copy was damaged too. That there
    /// was only that copy is not told: it is what a kill in the middle of a save leaves, and costs at most the turn
    /// whose save it was.
    fn told<T>(&self, document: &str, loaded: Result<Loaded<T>, Error>) -> Result<Option<T>, DeskError> {
        let Loaded { data, notices } = loaded?;
        let set_aside = notices.into_iter().find_map(|notice| match notice {
            Notice::SetAside { file, .. } => Some(file),
            Notice::Restored { .. } => None,
        });
        if let Some(file) = set_aside {
            let kind = if data.is_some() { NoticeKind::Restored } else { NoticeKind::Lost };
            self.notices_mut().push(notice_of(kind, document, Some(file)));
        }
        Ok(data)
    }

    /// Tells that a newer version's file is left alone.
    pub(crate) fn tell_too_new(&self, document: &str) {
        self.notices_mut().push(notice_of(NoticeKind::TooNew, document, None));
    }

    /// What has not been dismissed.
    pub(crate) fn notices(&self) -> Vec<NoticeView> {
        self.notices_mut().clone()
    }

    /// Takes what is told of a document as read.
    pub(crate) fn dismiss_notice(&self, document: &str) {
        self.notices_mut().retain(|notice| notice.document != document);
    }

    fn notices_mut(&self) -> MutexGuard<'_, Vec<NoticeView>> {
        self.notices.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn notice_of(kind: NoticeKind, document: &str, file: Option<String>) -> NoticeView {
    let game = GameId::from_name(document).map(Into::into);
    NoticeView { kind, game, document: document.to_owned(), file }
}
