//! The window under test and the data folder it works on.

use std::fs;
use std::path::{Path, PathBuf};

use fantoccini::Client;
use tempfile::TempDir;

use crate::driver::Driver;
use crate::{Outcome, eventually};

/// The app's window, started and ended at will; its data folder stays from one start to the next and is
/// removed with this value.
pub struct Window {
    folder: TempDir,
    driver: Option<Driver>,
}

impl Window {
    /// A window not started yet, with an empty data folder.
    ///
    /// # Errors
    /// Where no folder can be made.
    pub fn new() -> Outcome<Self> {
        Self::new_in(&std::env::temp_dir())
    }

    /// The same, with the data folder somewhere below the one given.
    ///
    /// # Errors
    /// Where no folder can be made.
    pub fn new_in(folder: &Path) -> Outcome<Self> {
        Ok(Self { folder: tempfile::Builder::new().prefix("leapsow-").tempdir_in(folder)?, driver: None })
    }

    /// Starts the app and waits until its page can be driven.
    ///
    /// # Errors
    /// Where the app or its driver doesn't start.
    pub async fn start(&mut self) -> Outcome {
        self.kill().await?;
        self.driver = Some(Driver::start(self.folder.path()).await?);
        Ok(())
    }

    /// Ends the app without a warning, as `kill -9` does, and waits until it is gone.
    ///
    /// # Errors
    /// Where it won't go.
    pub async fn kill(&mut self) -> Outcome {
        match self.driver.take() {
            Some(driver) => driver.kill().await,
            None => Ok(()),
        }
    }

    /// The folder that holds everything of this app.
    pub fn data_folder(&self) -> &Path {
        self.folder.path()
    }

    /// The folder of saved games, statistics and settings.
    pub fn saves(&self) -> PathBuf {
        self.data_folder().join("saves")
    }

    /// Gives the window another size and waits until the page has it.
    ///
    /// # Errors
    /// Where the app is not running, or the window won't take that size.
    pub async fn resize(&self, width: u32, height: u32) -> Outcome {
        self.client()?.set_window_size(width, height).await?;
        let size = serde_json::json!([width, height]);
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

    /// The session, for what this type has no word for.
    ///
    /// # Errors
    /// Where the app is not running.
    pub fn client(&self) -> Outcome<&Client> {
        let driver = self.driver.as_ref().ok_or("the app has not been started")?;
        Ok(&driver.client)
    }
}
