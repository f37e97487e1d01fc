//! Games lying in the data folder, as the app writes them. The app replays their turns: one that is not legal would
//! be set aside as damaged, and its scene never be seen.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::Outcome;

/// A game with its turns so far.
#[derive(Clone, Copy, Debug)]
pub struct Saved {
    /// Its game's name.
    pub game: &'static str,
    level: Option<&'static str>,
    first: &'static str,
    paint: &'static str,
    names: [&'static str; 2],
    turns: &'static str,
}

impl Saved {
    /// Against the computer at its easiest, South beginning.
    pub const fn new(game: &'static str, turns: &'static str) -> Self {
        Self { game, level: Some("easy"), first: "south", paint: "light", names: ["", ""], turns }
    }

    /// Against the computer at another level.
    #[must_use]
    pub const fn at(self, level: &'static str) -> Self {
        Self { level: Some(level), ..self }
    }

    /// Between two players.
    #[must_use]
    pub const fn two_players(self) -> Self {
        Self { level: None, ..self }
    }

    /// Between two players who have given their names: South's, then North's.
    #[must_use]
    pub const fn named(self, south: &'static str, north: &'static str) -> Self {
        Self { names: [south, north], ..self.two_players() }
    }

    /// With dark men in the south.
    #[must_use]
    pub const fn dark(self) -> Self {
        Self { paint: "dark", ..self }
    }

    /// North beginning.
    #[must_use]
    pub const fn north_first(self) -> Self {
        Self { first: "north", ..self }
    }

    /// Puts it into the folder of saved games, before the app reads it.
    ///
    /// # Errors
    /// Where it can't be written.
    pub fn lay_in(&self, saves: &Path) -> Outcome {
        fs::create_dir_all(saves)?;
        Ok(fs::write(saves.join(self.file()), self.document(&[]).to_string())?)
    }

    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{}.json", self.game)
    }

    /// What is in it: this game, after others of its kind that were played to their end.
    pub fn document(&self, before: &[Self]) -> Value {
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
        let [south, north] = self.names;
        let turns: Vec<&str> = self.turns.split_whitespace().collect();
        json!({
            "id": id, "seed": 1, "game": self.game, "opponent": opponent, "first": self.first, "paint": self.paint,
            "names": { "south": south, "north": north }, "turns": turns, "undoUsed": false, "resigned": false,
        })
    }
}
