//! The one folder in which everything of the app lies.

use std::env;
use std::io;
use std::path::PathBuf;

use tauri::App;

/// Names another folder in place of the usual one: for tests, and for carrying the app with its games along.
const OVERRIDE: &str = "LEAPSOW_DATA_DIR";

/// The folder of saved games, statistics and settings: one of its own, since the webview keeps its files beside it.
///
/// # Errors
/// Where the system has no place for an app's data, such as a user without a home folder.
pub(crate) fn saves(app: &App) -> io::Result<PathBuf> {
    Ok(root(app)?.join("saves"))
}

/// The folder of the log.
///
/// # Errors
/// As [`saves`].
pub(crate) fn logs(app: &App) -> io::Result<PathBuf> {
    Ok(root(app)?.join("logs"))
}

/// The folder of the window's place.
///
/// # Errors
/// As [`saves`].
#[cfg(desktop)]
pub(crate) fn window(app: &App) -> io::Result<PathBuf> {
    Ok(root(app)?.join("window"))
}

fn root(app: &App) -> io::Result<PathBuf> {
    match overridden() {
        Some(folder) => Ok(folder),
        None => usual(app),
    }
}

/// The folder of the webview's cache and storage, where it must not be the usual one: two apps that run at the
/// same time on folders of their own shall share nothing. Nothing of value is kept there.
pub(crate) fn webview() -> Option<PathBuf> {
    Some(overridden()?.join("webview"))
}

/// Whether whoever started the app chose the folder.
#[cfg(desktop)]
pub(crate) fn is_overridden() -> bool {
    overridden().is_some()
}

fn overridden() -> Option<PathBuf> {
    env::var_os(OVERRIDE).filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// The same path Tauri resolves, found without it so that tools without a window can find it too.
#[cfg(desktop)]
fn usual(app: &App) -> io::Result<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.data_dir().join(&app.config().identifier)).ok_or_else(|| {
        io::Error::new(io::ErrorKind::NotFound, "this user has no folder for the data of apps")
    })
}

#[cfg(mobile)]
fn usual(app: &App) -> io::Result<PathBuf> {
    use tauri::Manager;
    app.path().app_data_dir().map_err(io::Error::other)
}
