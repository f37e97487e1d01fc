//! What a screen reader is given of one thing on the page.

use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;

use crate::{Outcome, Page};

impl Page {
    /// What the first thing that fits the selector is, and what it is called, as the browser works it out for a
    /// screen reader.
    ///
    /// # Errors
    /// Where that never appears.
    pub async fn spoken(&self, selector: &str) -> Outcome<(String, String)> {
        self.spoken_of(&self.see(selector).await?).await
    }

    /// The same of an element at hand.
    ///
    /// # Errors
    /// Where it is gone.
    pub async fn spoken_of(&self, element: &Element) -> Outcome<(String, String)> {
        Ok((self.computed(element, "computedrole").await?, self.computed(element, "computedlabel").await?))
    }

    async fn computed(&self, element: &Element, what: &'static str) -> Outcome<String> {
        let element = element.element_id().to_string();
        let answer = self.client()?.issue_cmd(Computed { element, what }).await?;
        Ok(answer.as_str().unwrap_or_default().to_owned())
    }
}

/// A command of the common protocol that fantoccini has no word for.
#[derive(Debug)]
struct Computed {
    element: String,
    what: &'static str,
}

impl WebDriverCompatibleCommand for Computed {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/element/{}/{}", self.element, self.what))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::GET, None)
    }
}
