//! Requests as raw messages: a command's name and a JSON object of its arguments.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Desk;
use crate::wire::{
    ContinuationsView, DeskError, ErrorCode, GameName, GameStatistics, GameView, HomeView, SetUp, Settings,
};

/// A well-formed request: one of the commands, with its arguments. That it makes sense is for the desk to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", rename_all_fields = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "each is the desk's method of that name, with the arguments of that name")]
pub enum Request {
    Home {},
    Open { game: GameName },
    Start { game: GameName, set_up: SetUp, abandon: bool },
    Play { game: GameName, revision: u32, turn: String },
    Think { game: GameName, revision: u32 },
    Stop { game: GameName },
    Undo { game: GameName, revision: u32 },
    Continuations { game: GameName, revision: u32, places: Vec<u8> },
    Settings {},
    SetSettings { settings: Settings },
    Statistics {},
    ResetStatistics {},
    DismissNotice { document: String },
}

/// What a request is answered with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The first screen.
    Home(HomeView),
    /// A game.
    Game(Box<GameView>),
    /// What may follow.
    Continuations(ContinuationsView),
    /// The settings.
    Settings(Settings),
    /// The statistics.
    Statistics(Vec<GameStatistics>),
    /// It is done: `null`.
    Done,
}

impl Request {
    /// Reads a raw message. No arguments at all are as good as an empty object.
    ///
    /// # Errors
    /// `unknown_game` where the game it names is none, `bad_request` for every other wrong shape.
    pub fn read(command: &str, arguments: Value) -> Result<Self, DeskError> {
        let arguments = match arguments {
            Value::Null => Map::new(),
            Value::Object(arguments) => arguments,
            _ => return Err(DeskError::new(ErrorCode::BadRequest, "the arguments are no object")),
        };
        let game = arguments.get("game").cloned();
        let message = Value::Object(Map::from_iter([(command.to_owned(), arguments.into())]));
        serde_json::from_value(message).map_err(|error| match game {
            Some(Value::String(name)) if !is_game(&name) => {
                let name: String = name.chars().take(40).collect();
                DeskError::new(ErrorCode::UnknownGame, format!("there is no game called {name:?}"))
                    .about(&name)
            }
            _ => {
                let message: String = error.to_string().chars().take(200).collect();
                DeskError::new(ErrorCode::BadRequest, message)
            }
        })
    }
}

fn is_game(name: &str) -> bool {
    rules::GameId::from_name(name).is_some()
}

impl Desk {
    /// Answers a raw message: what the app and tests get over a wire.
    ///
    /// # Errors
    /// Those of [`Request::read`], and of the desk's method of that name.
    pub async fn call(&self, command: &str, arguments: Value) -> Result<Answer, DeskError> {
        self.answer(Request::read(command, arguments)?).await
    }

    /// Answers a request.
    ///
    /// # Errors
    /// Those of the desk's method of that name.
    pub async fn answer(&self, request: Request) -> Result<Answer, DeskError> {
        let view = |view| Answer::Game(Box::new(view));
        match request {
            Request::Home {} => self.home().await.map(Answer::Home),
            Request::Open { game } => self.open_game(game).await.map(view),
            Request::Start { game, set_up, abandon } => self.start(game, set_up, abandon).await.map(view),
            Request::Play { game, revision, turn } => self.play(game, revision, turn).await.map(view),
            Request::Think { game, revision } => self.think(game, revision).await.map(view),
            Request::Stop { game } => {
                self.stop(game).await;
                Ok(Answer::Done)
            }
            Request::Undo { game, revision } => self.undo(game, revision).await.map(view),
            Request::Continuations { game, revision, places } => {
                self.continuations(game, revision, places).await.map(Answer::Continuations)
            }
            Request::Settings {} => Ok(Answer::Settings(self.settings().await)),
            Request::SetSettings { settings } => self.set_settings(settings).await.map(Answer::Settings),
            Request::Statistics {} => self.statistics().await.map(Answer::Statistics),
            Request::ResetStatistics {} => self.reset_statistics().await.map(|()| Answer::Done),
            Request::DismissNotice { document } => {
                self.dismiss_notice(&document);
                Ok(Answer::Done)
            }
        }
    }
}
