//! The built app under WebKit's own driver.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use fantoccini::Client;
use serde_json::{Map, json};

use crate::{Driver, Outcome, pointer};

/// Names the built app; `cargo xtask test` sets it.
const APP: &str = "LEAPSOW_APP";

/// How many drivers are tried: one was seen to end by itself before it had started anything.
const TRIES: usize = 3;

/// Starts the app, or another one, on a data folder and waits until its page can be driven.
pub(crate) async fn start(other: Option<&Path>, data_folder: &Path) -> Outcome<(Driver, Client)> {
    let app = other.map_or_else(app, |other| Ok(other.to_owned()))?;
    let options = json!({ "binary": app, "args": [] });
    let capabilities = Map::from_iter([("webkitgtk:browserOptions".to_owned(), options)]);
    pointer::out_of_the_way()?;
    let mut tried = 1;
    loop {
        let mut driver = Driver::start(&mut program(data_folder)).await?;
        match driver.open(capabilities.clone()).await {
            Err(_) if tried < TRIES && driver.has_ended() => tried += 1,
            opened => return Ok((driver, opened?)),
        }
    }
}

fn program(data_folder: &Path) -> Command {
    let mut program = Command::new("WebKitWebDriver");
    program
        .arg("--host=127.0.0.1")
        .env("LEAPSOW_DATA_DIR", data_folder)
        // Where other apps keep theirs.
        .env("XDG_DATA_HOME", data_folder)
        .env("TAURI_AUTOMATION", "true")
        .env("TAURI_WEBVIEW_AUTOMATION", "true");
    program
}

fn app() -> Outcome<PathBuf> {
    let app = std::env::var_os(APP).filter(|app| !app.is_empty()).map(PathBuf::from).ok_or_else(|| {
        format!(
            "{APP} must name the app built with its page inside; `cargo xtask test` builds it and sets this"
        )
    })?;
    if !app.is_file() {
        return Err(format!("{APP} names {}, which is not a file", app.display()).into());
    }
    if std::env::var_os("DISPLAY").as_deref().is_none_or(OsStr::is_empty) {
        return Err("there is no display for the window; `cargo xtask test` makes a virtual one".into());
    }
    Ok(app)
}
