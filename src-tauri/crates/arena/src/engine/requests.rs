use rules::Side;
use search::Level;
use serde::Deserialize;
use serde_json::{Map, Number, Value};

use super::answers::Refusal;

/// One line of input, its shape checked.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
pub(super) enum Request {
    Games,
    New(NewGame),
    State,
    Play { turn: String },
    Undo,
    Go(Go),
    Perft { depth: u32 },
    Quit,
}

#[derive(Debug, Deserialize)]
pub(super) struct NewGame {
    pub(super) game: String,
    pub(super) position: Option<String>,
    pub(super) first: Option<First>,
}

/// Who begins from the start position: `"S"` or `"N"`, and no other form of JSON that serde would take for an enum.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct First(pub(super) Side);

impl TryFrom<String> for First {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let side = Side::BOTH.into_iter().find(|side| text.len() == 1 && text.starts_with(side.letter()));
        side.map(Self).ok_or("\"first\" must be \"S\" or \"N\"")
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Go {
    level: Option<String>,
    ms: Option<Number>,
    nodes: Option<Number>,
    depth: Option<Number>,
    seed: Option<Number>,
}

/// What a `go` asks for, checked.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) level: Option<Level>,
    pub(super) ms: Option<u64>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u64>,
    pub(super) seed: u64,
}

impl Request {
    /// Reads an object. Serde would also take a list of fields for one.
    pub(super) fn parse(line: &[u8]) -> Result<Self, Refusal> {
        let object: Map<String, Value> = serde_json::from_slice(line)?;
        Ok(serde_json::from_value(Value::Object(object))?)
    }
}

impl Go {
    pub(super) fn check(&self) -> Result<Asked, Refusal> {
        let level =
            match &self.level {
                None => None,
                Some(name) => Some(Level::from_name(name).ok_or_else(|| {
                    Refusal::BadRequest(format!("no level is named \"{}\"", shortened(name)))
                })?),
            };
        let seed = match &self.seed {
            None => 0,
            Some(seed) => whole("seed", seed)? as u64,
        };
        Ok(Asked {
            level,
            ms: limit("ms", self.ms.as_ref())?,
            nodes: limit("nodes", self.nodes.as_ref())?,
            depth: limit("depth", self.depth.as_ref())?,
            seed,
        })
    }
}

fn limit(name: &'static str, value: Option<&Number>) -> Result<Option<u64>, Refusal> {
    let Some(value) = value else { return Ok(None) };
    if value.as_f64().is_some_and(|value| value <= 0.0) {
        return Err(Refusal::BadLimit(format!("{name} must be 1 or more")));
    }
    // A limit beyond 64 bits is none that could be reached.
    Ok(Some(u64::try_from(whole(name, value)?).unwrap_or(u64::MAX)))
}

fn whole(name: &'static str, value: &Number) -> Result<i128, Refusal> {
    value.as_i128().ok_or_else(|| Refusal::BadRequest(format!("{name} must be a whole number")))
}

/// At most the first 40 characters of a text from outside, for a message.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
