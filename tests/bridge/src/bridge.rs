use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use leapsow_tests::Outcome;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::app::App;
use crate::server;

/// The built page.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/dist");

/// One app with a data folder of its own, and the server that lets a browser at it. All of it ends with this value.
pub struct Bridge {
    app: App,
    address: SocketAddr,
    // Its tasks end with it.
    _server: JoinSet<()>,
    folder: TempDir,
}

impl Bridge {
    /// Serves the built page, over an app that has nothing saved.
    ///
    /// # Errors
    /// Where the app or the server can't be started, or the page hasn't been built.
    pub async fn open() -> Outcome<Self> {
        let folder = tempfile::Builder::new().prefix("leapsow-").tempdir()?;
        let app = App::start(saves_in(&folder))?;
        let router = server::router(Path::new(PAGE), app.page.clone())?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let mut server = JoinSet::new();
        server.spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                eprintln!("the bridge's server ended: {error}");
            }
        });
        Ok(Self { app, address, _server: server, folder })
    }

    /// Where a browser finds a place of the app, such as `#/game/kalah`.
    pub fn url(&self, place: &str) -> String {
        format!("http://{}/{place}", self.address)
    }

    /// The folder of saved games, statistics and settings. The app makes it with the first command, and reads it then.
    pub fn saves(&self) -> PathBuf {
        saves_in(&self.folder)
    }

    /// Makes these the person's settings; what is left out is as at the first start.
    ///
    /// # Errors
    /// Where the app refuses them.
    pub async fn set(&self, settings: Value) -> Outcome {
        let answer = self.invoke("set_settings", json!({ "settings": settings })).await?;
        Ok(answer.map(drop).map_err(|refusal| refusal.to_string())?)
    }

    /// Sends a command as the page would: its answer, or what it was refused with.
    ///
    /// # Errors
    /// Where the app does not answer.
    pub async fn invoke(&self, command: &str, arguments: Value) -> Outcome<Result<Value, Value>> {
        Ok(match self.app.page.invoke(command.to_owned(), arguments).await? {
            Ok(answer) => Ok(serde_json::from_str(&answer)?),
            Err(refusal) => Err(refusal),
        })
    }
}

fn saves_in(folder: &TempDir) -> PathBuf {
    folder.path().join("saves")
}
