//! What a person does with the page, and what a test reads off it. Every selector is CSS.

use std::fs;
use std::path::Path;

use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::{Outcome, eventually};

/// The app's page, in whichever browser.
#[derive(Default)]
pub struct Page {
    client: Option<Client>,
}

impl Page {
    /// The page of a session.
    pub fn of(client: Client) -> Self {
        Self { client: Some(client) }
    }

    /// The session, for what this type has no word for.
    ///
    /// # Errors
    /// Where the app is not running.
    pub fn client(&self) -> Outcome<&Client> {
        Ok(self.client.as_ref().ok_or("the app has not been started")?)
    }

    /// Loads an address as if for the first time; one that differs from the last only behind the `#` would else be no
    /// more than another place on the same page.
    ///
    /// # Errors
    /// Where the browser is gone.
    pub async fn load(&self, address: &str) -> Outcome {
        self.client()?.goto("about:blank").await?;
        Ok(self.client()?.goto(address).await?)
    }

    /// Waits until something that fits the selector is shown.
    ///
    /// # Errors
    /// Where it never appears.
    pub async fn see(&self, selector: &str) -> Outcome<Element> {
        let client = self.client()?;
        eventually(&format!("`{selector}` to be shown"), async || {
            let element = client.find(Locator::Css(selector)).await?;
            Ok(element.is_displayed().await?.then_some(element))
        })
        .await
    }

    /// Waits until nothing fits the selector.
    ///
    /// # Errors
    /// Where it stays.
    pub async fn see_no(&self, selector: &str) -> Outcome {
        let what = format!("`{selector}` to go away");
        eventually(&what, async || Ok((self.count(selector).await? == 0).then_some(()))).await
    }

    /// Clicks the first thing that fits the selector, once it is there and nothing covers it.
    ///
    /// # Errors
    /// Where it can't be clicked.
    pub async fn click(&self, selector: &str) -> Outcome {
        let client = self.client()?;
        eventually(&format!("`{selector}` to be clicked"), async || {
            client.find(Locator::Css(selector)).await?.click().await?;
            Ok(Some(()))
        })
        .await
    }

    /// How many things fit the selector now.
    ///
    /// # Errors
    /// Where the app is not running.
    pub async fn count(&self, selector: &str) -> Outcome<usize> {
        Ok(self.client()?.find_all(Locator::Css(selector)).await?.len())
    }

    /// The text of the first thing that fits the selector, waiting for it.
    ///
    /// # Errors
    /// Where it never appears.
    pub async fn text(&self, selector: &str) -> Outcome<String> {
        Ok(self.see(selector).await?.text().await?)
    }

    /// An attribute of the first thing that fits the selector, waiting for both.
    ///
    /// # Errors
    /// Where it never appears.
    pub async fn attribute(&self, selector: &str, name: &str) -> Outcome<String> {
        let client = self.client()?;
        eventually(&format!("`{selector}` to have `{name}`"), async || {
            Ok(client.find(Locator::Css(selector)).await?.attr(name).await?)
        })
        .await
    }

    /// Attributes of everything that fits the selector, read in one moment: one row an element, in the page's
    /// order, `None` where an element lacks one.
    ///
    /// # Errors
    /// Where the app is not running.
    pub async fn table<const N: usize>(
        &self,
        selector: &str,
        names: [&str; N],
    ) -> Outcome<Vec<[Option<String>; N]>> {
        let script = "const [selector, names] = arguments; \
            return [...document.querySelectorAll(selector)].map(e => names.map(name => e.getAttribute(name)));";
        let rows = self.client()?.execute(script, vec![selector.into(), names.to_vec().into()]).await?;
        let rows: Vec<Vec<Option<String>>> = serde_json::from_value(rows)?;
        rows.into_iter().map(|row| row.try_into().map_err(|_| "a row of another length".into())).collect()
    }

    /// Sends a command as the page does: its answer, or what it was refused with.
    ///
    /// # Errors
    /// Where the app is not running.
    pub async fn invoke(&self, command: &str, arguments: &Value) -> Outcome<Result<Value, Value>> {
        const INVOKE: &str = "const [command, given, done] = arguments; \
            window.__TAURI_INTERNALS__.invoke(command, given) \
                .then(answer => done([true, answer]), refusal => done([false, refusal]));";
        let told = self.client()?.execute_async(INVOKE, vec![command.into(), arguments.clone()]).await?;
        let (done, answer): (bool, Value) = serde_json::from_value(told)?;
        Ok(if done { Ok(answer) } else { Err(answer) })
    }

    /// Runs a script in the page and gives what it returns.
    ///
    /// # Errors
    /// Where the script throws.
    pub async fn run_script(&self, script: &str) -> Outcome<Value> {
        Ok(self.client()?.execute(script, Vec::new()).await?)
    }

    /// How far the middles of two things are from each other, in pixels.
    ///
    /// # Errors
    /// Where one of them isn't there.
    pub async fn distance(&self, one: &str, other: &str) -> Outcome<f64> {
        const MEASURE: &str = "const middle = selector => { \
                const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect(); \
                return [x + width / 2, y + height / 2]; \
            }; \
            const [[x, y], [u, v]] = [...arguments].map(middle); \
            return Math.hypot(x - u, y - v);";
        let distance = self.client()?.execute(MEASURE, vec![one.into(), other.into()]).await?;
        Ok(distance.as_f64().ok_or("no distance")?)
    }

    /// Gives the window another size and waits until the page has it.
    ///
    /// # Errors
    /// Where the app is not running, or the window won't take that size.
    pub async fn resize(&self, width: u32, height: u32) -> Outcome {
        self.client()?.set_window_size(width, height).await?;
        let size = json!([width, height]);
        eventually(&format!("the page to be {width} by {height}"), async || {
            let page = self.run_script("return [window.innerWidth, window.innerHeight];").await?;
            Ok((page == size).then_some(()))
        })
        .await
    }

    /// Writes a picture of the page as PNG, making its folder if need be.
    ///
    /// # Errors
    /// Where the app is not running or the file can't be written.
    pub async fn picture(&self, file: &Path) -> Outcome {
        // Two frames on, what was last asked for has been laid out and painted.
        let two_frames =
            "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(done));";
        self.client()?.execute_async(two_frames, Vec::new()).await?;
        let picture = self.client()?.screenshot().await?;
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(fs::write(file, picture)?)
    }
}
