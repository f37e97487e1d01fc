//! The app without a window: its own command layer, on Tauri's mock runtime.

use std::path::PathBuf;

use http::HeaderMap;
use leapsow_lib::{Reception, answer};
use leapsow_tests::Outcome;
use serde_json::Value;
use tauri::ipc::{CallbackFn, InvokeError, InvokeResponse, InvokeResponseBody};
use tauri::test::{INVOKE_KEY, MockRuntime, mock_builder, mock_context, noop_assets};
use tauri::webview::InvokeRequest;
use tauri::{WebviewWindow, WebviewWindowBuilder};
use tokio::sync::oneshot;

/// Where the app's own page lies; from elsewhere no command is allowed.
const ORIGIN: &str =
    if cfg!(any(windows, target_os = "android")) { "http://tauri.localhost" } else { "tauri://localhost" };

/// A running app; it ends with this value.
pub(crate) struct App {
    _app: tauri::App<MockRuntime>,
    pub(crate) page: AppPage,
}

impl App {
    /// Starts it over a folder of saves, which is opened with the first command.
    pub(crate) fn start(saves: PathBuf) -> Outcome<Self> {
        let app = mock_builder()
            .manage(Reception::new(Ok(saves)))
            .invoke_handler(answer)
            .build(mock_context(noop_assets()))?;
        let page = AppPage(WebviewWindowBuilder::new(&app, "main", tauri::WebviewUrl::default()).build()?);
        Ok(Self { _app: app, page })
    }
}

/// The page as the app sees it: where its commands come from.
#[derive(Clone)]
pub(crate) struct AppPage(WebviewWindow<MockRuntime>);

impl AppPage {
    /// Sends a command as the page would: the answer as JSON, or what it was refused with.
    pub(crate) async fn invoke(&self, command: String, arguments: Value) -> Outcome<Result<String, Value>> {
        let request = InvokeRequest {
            cmd: command,
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: ORIGIN.parse()?,
            body: arguments.into(),
            headers: HeaderMap::default(),
            invoke_key: INVOKE_KEY.to_owned(),
        };
        let (tell, told) = oneshot::channel();
        self.0.clone().on_message(request, Box::new(move |_, _, response, _, _| drop(tell.send(response))));
        match told.await? {
            InvokeResponse::Ok(InvokeResponseBody::Json(answer)) => Ok(Ok(answer)),
            InvokeResponse::Ok(InvokeResponseBody::Raw(_)) => Err("no command answers with bytes".into()),
            InvokeResponse::Err(InvokeError(refusal)) => Ok(Err(refusal)),
        }
    }
}
