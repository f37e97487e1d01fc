//! The page's commands: handed to the desk as they come, and its answers back.

use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use desk::wire::{DeskError, ErrorCode};
use desk::{Desk, OpenError};
use serde_json::Value;
use tauri::async_runtime::{spawn, spawn_blocking};
use tauri::ipc::{Invoke, InvokeBody, InvokeError};
use tauri::{AppHandle, Manager, Runtime};
use tokio::sync::OnceCell;

/// An app that was closed a moment ago may still hold the folder: how often it is tried again, and after how long.
const TRIES_AGAIN: u32 = 20;
const BETWEEN_TRIES: Duration = Duration::from_millis(150);

/// Where the desk is found. It opens while the window does; while it cannot, that is the answer to every command, and
/// each tries again.
pub struct Reception {
    saves: io::Result<PathBuf>,
    desk: OnceCell<Desk>,
}

impl Reception {
    /// The way to a desk over the folder of saves.
    pub fn new(saves: io::Result<PathBuf>) -> Self {
        Self { saves, desk: OnceCell::new() }
    }

    /// Opens the desk before the page first asks for it.
    pub fn open_early<R: Runtime>(app: &AppHandle<R>) {
        let app = app.clone();
        // Where it cannot be opened the page is told when it asks.
        spawn(async move { app.state::<Self>().desk().await.is_ok() });
    }

    async fn desk(&self) -> Result<&Desk, DeskError> {
        self.desk
            .get_or_try_init(async || {
                let saves = self.saves.as_ref().map_err(closed)?.clone();
                spawn_blocking(move || open(&saves)).await.map_err(closed)?.map_err(closed)
            })
            .await
    }
}

fn open(saves: &Path) -> Result<Desk, OpenError> {
    for _ in 0..TRIES_AGAIN {
        match Desk::open(saves) {
            Err(error) if error.is_in_use() => thread::sleep(BETWEEN_TRIES),
            opened => return opened,
        }
    }
    Desk::open(saves)
}

fn closed(reason: impl std::error::Error) -> DeskError {
    DeskError { code: ErrorCode::Storage, message: reason.to_string(), detail: None }
}

/// Answers a message, on a thread that is not the window's. What it may be is for the desk to say, so that a wrong
/// name or shape is refused with the same codes as a wrong turn.
///
/// It asks for no particular runtime, and for an app that manages a [`Reception`].
pub fn answer<R: Runtime>(invoke: Invoke<R>) -> bool {
    let Invoke { message, resolver, .. } = invoke;
    resolver.respond_async(async move {
        let arguments = match message.payload() {
            InvokeBody::Json(arguments) => arguments.clone(),
            // No command takes bytes. They are no object of arguments either, and refused as such.
            InvokeBody::Raw(_) => Value::from("bytes"),
        };
        let reception = message.webview_ref().state::<Reception>();
        let answer = async { reception.desk().await?.call(message.command(), arguments).await }.await;
        Ok::<_, InvokeError>(answer.inspect_err(|refusal| note(message.command(), refusal))?)
    });
    true
}

/// A refused turn is everyday; a disk that takes nothing, or a file from the future, is worth a line in the log.
fn note(command: &str, refusal: &DeskError) {
    if matches!(refusal.code, ErrorCode::Storage | ErrorCode::TooNew) {
        log::warn!("{command}: {refusal}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_app_that_is_just_being_closed_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let before = Desk::open(folder.path()).unwrap();
        let (trying, tried) = std::sync::mpsc::channel();
        thread::scope(|scope| {
            scope.spawn(|| {
                trying.send(Desk::open(folder.path()).is_err_and(|error| error.is_in_use())).unwrap();
                open(folder.path()).unwrap();
            });
            assert!(tried.recv().unwrap());
            drop(before);
        });
    }
}
