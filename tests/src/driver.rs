//! The app started by WebKit's driver, and the session with it.

use std::ffi::OsStr;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::net::TcpStream;

use crate::{Outcome, eventually, processes};

/// Names the built app; `cargo xtask test` sets it.
const APP: &str = "LEAPSOW_APP";

/// A driver process, the app it started, and the session through which the app is driven.
pub(crate) struct Driver {
    pub(crate) client: Client,
    process: DriverProcess,
}

impl Driver {
    /// Starts the app on a data folder and waits until its page can be driven.
    pub(crate) async fn start(data_folder: &Path) -> Outcome<Self> {
        let app = app()?;
        let port = free_port()?;
        let process = DriverProcess::start(port, data_folder)?;
        eventually("WebKit's driver to listen", async || {
            Ok(Some(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?))
        })
        .await?;
        let capabilities = json!({ "webkitgtk:browserOptions": { "binary": app, "args": [] } });
        let mut builder = ClientBuilder::new(HttpConnector::new());
        if let serde_json::Value::Object(capabilities) = capabilities {
            builder.capabilities(capabilities);
        }
        let client = builder.connect(&format!("http://127.0.0.1:{port}")).await?;
        // The session ends with the processes; asking a dead driver to end it would only make noise.
        client.persist().await?;
        Ok(Self { client, process })
    }

    /// Ends the app at once, then the driver.
    pub(crate) async fn kill(self) -> Outcome {
        let apps = self.process.apps();
        drop(self.process);
        for app in apps {
            processes::gone(app).await?;
        }
        Ok(())
    }
}

/// The driver's process; when it is let go, the app is killed with it.
struct DriverProcess(Child);

impl DriverProcess {
    fn start(port: u16, data_folder: &Path) -> Outcome<Self> {
        let child = Command::new("WebKitWebDriver")
            .args(["--host=127.0.0.1".into(), format!("--port={port}")])
            .env("LEAPSOW_DATA_DIR", data_folder)
            .env("TAURI_AUTOMATION", "true")
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .stdin(Stdio::null())
            .spawn()
            .map_err(|error| format!("WebKitWebDriver can't be started: {error}"))?;
        Ok(Self(child))
    }

    fn apps(&self) -> Vec<u32> {
        processes::children(self.0.id())
    }
}

impl Drop for DriverProcess {
    fn drop(&mut self) {
        self.apps().into_iter().for_each(processes::kill_now);
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
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

/// A port nobody listens on now. Another program may take it before the driver does; then the driver ends
/// and the test says so.
fn free_port() -> Outcome<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
