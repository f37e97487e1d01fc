//! The keyboard: keys pressed one after another, and the cursor that they lead over a board.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::json;

use crate::{Outcome, Page};

/// Finds the way to a place.
const WAY: &str = include_str!("way.js");

/// Keys that lead a cursor up, down, to the left and to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steering([char; 4]);

impl Steering {
    /// By letters.
    pub const WASD: Self = Self(['w', 's', 'a', 'd']);

    /// By arrows.
    pub fn arrows() -> Self {
        Self([Key::Up, Key::Down, Key::Left, Key::Right].map(char::from))
    }
}

impl Page {
    /// Presses a key and lets it go.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn press(&self, key: impl Into<char>) -> Outcome {
        self.press_all([key.into()]).await
    }

    /// The place that has the focus, if it is marked as having it.
    ///
    /// # Errors
    /// Where nothing on the page has the focus.
    pub async fn focused_place(&self) -> Outcome<Option<u8>> {
        const FOCUS: &str = "const focus = document.activeElement; \
            if (focus === document.body || !focus.isConnected) throw new Error('the focus is lost'); \
            return focus.dataset.place && focus.matches(':focus-visible') ? Number(focus.dataset.place) : null;";
        Ok(serde_json::from_value(self.run_script(FOCUS).await?)?)
    }

    /// Leads the board's cursor to a place by keys, along the way that has the fewest.
    ///
    /// # Errors
    /// Where the cursor isn't on the board, or doesn't get there.
    pub async fn lead_to(&self, place: u8, Steering(keys): Steering) -> Outcome {
        let way = self.client()?.execute(WAY, vec![json!(place)]).await?;
        let way: Vec<usize> = serde_json::from_value(way)?;
        self.press_all(way.into_iter().filter_map(|step| keys.get(step).copied())).await?;
        match self.focused_place().await? {
            Some(reached) if reached == place => Ok(()),
            other => Err(format!("the keys lead to {other:?}, not to {place}").into()),
        }
    }

    async fn press_all(&self, keys: impl IntoIterator<Item = char>) -> Outcome {
        let mut presses = KeyActions::new("keys".to_owned());
        for value in keys {
            presses = presses.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        Ok(self.client()?.perform_actions(presses).await?)
    }
}
