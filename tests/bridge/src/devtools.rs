//! Chromium's own protocol, for what the common one has no word for.

use fantoccini::wd::WebDriverCompatibleCommand;
use leapsow_tests::{Outcome, Page};
use serde_json::{Value, json};

/// Sends a command to the browser that shows the page.
pub(crate) async fn tell(page: &Page, method: &'static str, parameters: Value) -> Outcome<Value> {
    Ok(page.client()?.issue_cmd(DevTools { method, parameters }).await?)
}

#[derive(Debug)]
struct DevTools {
    method: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.method, "params": self.parameters });
        (http::Method::POST, Some(body.to_string()))
    }
}
