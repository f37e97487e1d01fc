use rules::GameId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::Session;
use store::{Document, Error, Loaded, Store};

/// The most finished games that wait to be entered in the statistics. There is one at most, unless the statistics cannot be written
/// (a newer version of the app has written them); beyond this, the oldest are forgotten.
const MOST_UNCOUNTED: usize = 16;

/// A game's document: the game, and the finished ones before it whose results the statistics may lack.
///
/// Resigning one game by starting the next is thus a single write, which happens or does not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameFile {
    /// The game in progress, or the one that was finished last.
    pub(crate) session: Session,
    /// Games before it that were finished against the computer, oldest first.
    pub(crate) uncounted: Vec<Session>,
}

impl GameFile {
    /// The file with this game's present in place of another.
    pub(crate) fn with(&self, session: Session) -> Self {
        Self { session, uncounted: self.uncounted.clone() }
    }

    /// The file in which another game follows: this one counts as resigned if it must, and its result, like those
    /// before it, is kept until the statistics have it.
    pub(crate) fn followed_by(mut self, session: Session) -> Self {
        self.session.resign();
        self.uncounted.push(self.session);
        self.uncounted.retain(is_result);
        let surplus = self.uncounted.len().saturating_sub(MOST_UNCOUNTED);
        self.uncounted.drain(..surplus);
        Self { session, uncounted: self.uncounted }
    }

    /// The results for the statistics, oldest first.
    pub(crate) fn results(&self) -> impl Iterator<Item = &Session> {
        self.uncounted.iter().chain([&self.session]).filter(|session| is_result(session))
    }
}

/// Whether a game was finished against the computer. Those that do not count are listed all the same.
fn is_result(session: &Session) -> bool {
    session.verdict().is_some()
}

/// The format of one game's document, `GAME` being its index in [`GameId::ALL`]: each has a kind of its own, so that
/// one game's file is never taken for another's.
struct GameDocument<const GAME: usize>;

impl<const GAME: usize> GameDocument<GAME> {
    const ID: GameId = GameId::ALL[GAME];
}

impl<const GAME: usize> Document for GameDocument<GAME> {
    type Data = GameFile;

    const KIND: &'static str = Self::ID.name();
    const VERSION: u32 = 3;

    /// In version 1 only results that counted could wait; before version 3 players had no names.
    fn migrate(_from: u32, data: Value) -> Result<Value, String> {
        Ok(data)
    }

    fn check(file: &GameFile) -> Result<(), String> {
        if let Some(stray) = file.uncounted.iter().chain([&file.session]).find(|game| game.game() != Self::ID)
        {
            Err(format!("it holds a game of {}", stray.game()))
        } else if !file.uncounted.iter().all(is_result) {
            Err("a game waits to be counted that has no result against the computer".to_owned())
        } else if file.uncounted.len() > MOST_UNCOUNTED {
            Err(format!("more than {MOST_UNCOUNTED} games wait to be counted"))
        } else {
            Ok(())
        }
    }
}

/// Loads a game's document.
pub(crate) fn load_game(store: &Store, game: GameId) -> Result<Loaded<GameFile>, Error> {
    match game {
        GameId::SholoGuti => load::<{ GameId::SholoGuti as usize }>(store),
        GameId::Checkers => load::<{ GameId::Checkers as usize }>(store),
        GameId::Kalah => load::<{ GameId::Kalah as usize }>(store),
        GameId::Oware => load::<{ GameId::Oware as usize }>(store),
        GameId::EgaraGuti => load::<{ GameId::EgaraGuti as usize }>(store),
    }
}

/// Saves a game's document, under the game's name.
pub(crate) fn save_game(store: &Store, file: &GameFile) -> Result<(), Error> {
    match file.session.game() {
        GameId::SholoGuti => save::<{ GameId::SholoGuti as usize }>(store, file),
        GameId::Checkers => save::<{ GameId::Checkers as usize }>(store, file),
        GameId::Kalah => save::<{ GameId::Kalah as usize }>(store, file),
        GameId::Oware => save::<{ GameId::Oware as usize }>(store, file),
        GameId::EgaraGuti => save::<{ GameId::EgaraGuti as usize }>(store, file),
    }
}

fn load<const GAME: usize>(store: &Store) -> Result<Loaded<GameFile>, Error> {
    store.load::<GameDocument<GAME>>(GameDocument::<GAME>::KIND)
}

fn save<const GAME: usize>(store: &Store, file: &GameFile) -> Result<(), Error> {
    // What is saved was in memory all along: a damaged file met on the way has lost the person nothing.
    store.save::<GameDocument<GAME>>(GameDocument::<GAME>::KIND, file).map(drop)
}

#[cfg(test)]
mod tests {
    use super::{Document, GameDocument, GameId};

    #[test]
    fn each_game_is_loaded_and_saved_under_its_own_name() {
        let store_dir = tempfile::tempdir().unwrap();
        let store = super::Store::open(store_dir.path()).unwrap();
        for id in GameId::ALL {
            let set_up = session::SetUp::usual(id);
            let session = session::Session::new(session::SessionId(1), 2, id, set_up).unwrap();
            super::save_game(&store, &super::GameFile { session, uncounted: Vec::new() }).unwrap();
            let loaded = super::load_game(&store, id).unwrap().data.unwrap();
            assert_eq!(loaded.session.game(), id);
        }
        let mut names = GameId::ALL.map(GameId::name);
        names.sort_unstable();
        assert_eq!(store.list().unwrap(), names);
        assert_eq!(GameDocument::<{ GameId::Kalah as usize }>::KIND, "kalah");
    }
}
