//! The window under test and the data folder it works on.

use std::ops::Deref;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::{Driver, Outcome, Page, close_button, eventually, focus, gone, webkit};

/// The app's window, started and ended at will; its data folder stays from one start to the next and is
/// removed with this value.
pub struct Window {
    app: Option<PathBuf>,
    folder: TempDir,
    page: Page,
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
        let folder = tempfile::Builder::new().prefix("leapsow-").tempdir_in(folder)?;
        Ok(Self { app: None, folder, page: Page::default(), driver: None })
    }

    /// The same for another app than the one under test.
    ///
    /// # Errors
    /// Where no folder can be made.
    pub fn of_app(app: &Path, folder: &Path) -> Outcome<Self> {
        Ok(Self { app: Some(app.to_owned()), ..Self::new_in(folder)? })
    }

    /// Starts the app and waits until its page can be driven.
    ///
    /// # Errors
    /// Where the app or its driver doesn't start.
    pub async fn start(&mut self) -> Outcome {
        self.kill().await?;
        let (driver, client) = webkit::start(self.app.as_deref(), self.folder.path()).await?;
        self.page = Page::of(client);
        self.driver = Some(driver);
        Ok(())
    }

    /// Has the window take the keyboard, as a new window does on a desktop, and waits until its page knows.
    ///
    /// # Errors
    /// Where the app is not running or its window can't have it.
    pub async fn take_the_keyboard(&self) -> Outcome {
        let driver = self.driver.as_ref().ok_or("the app has not been started")?;
        focus::give_to(&driver.processes())?;
        eventually("the page to have the keyboard", async || {
            let has_it = self.page.run_script("return document.hasFocus();").await?;
            Ok((has_it == true).then_some(()))
        })
        .await
    }

    /// Ends the app without a warning, as `kill -9` does, and waits until it is gone.
    ///
    /// # Errors
    /// Where it won't go.
    pub async fn kill(&mut self) -> Outcome {
        self.page = Page::default();
        match self.driver.take() {
            Some(driver) => driver.kill().await,
            None => Ok(()),
        }
    }

    /// Closes the app by its window's button, and waits until it is gone by itself.
    ///
    /// # Errors
    /// Where there is no window, or the app stays.
    pub async fn close(&mut self) -> Outcome {
        let driver = self.driver.as_ref().ok_or("the app has not been started")?;
        gone(close_button::press_of(&driver.processes())?).await?;
        self.kill().await
    }

    /// How much memory the app and its helpers take, in thousands of bytes; what several processes share is counted
    /// once.
    ///
    /// # Errors
    /// Where the app is not running.
    pub fn memory(&self) -> Outcome<u64> {
        Ok(self.driver.as_ref().ok_or("the app has not been started")?.memory())
    }

    /// The folder that holds everything of this app.
    pub fn data_folder(&self) -> &Path {
        self.folder.path()
    }

    /// The folder of saved games, statistics and settings.
    pub fn saves(&self) -> PathBuf {
        self.data_folder().join("saves")
    }
}

/// While the app is not running, whatever is asked of its page is an error.
impl Deref for Window {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}
