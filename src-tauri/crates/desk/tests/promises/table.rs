//! A desk over a folder of its own, and short ways to use it.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use desk::Desk;
use desk::wire::{DeskError, ErrorCode, GameName, GameView, LevelName, Names, Opponent, Paint, Seat, SetUp};
use rules::GameId;
use serde_json::{Value, json};
use session::Session;
use tempfile::TempDir;

pub(crate) const GAMES: [GameName; 5] =
    [GameName::SholoGuti, GameName::Checkers, GameName::Kalah, GameName::Oware, GameName::EgaraGuti];

/// The usual set-up of a game against the computer.
pub(crate) fn against(game: GameName, level: LevelName) -> SetUp {
    let paint = if game == GameName::Checkers { Paint::Dark } else { Paint::Light };
    SetUp { opponent: Opponent::Computer { level }, first: Seat::South, paint, names: Names::default() }
}

pub(crate) fn two_players(game: GameName) -> SetUp {
    SetUp { opponent: Opponent::TwoPlayers, ..against(game, LevelName::Easy) }
}

/// The code of a refusal.
pub(crate) fn code<T: std::fmt::Debug>(answer: Result<T, DeskError>) -> ErrorCode {
    answer.unwrap_err().code
}

pub(crate) fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// A new folder, in memory where the system has a place for that: these tests save thousands of turns, and do not
/// wait for a disk to confirm each.
fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// The folder outlives its desks.
pub(crate) struct Table {
    desk: Option<Desk>,
    pub(crate) folder: TempDir,
}

impl Table {
    pub(crate) fn new() -> Self {
        let folder = folder();
        Self { desk: Some(Desk::open(folder.path()).unwrap()), folder }
    }

    /// A desk at which these games lie, as if saved by an earlier run.
    pub(crate) fn with_saved(sessions: &[&Session]) -> Self {
        let table = Self { desk: None, folder: folder() };
        for session in sessions {
            table.write_game(session, &[]);
        }
        table.reopened()
    }

    pub(crate) fn desk(&self) -> &Desk {
        self.desk.as_ref().unwrap()
    }

    /// Ends the app as a kill would, with the folder as it is, and starts it anew.
    pub(crate) fn reopened(mut self) -> Self {
        self.close();
        self.desk = Some(Desk::open(self.folder.path()).unwrap());
        self
    }

    /// Ends the app.
    pub(crate) fn close(&mut self) {
        self.desk = None;
        // A search that was stopped may hold the folder for a moment still.
        while let Err(error) = store::Store::open(self.folder.path()) {
            assert!(matches!(error, store::OpenError::AlreadyOpen { .. }), "{error}");
            std::thread::yield_now();
        }
    }

    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(file)
    }

    pub(crate) fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.path(file), bytes).unwrap();
    }

    /// Writes a game's document.
    pub(crate) fn write_game(&self, session: &Session, uncounted: &[&Session]) {
        let kind = session.game().name();
        let data = json!({ "session": session, "uncounted": uncounted });
        let document = json!({ "version": 3, "kind": kind, "data": data });
        self.write(&format!("{kind}.json"), document.to_string());
    }

    /// Makes every save of a document fail: its draft cannot be written where a folder lies.
    pub(crate) fn block_saves_of(&self, document: &str) {
        fs::create_dir(self.path(&format!("{document}.json.tmp"))).unwrap();
    }

    pub(crate) fn unblock_saves_of(&self, document: &str) {
        fs::remove_dir(self.path(&format!("{document}.json.tmp"))).unwrap();
    }

    /// All files with their contents.
    pub(crate) fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap());
        let files = entries.filter(|entry| entry.file_type().unwrap().is_file());
        files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect()
    }

    /// All that can be known of the desk: every view, and every file.
    pub(crate) async fn everything(&self) -> (Vec<Value>, BTreeMap<String, Vec<u8>>) {
        let mut views = vec![json_of(&self.desk().home().await)];
        for game in GAMES {
            views.push(json_of(&self.desk().open_game(game).await));
        }
        views.push(json_of(&self.desk().statistics().await));
        (views, self.files())
    }

    pub(crate) async fn open(&self, game: GameName) -> GameView {
        self.desk().open_game(game).await.unwrap()
    }

    pub(crate) async fn start(&self, game: GameName, set_up: SetUp) -> GameView {
        self.desk().start(game, set_up, true).await.unwrap()
    }

    pub(crate) async fn play(&self, view: &GameView, turn: &str) -> GameView {
        self.desk().play(view.game, view.revision, turn.to_owned()).await.unwrap()
    }

    /// Plays these turns, separated by blanks, for whichever person is to move.
    pub(crate) async fn play_all(&self, mut view: GameView, turns: &str) -> GameView {
        for turn in turns.split_whitespace() {
            view = self.play(&view, turn).await;
        }
        view
    }

    pub(crate) async fn think(&self, view: &GameView) -> GameView {
        self.desk().think(view.game, view.revision).await.unwrap()
    }

    /// A person's turn, and the computer's until the person is to move again.
    pub(crate) async fn round(&self, view: &GameView, turn: &str) -> GameView {
        let mut view = self.play(view, turn).await;
        while view.ask == desk::wire::Ask::Computer {
            view = self.think(&view).await;
        }
        view
    }
}

/// The rules' name of a game.
pub(crate) fn id(game: GameName) -> GameId {
    game.into()
}
