use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use library::Library;
use rules::{AnyGame, GameId, Side};
use search::{Knowledge, Level, Limits, Memory, Table as Endings, ThinkError, think};

use super::answers::{Answer, Body, GameAnswer, Refusal, StateAnswer, ThoughtAnswer};
use super::requests::{First, Go, NewGame, Request, shortened};
use crate::perft::DEEPEST;

/// How long `go` thinks when it is given neither level nor limit.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// How long a new game waits for what is known of its openings.
const WAIT: Duration = Duration::from_secs(1);

/// A search of so many positions takes long enough for whole tables to be worth waiting for.
const PATIENT: u64 = 1_000_000;

/// The one game on the table, and the search's memory.
pub(super) struct Table {
    line: Option<AnyGame>,
    memory: Memory,
    /// How many a search against time may use.
    threads: usize,
    library: Library,
    /// The first table of each game that has been asked for: the same, however far the library has come since.
    first: Knowledge,
}

impl Table {
    pub(super) fn new(memory: usize, threads: usize, library: Library) -> Self {
        Self { line: None, memory: Memory::with_bytes(memory), threads, library, first: Knowledge::NONE }
    }

    /// Carries out a request. A refused one changes nothing.
    pub(super) fn answer(&mut self, request: Request) -> Result<Answer, Refusal> {
        let body = match request {
            Request::Games => Body::Games { games: GameId::ALL.into_iter().map(GameAnswer::new).collect() },
            Request::New(new) => self.set_up(&new)?,
            Request::State => state(self.line()?),
            Request::Play { turn } => {
                let line = self.line_mut()?;
                line.play_text(&turn)?;
                state(line)
            }
            Request::Undo => {
                let line = self.line_mut()?;
                if !line.undo() {
                    return Err(Refusal::NothingToUndo);
                }
                state(line)
            }
            Request::Go(go) => self.go(&go)?,
            Request::Perft { depth } if depth > DEEPEST => {
                return Err(Refusal::BadLimit(format!("depth must be {DEEPEST} or less")));
            }
            Request::Perft { depth } => Body::Perft { nodes: self.line()?.perft(depth) },
            Request::Quit => Body::Quit {},
        };
        Ok(body.into())
    }

    fn line(&self) -> Result<&AnyGame, Refusal> {
        self.line.as_ref().ok_or(Refusal::NoGame)
    }

    fn line_mut(&mut self) -> Result<&mut AnyGame, Refusal> {
        self.line.as_mut().ok_or(Refusal::NoGame)
    }

    fn set_up(&mut self, new: &NewGame) -> Result<Body, Refusal> {
        let id = GameId::from_name(&new.game).ok_or_else(|| Refusal::UnknownGame(shortened(&new.game)))?;
        let line = match (&new.position, new.first) {
            (Some(_), Some(_)) => {
                return Err(Refusal::BadRequest("\"first\" goes with the start position only".to_owned()));
            }
            (Some(position), None) => AnyGame::parse(id, position)?,
            (None, first) => AnyGame::new(id, first.map_or(Side::South, |First(side)| side)),
        };
        self.memory.clear();
        self.library.wait_for_some(id, WAIT);
        Ok(state(self.line.insert(line)))
    }

    /// The tables that a search may use. One against time takes what there is; any other must find the same whenever it
    /// is asked, so it always has the first table or, where it will take long itself, the whole one.
    fn knowledge(&mut self, game: GameId, level: Option<Level>, limits: &Limits) -> Knowledge {
        if limits.deadline.is_some() || level.is_some() {
            self.library.knowledge()
        } else if limits.nodes.is_some_and(|nodes| nodes >= PATIENT) {
            self.library.wait_for(game)
        } else {
            self.first(game)
        }
    }

    /// The first table of a game, from the library if it has come no further yet.
    fn first(&mut self, game: GameId) -> Knowledge {
        let extent = Endings::extents(game)[0];
        if self.first.table(game).is_none() {
            let known = self.library.knowledge();
            let ready = known.table(game).filter(|table| table.extent() == extent).cloned();
            let built = || Endings::build(game, extent, &mut |_| ControlFlow::Continue(()));
            if let Some(table) = ready.or_else(built) {
                self.first = self.first.clone().with(table);
            }
        }
        self.first.clone()
    }

    fn go(&mut self, go: &Go) -> Result<Body, Refusal> {
        let asked = go.check()?;
        let id = self.line()?.id();
        let start = Instant::now();
        let unlimited = asked.level.is_none() && asked.ms.or(asked.nodes).or(asked.depth).is_none();
        let time = if unlimited { Some(USUAL_TIME) } else { asked.ms.map(Duration::from_millis) };
        let limits = Limits {
            depth: asked.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
            nodes: asked.nodes,
            // A time too long for the clock is no limit.
            deadline: time.and_then(|time| start.checked_add(time)),
        };
        let knowledge = self.knowledge(id, asked.level, &limits);
        let cancel = AtomicBool::new(false);
        let request = search::Request {
            level: asked.level,
            limits,
            seed: asked.seed,
            knowledge: &knowledge,
            threads: self.threads,
            cancel: &cancel,
        };
        let thought = think(self.line.as_ref().ok_or(Refusal::NoGame)?, &request, &mut self.memory).map_err(
            |error| match error {
                ThinkError::GameOver => Refusal::GameOver,
                // Nobody sets the flag: the engine answers one line after the other.
                ThinkError::Cancelled => Refusal::BadRequest("the search was stopped".to_owned()),
            },
        )?;
        let ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        Ok(Body::Thought(ThoughtAnswer::new(thought, ms)))
    }
}

fn state(line: &AnyGame) -> Body {
    Body::State(Box::new(StateAnswer::new(line)))
}
