//! The one folder in which everything of the app lies.

use std::env;
use std::io;
use std::path::PathBuf;

/// Names another folder in place of the usual one: for tests, and for carrying the app with its games along.
const OVERRIDE: &str = "LEAPSOW_DATA_DIR";

/// Ours is a folder of its own below the app's, since the webview keeps its files beside it.
const SAVES: &str = "saves";

/// Where the app keeps its files.
pub(crate) struct DataFolder {
    root: PathBuf,
}

impl DataFolder {
    /// Saved games, statistics and settings.
    pub(crate) fn saves(&self) -> PathBuf {
        self.root.join(SAVES)
    }

    /// The webview's cache and storage, where they must not lie in their usual place: two apps running at
    /// the same time with folders of their own shall share nothing. Nothing of value is kept there.
    pub(crate) fn webview(&self) -> Option<PathBuf> {
        is_overridden().then(|| self.root.join("webview"))
    }
}

/// Whether the person who started the app chose the folder.
pub(crate) fn is_overridden() -> bool {
    overridden().is_some()
}

fn overridden() -> Option<PathBuf> {
    env::var_os(OVERRIDE).filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// Finds the folder; creates nothing.
///
/// # Errors
/// Where the system has no place for an app's data, such as a user without a home folder.
pub(crate) fn locate(app: &tauri::App) -> io::Result<DataFolder> {
    let root = match overridden() {
        Some(folder) => folder,
        None => usual(app)?,
    };
    Ok(DataFolder { root })
}

/// The same path Tauri resolves, found without it so that tools without a window can find it too.
#[cfg(desktop)]
fn usual(app: &tauri::App) -> io::Result<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.data_dir().join(&app.config().identifier)).ok_or_else(|| {
        io::Error::new(io::ErrorKind::NotFound, "this user has no folder for the data of apps")
    })
}

#[cfg(mobile)]
fn usual(app: &tauri::App) -> io::Result<PathBuf> {
    use tauri::Manager;
    app.path().app_data_dir().map_err(io::Error::other)
}
