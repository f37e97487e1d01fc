//! One thing to photograph, and the way there.

use std::fs;
use std::path::Path;

use leapsow_bridge::hold;
use leapsow_tests::{Outcome, Page, Saved, eventually};
use serde_json::json;

/// What lies in the data folder, where in the app that is, and what a person does there.
pub(crate) struct Scene {
    /// Of its pictures' folder.
    pub(crate) name: &'static str,
    /// Its address in the app.
    pub(crate) place: String,
    /// Photographed in the real window too.
    pub(crate) in_webkit: bool,
    /// For who has the device write twice as large.
    pub(crate) large: bool,
    files: Vec<(String, String)>,
    acts: Vec<Act>,
}

enum Act {
    See(String),
    Tap(String),
    Hold(String),
    Write(String, &'static str),
    Press(char),
    LoseFolder,
}

impl Scene {
    pub(crate) fn new(name: &'static str, place: impl Into<String>) -> Self {
        Self {
            name,
            place: place.into(),
            in_webkit: false,
            large: false,
            files: Vec::new(),
            acts: Vec::new(),
        }
    }

    /// A game as it stands, opened.
    pub(crate) fn of_game(name: &'static str, saved: Saved) -> Self {
        let scene = Self::new(name, format!("#/game/{}", saved.game)).with(saved);
        scene.see("main[data-screen=game]:is([data-phase=idle], [data-phase=over])")
    }

    /// With a saved game in the folder.
    pub(crate) fn with(self, saved: Saved) -> Self {
        self.with_after(&[], saved)
    }

    /// With a saved game in the folder, and others that were played to their end before.
    pub(crate) fn with_after(self, before: &[Saved], saved: Saved) -> Self {
        self.with_file(saved.file(), saved.document(before).to_string())
    }

    /// With any file in the folder.
    pub(crate) fn with_file(mut self, name: impl Into<String>, content: impl Into<String>) -> Self {
        self.files.push((name.into(), content.into()));
        self
    }

    /// Waits until something is shown.
    pub(crate) fn see(self, selector: impl Into<String>) -> Self {
        self.then(Act::See(selector.into()))
    }

    /// Taps or clicks something.
    pub(crate) fn tap(self, selector: impl Into<String>) -> Self {
        self.then(Act::Tap(selector.into()))
    }

    /// Taps a place on the board, and waits until that has done what it should.
    pub(crate) fn choose(self, place: u8, becomes: &str) -> Self {
        self.tap(at(place)).see(format!("{}[data-choice={becomes}]", at(place)))
    }

    /// Leaves a finger on a house, or the mouse over it.
    pub(crate) fn hold(self, place: u8) -> Self {
        self.then(Act::Hold(at(place)))
    }

    /// Writes into a field.
    pub(crate) fn write(self, selector: impl Into<String>, text: &'static str) -> Self {
        self.then(Act::Write(selector.into(), text))
    }

    /// Presses a key.
    pub(crate) fn press(self, key: char) -> Self {
        self.then(Act::Press(key))
    }

    /// Takes the data folder away, so that nothing can be saved.
    pub(crate) fn lose_folder(self) -> Self {
        self.then(Act::LoseFolder)
    }

    /// Photographed in the real window too.
    pub(crate) fn in_webkit(mut self) -> Self {
        self.in_webkit = true;
        self
    }

    /// For who has the device write twice as large.
    pub(crate) fn large(mut self) -> Self {
        self.large = true;
        self
    }

    fn then(mut self, act: Act) -> Self {
        self.acts.push(act);
        self
    }

    /// Writes its files, before the app reads them.
    pub(crate) fn lay_out(&self, saves: &Path) -> Outcome {
        fs::create_dir_all(saves)?;
        for (name, content) in &self.files {
            let file = saves.join(name);
            file.parent().map(fs::create_dir_all).transpose()?;
            fs::write(file, content)?;
        }
        Ok(())
    }

    /// Does in the page what leads to the picture.
    pub(crate) async fn play(&self, page: &Page, touch: bool, saves: &Path) -> Outcome {
        for act in &self.acts {
            // What is pressed while the page still moves may be pressed beside.
            settled(page).await?;
            match act {
                Act::See(selector) => drop(page.see(selector).await?),
                Act::Tap(selector) => page.click(selector).await?,
                Act::Hold(selector) => hold(page, touch, selector).await?,
                Act::Write(selector, text) => page.see(selector).await?.send_keys(text).await?,
                Act::Press(key) => page.press(*key).await?,
                Act::LoseFolder => fs::rename(saves, saves.with_extension("lost"))?,
            }
        }
        Ok(())
    }
}

fn at(place: u8) -> String {
    format!("button[data-place='{place}']")
}

/// Waits until fonts have come and nothing moves, but for what moves for ever.
pub(crate) async fn settled(page: &Page) -> Outcome {
    const SETTLED: &str = "const [done] = arguments; \
        const still = animation => animation.playState !== 'running' \
            || animation.effect.getComputedTiming().endTime === Infinity; \
        requestAnimationFrame(() => requestAnimationFrame(() => \
            done(document.fonts.status === 'loaded' && document.getAnimations().every(still))));";
    eventually("the page to settle", async || {
        let settled = page.client()?.execute_async(SETTLED, Vec::new()).await?;
        Ok((settled == json!(true)).then_some(()))
    })
    .await
}
