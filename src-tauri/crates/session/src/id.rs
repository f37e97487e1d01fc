use serde::{Deserialize, Serialize};

/// What tells one game from all others ever played: a random number, so that its result counts only once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionId(pub u64);
