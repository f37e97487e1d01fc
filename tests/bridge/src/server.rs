//! The page's files, and its commands by post.

use std::fs;
use std::path::Path;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use leapsow_tests::Outcome;
use serde_json::Value;
use tower_http::services::ServeDir;

use crate::app::AppPage;
use crate::policy;

/// Takes the place of the script that Tauri puts into its webview.
const SCRIPT: &str = include_str!("invoke.js");

const JSON: (HeaderName, &str) = (CONTENT_TYPE, "application/json");

/// Serves the built page in `folder`, and hands on what it asks for.
pub(crate) fn router(folder: &Path, app: AppPage) -> Outcome<Router> {
    let index = folder.join("index.html");
    let html = fs::read_to_string(&index).map_err(|error| format!("{}: {error}", index.display()))?;
    let html = html.replacen("<head>", r#"<head><script src="/invoke.js"></script>"#, 1);
    let policy = policy::of_the_app()?;
    let page = move || async move {
        ([(CONTENT_TYPE, "text/html"), (CONTENT_SECURITY_POLICY, &policy)], html).into_response()
    };
    Ok(Router::new()
        .route("/", get(page))
        .route("/invoke.js", get(([(CONTENT_TYPE, "text/javascript")], SCRIPT)))
        .route("/invoke", post(invoke))
        .fallback_service(ServeDir::new(folder))
        .with_state(app))
}

/// A command, posted as `[name, arguments]`.
async fn invoke(State(app): State<AppPage>, message: String) -> impl IntoResponse {
    match handed_on(&app, &message).await {
        Ok(Ok(answer)) => (StatusCode::OK, [JSON], answer),
        Ok(Err(refusal)) => (StatusCode::UNPROCESSABLE_ENTITY, [JSON], refusal.to_string()),
        Err(failure) => {
            (StatusCode::INTERNAL_SERVER_ERROR, [JSON], Value::from(failure.to_string()).to_string())
        }
    }
}

async fn handed_on(app: &AppPage, message: &str) -> Outcome<Result<String, Value>> {
    let (command, arguments): (String, Value) = serde_json::from_str(message)?;
    app.invoke(command, arguments).await
}
