//! The mouse, which stays where it is while a test looks at the page.

use fantoccini::actions::{InputSource, MouseActions, PointerAction};

use crate::{Outcome, Page, eventually};

/// The mouse over a page.
pub struct Mouse<'a> {
    page: &'a Page,
}

impl<'a> Mouse<'a> {
    /// The one of this page.
    pub fn of(page: &'a Page) -> Self {
        Self { page }
    }

    /// Moves it onto the first thing that fits the selector, once that stands still: while a new board finds its place
    /// the mouse would come to where the thing was.
    ///
    /// # Errors
    /// Where that never appears.
    pub async fn over(&self, selector: &str) -> Outcome {
        let element = self.page.see(selector).await?;
        let mut last = None;
        eventually(&format!("`{selector}` to stand still"), async || {
            let place = element.rectangle().await?;
            Ok((last.replace(place) == Some(place)).then_some(()))
        })
        .await?;
        self.does(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 }).await
    }

    /// Presses its left button.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn press(&self) -> Outcome {
        self.does(PointerAction::Down { button: 0 }).await
    }

    /// Lets the button go.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn let_go(&self) -> Outcome {
        self.does(PointerAction::Up { button: 0 }).await
    }

    /// Drags one thing onto another.
    ///
    /// # Errors
    /// Where one of them never appears.
    pub async fn drag(&self, from: &str, to: &str) -> Outcome {
        self.over(from).await?;
        self.press().await?;
        self.over(to).await?;
        self.let_go().await
    }

    async fn does(&self, action: PointerAction) -> Outcome {
        // What it did before is remembered under its name.
        let mouse = MouseActions::new("mouse".to_owned()).then(action);
        Ok(self.page.client()?.perform_actions(mouse).await?)
    }
}
