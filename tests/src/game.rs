//! A game on the screen: read off whole, and played by clicks.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Outcome, Page, eventually, place};

/// A square, point, house or store, as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Place {
    /// Its number.
    pub number: u8,
    /// Whose man stands there: `south`, `north`, `none`. Line boards only.
    pub owner: Option<String>,
    /// How many seeds lie there. Sowing boards only.
    pub count: Option<u8>,
    /// What choosing it would do: `none`, `origin`, `chosen`, `step`, `jump`, `end`. Stores have none.
    pub choice: Option<String>,
}

/// What the game's screen says, read in one moment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Screen {
    /// `game`, or `result` once the game is over.
    pub screen: String,
    /// What goes on: `idle`, `waiting`, `thinking`, `animating`, `over`.
    pub phase: Option<String>,
    /// The game's revision.
    pub revision: Option<String>,
    /// Who is to move: `south`, `north`, `none`.
    pub to_move: Option<String>,
    /// How many turns have been played.
    pub turns: Option<String>,
    /// What the status line says.
    pub status: Option<String>,
    /// The board.
    pub places: Vec<Place>,
}

const READ: &str = r#"
    const main = document.querySelector("main[data-screen]");
    const attribute = (element, name) => element.getAttribute("data-" + name);
    const number = text => text === null ? null : Number(text);
    return {
        screen: attribute(main, "screen"),
        phase: attribute(main, "phase"),
        revision: attribute(main, "revision"),
        to_move: attribute(main, "to-move"),
        turns: attribute(main, "turns"),
        status: document.querySelector("[data-role=status]")?.textContent.trim() ?? null,
        places: [...main.querySelectorAll("[data-place]")].map(place => ({
            number: Number(attribute(place, "place")),
            owner: attribute(place, "owner"),
            count: number(attribute(place, "count")),
            choice: attribute(place, "choice"),
        })).sort((a, b) => a.number - b.number),
    };
"#;

/// Chooses as if by chance, and the same each time.
#[derive(Default)]
pub struct Picker {
    state: u32,
}

impl Picker {
    /// One of so many choices, counted from 0.
    pub fn pick(&mut self, choices: usize) -> usize {
        // The usual congruence of "Numerical Recipes"; its upper bits are the good ones.
        self.state = self.state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.state >> 16) as usize % choices
    }
}

impl Screen {
    /// The places that can be chosen in one of these ways.
    pub fn choices(&self, ways: &[&str]) -> Vec<u8> {
        let fits = |place: &&Place| place.choice.as_deref().is_some_and(|choice| ways.contains(&choice));
        self.places.iter().filter(fits).map(|place| place.number).collect()
    }
}

impl Page {
    /// Starts a new game against the computer, from the home screen.
    ///
    /// # Errors
    /// Where a button on the way isn't there.
    pub async fn start_game(&self, game: &str, level: &str) -> Outcome {
        self.click(&format!("[data-game={game}] [data-action=open-setup]")).await?;
        self.click("[data-opponent=computer]").await?;
        self.click(&format!("[data-level={level}]")).await?;
        self.click("[data-action=play]").await?;
        self.see(&format!("main[data-screen=game][data-game={game}]")).await?;
        Ok(())
    }

    /// What the game's screen says now.
    ///
    /// # Errors
    /// Where the page shows no screen.
    pub async fn screen(&self) -> Outcome<Screen> {
        Ok(serde_json::from_value(self.run_script(READ).await?)?)
    }

    /// Waits until the person may choose, or the game is over.
    ///
    /// # Errors
    /// Where neither comes.
    pub async fn persons_turn(&self) -> Outcome<Screen> {
        eventually("the person's turn or the result", async || {
            let screen = self.screen().await?;
            let ready = screen.screen == "result" || screen.phase.as_deref() == Some("idle");
            Ok(ready.then_some(screen))
        })
        .await
    }

    /// Goes on with an unfinished game, from the home screen.
    ///
    /// # Errors
    /// Where there is none.
    pub async fn continue_game(&self, game: &str) -> Outcome {
        self.click(&format!("[data-game={game}] [data-action=continue]")).await?;
        self.see(&format!("main[data-screen=game][data-game={game}]")).await?;
        Ok(())
    }

    /// All that the interface is told of a game when it opens it.
    ///
    /// # Errors
    /// Where there is none.
    pub async fn game_as_told(&self, game: &str) -> Outcome<Value> {
        match self.invoke("open", &json!({ "game": game })).await? {
            Ok(view) => Ok(view),
            Err(refusal) => Err(format!("the game can't be opened: {refusal}").into()),
        }
    }

    /// Plays one whole turn by clicks. Chains go on as long as they can.
    ///
    /// # Errors
    /// Where the page doesn't follow.
    pub async fn play_turn(&self, picker: &mut Picker) -> Outcome {
        self.play_turn_by(picker, async |place| self.click(place).await).await
    }

    /// Plays one whole turn, pressing each place on the way as told: it is given the place's selector.
    ///
    /// # Errors
    /// Where the page doesn't follow.
    pub async fn play_turn_by(&self, picker: &mut Picker, press: impl AsyncFn(&str) -> Outcome) -> Outcome {
        let before = self.persons_turn().await?;
        let origins = before.choices(&["origin"]);
        press(&place(choose(&origins, picker)?)).await?;
        let mut after = self.after(&before).await?;
        while after.revision == before.revision {
            let landings = after.choices(&["jump"]);
            let landings = if landings.is_empty() { after.choices(&["step", "end"]) } else { landings };
            press(&place(choose(&landings, picker)?)).await?;
            after = self.after(&after).await?;
        }
        Ok(())
    }

    /// Plays a game to its end by clicks.
    ///
    /// # Errors
    /// Where it doesn't come to one.
    pub async fn play_to_the_end(&self, picker: &mut Picker) -> Outcome {
        while self.persons_turn().await?.screen != "result" {
            self.play_turn(picker).await?;
        }
        Ok(())
    }

    /// Waits until a click has done something: the turn goes on, was played, or ended the game.
    async fn after(&self, before: &Screen) -> Outcome<Screen> {
        eventually("the board to answer a click", async || {
            let screen = self.screen().await?;
            let played = screen.revision != before.revision;
            // In mid-chain nothing can be chosen while a landing is being shown.
            let goes_on = screen.phase.as_deref() == Some("idle") && screen.places != before.places;
            Ok((played || goes_on).then_some(screen))
        })
        .await
    }
}

fn choose(places: &[u8], picker: &mut Picker) -> Outcome<u8> {
    if places.is_empty() {
        return Err("it is the person's turn, but nothing can be chosen".into());
    }
    Ok(places[picker.pick(places.len())])
}
