use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use rules::GameId;
use search::Level;
use serde_json::{Value, json};

/// The longest answer that is read, in bytes: a state lists up to 4,096 turns.
const LONGEST_ANSWER: u64 = 1 << 20;

/// How long an engine may take beyond its time, and for everything that needs no search.
const GRACE: Duration = Duration::from_secs(10);

/// How long a search may take that is not limited by time.
const PATIENCE: Duration = Duration::from_secs(120);

/// Transposition table of this program as an engine, in MiB.
const HASH: &str = "16";

/// What an engine may spend on a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    pub(super) level: Option<Level>,
    pub(super) nodes: Option<u64>,
    pub(super) ms: Option<u64>,
}

/// Why an engine's game is lost whatever its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It ended, or closed its pipes.
    Gone,
    /// No answer came in time.
    Silent,
    /// What came is no answer of the protocol, or refuses what is legal.
    Unfit(String),
    /// The turn it chose is not legal.
    Illegal(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone => f.write_str("it is gone"),
            Self::Silent => f.write_str("no answer came in time"),
            Self::Unfit(answer) => write!(f, "not an answer that was asked for: {answer}"),
            Self::Illegal(turn) => write!(f, "an illegal turn: {turn}"),
        }
    }
}

/// A program at the other end of two pipes. It ends with this.
pub(super) struct Engine {
    program: String,
    arguments: Vec<String>,
    running: Running,
}

struct Running {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Engine {
    /// Starts the engine of this command, or this program.
    pub(super) fn start(command: Option<&str>) -> Result<Self, String> {
        let mut words: Vec<String> = match command {
            Some(command) => command.split_whitespace().map(str::to_owned).collect(),
            None => this_program()?,
        };
        if words.is_empty() {
            return Err("an engine's command is empty".to_owned());
        }
        let program = words.remove(0);
        let running = Running::new(&program, &words).map_err(|error| format!("{program}: {error}"))?;
        Ok(Self { program, arguments: words, running })
    }

    /// Starts it anew, after it failed.
    pub(super) fn restart(&mut self) -> Result<(), String> {
        let running = Running::new(&self.program, &self.arguments);
        self.running = running.map_err(|error| format!("{}: {error}", self.program))?;
        Ok(())
    }

    /// Sets up the start position.
    pub(super) fn set_up(&mut self, game: GameId) -> Result<(), Fault> {
        self.ask(&json!({"cmd": "new", "game": game.name()}), GRACE).map(drop)
    }

    /// Tells it of a turn, its own or the other's.
    pub(super) fn tell(&mut self, turn: &str) -> Result<(), Fault> {
        self.ask(&json!({"cmd": "play", "turn": turn}), GRACE).map(drop)
    }

    /// The turn it chooses.
    pub(super) fn choose(&mut self, budget: &Budget, seed: u64) -> Result<String, Fault> {
        let mut request = json!({"cmd": "go", "seed": seed});
        if let Some(level) = budget.level {
            request["level"] = json!(level.name());
        }
        if let Some(nodes) = budget.nodes {
            request["nodes"] = json!(nodes);
        }
        if let Some(ms) = budget.ms {
            request["ms"] = json!(ms);
        }
        let patience = budget.ms.map_or(PATIENCE, |ms| GRACE.saturating_add(Duration::from_millis(ms)));
        let answer = self.ask(&request, patience)?;
        answer["turn"].as_str().map(str::to_owned).ok_or_else(|| Fault::Unfit(answer.to_string()))
    }

    fn ask(&mut self, request: &Value, patience: Duration) -> Result<Value, Fault> {
        let mut line = request.to_string();
        line.push('\n');
        self.running
            .input
            .write_all(line.as_bytes())
            .and_then(|()| self.running.input.flush())
            .map_err(|_| Fault::Gone)?;
        let text = self.running.answers.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Silent,
            RecvTimeoutError::Disconnected => Fault::Gone,
        })?;
        match serde_json::from_str::<Value>(&text) {
            Ok(answer) if answer["ok"] == true => Ok(answer),
            _ => Err(Fault::Unfit(text.trim().chars().take(200).collect())),
        }
    }
}

/// The command that starts this program as an engine.
fn this_program() -> Result<Vec<String>, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok([&program.display().to_string(), "engine", "--hash", HASH].map(str::to_owned).to_vec())
}

impl Running {
    fn new(program: &str, arguments: &[String]) -> io::Result<Self> {
        let mut command = Command::new(program);
        let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("it has no pipes"));
        };
        let (sender, answers) = sync_channel(1);
        // It ends with the engine's output, or when nobody listens any more.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = output.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line);
                let goes_on = matches!(read, Ok(1..))
                    && sender.send(String::from_utf8_lossy(&line).into_owned()).is_ok();
                if !goes_on {
                    break;
                }
            }
        });
        Ok(Self { child, input, answers })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended already needs neither.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
