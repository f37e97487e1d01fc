//! Starting an app as the desktop's menu does, by its entry, and driving it nevertheless.

use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Command, Stdio};

use leapsow_tests::{Driver, Outcome, Page, eventually};
use serde_json::Map;
use tokio::net::TcpStream;

/// An app that somebody else started.
pub(crate) struct Started {
    pub(crate) page: Page,
    pub(crate) driver: Driver,
}

/// Starts it for a person who has this home and nothing else.
pub(crate) async fn start(entry: &str, home: &Path) -> Outcome<Started> {
    // Where the app's web view listens for a driver. Another program may take it first; then the test says so.
    let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
    let status = Command::new("gtk-launch")
        .arg(entry)
        .env("HOME", home)
        .env("XDG_DATA_HOME", home.join(".local/share"))
        .env("XDG_CONFIG_HOME", home.join(".config"))
        .env("XDG_CACHE_HOME", home.join(".cache"))
        .env("WEBKIT_INSPECTOR_SERVER", address.to_string())
        .env("TAURI_AUTOMATION", "true")
        .env("TAURI_WEBVIEW_AUTOMATION", "true")
        .env_remove("LEAPSOW_DATA_DIR")
        // An app that outlives a failing test shall not hold on to the test's output.
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    if !status.success() {
        return Err(format!("the menu cannot start {entry} ({status})").into());
    }
    eventually("the app to listen", async || Ok(Some(TcpStream::connect(address).await?))).await?;
    let mut driver = Command::new("WebKitWebDriver");
    driver.arg("--host=127.0.0.1").arg(format!("--target={address}"));
    let driver = Driver::start(&mut driver).await?;
    let page = Page::of(driver.open(Map::new()).await?);
    Ok(Started { page, driver })
}
