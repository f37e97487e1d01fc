//! What the page may do in the app, it may do here, and no more.

use std::collections::BTreeMap;

use leapsow_tests::Outcome;
use serde_json::{Value, from_str, from_value};

const CONFIG: &str = include_str!("../../../src-tauri/tauri.conf.json");

/// The app's content security policy, but that the page's commands go to the server it came from.
pub(crate) fn of_the_app() -> Outcome<String> {
    let mut config: Value = from_str(CONFIG)?;
    let mut policy: BTreeMap<String, String> = from_value(config["app"]["security"]["csp"].take())?;
    policy.insert("connect-src".to_owned(), "'self'".to_owned());
    let directives: Vec<String> = policy.into_iter().map(|(what, from)| format!("{what} {from}")).collect();
    Ok(directives.join("; "))
}
