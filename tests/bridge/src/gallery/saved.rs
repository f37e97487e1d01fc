//! Games lying in the data folder, as the app writes them. The app replays their turns: one that is not legal would
//! be set aside as damaged, and its scene never be seen.

use serde_json::{Value, json};

/// A game with its turns so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Saved {
    pub(crate) game: &'static str,
    level: Option<&'static str>,
    first: &'static str,
    paint: &'static str,
    turns: &'static str,
}

impl Saved {
    /// Against the computer at its easiest, South beginning.
    pub(crate) const fn new(game: &'static str, turns: &'static str) -> Self {
        Self { game, level: Some("easy"), first: "south", paint: "light", turns }
    }

    /// Against the computer at another level.
    pub(crate) const fn at(self, level: &'static str) -> Self {
        Self { level: Some(level), ..self }
    }

    /// Between two players.
    pub(crate) const fn two_players(self) -> Self {
        Self { level: None, ..self }
    }

    /// With dark men in the south.
    pub(crate) const fn dark(self) -> Self {
        Self { paint: "dark", ..self }
    }

    /// North beginning.
    pub(crate) const fn north_first(self) -> Self {
        Self { first: "north", ..self }
    }

    /// The name of its file.
    pub(crate) fn file(&self) -> String {
        format!("{}.json", self.game)
    }

    /// What is in it: this game, after others of its kind that were played to their end.
    pub(crate) fn document(&self, before: &[Self]) -> Value {
        let before = before.iter().zip(1_u64..);
        let before: Vec<Value> = before.map(|(saved, id)| saved.session(id)).collect();
        let data = json!({ "session": self.session(before.len() as u64 + 1), "uncounted": before });
        json!({ "version": 1, "kind": self.game, "data": data })
    }

    fn session(&self, id: u64) -> Value {
        let opponent = match self.level {
            Some(level) => json!({ "kind": "computer", "level": level }),
            None => json!({ "kind": "two-players" }),
        };
        let turns: Vec<&str> = self.turns.split_whitespace().collect();
        json!({
            "id": id, "seed": 1, "game": self.game, "opponent": opponent, "first": self.first, "paint": self.paint,
            "turns": turns, "undoUsed": false, "resigned": false,
        })
    }
}
