//! One finger that stays on the screen while a test looks at the page.

use leapsow_tests::{Outcome, Page};
use serde_json::{Value, json};

use crate::devtools;

/// A finger on the screen.
#[must_use = "a finger that is never lifted stays down"]
pub struct Finger<'a> {
    page: &'a Page,
}

impl<'a> Finger<'a> {
    /// Puts it on the first thing that fits the selector.
    ///
    /// # Errors
    /// Where that never appears.
    pub async fn down(page: &'a Page, selector: &str) -> Outcome<Self> {
        let finger = Self { page };
        finger.report("touchStart", vec![finger.middle(selector).await?]).await?;
        Ok(finger)
    }

    /// Slides it onto another thing, in several small moves.
    ///
    /// # Errors
    /// Where that never appears.
    pub async fn slide(&self, from: &str, to: &str) -> Outcome {
        const MOVES: u32 = 4;
        let ([x, y], [to_x, to_y]) = (self.place(from).await?, self.place(to).await?);
        for step in 1..=MOVES {
            let part = f64::from(step) / f64::from(MOVES);
            let point = json!({ "x": x + (to_x - x) * part, "y": y + (to_y - y) * part });
            self.report("touchMove", vec![point]).await?;
        }
        Ok(())
    }

    /// Lifts it where it is.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn lift(self) -> Outcome {
        self.report("touchEnd", Vec::new()).await
    }

    /// The system takes it away, as for a gesture of its own.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn take_away(self) -> Outcome {
        self.report("touchCancel", Vec::new()).await
    }

    async fn report(&self, kind: &str, points: Vec<Value>) -> Outcome {
        let event = json!({ "type": kind, "touchPoints": points });
        devtools::tell(self.page, "Input.dispatchTouchEvent", event).await.map(drop)
    }

    async fn middle(&self, selector: &str) -> Outcome<Value> {
        let [x, y] = self.place(selector).await?;
        Ok(json!({ "x": x, "y": y }))
    }

    async fn place(&self, selector: &str) -> Outcome<[f64; 2]> {
        const MIDDLE: &str = "const { x, y, width, height } = \
                document.querySelector(arguments[0]).getBoundingClientRect(); \
            return [x + width / 2, y + height / 2];";
        self.page.see(selector).await?;
        let place = self.page.client()?.execute(MIDDLE, vec![selector.into()]).await?;
        Ok(serde_json::from_value(place)?)
    }
}
