//! Figures from the real window, for `cargo xtask measure`.
//!
//! `turns FOLDER` measures on the disk that holds the folder; `beside FOLDER EMPTY` compares the app with another one
//! that shows nothing but a window.

mod beside;
mod disk;
mod turns;

use std::env::args_os;
use std::path::PathBuf;

use leapsow_tests::Outcome;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome {
    let mut arguments = args_os().skip(1);
    let what = arguments.next().ok_or("say what to measure: turns or beside")?;
    let folder = PathBuf::from(arguments.next().ok_or("name a folder on the disk to be measured")?);
    match (what.to_str(), arguments.next()) {
        (Some("turns"), None) => turns::measure(&folder).await,
        (Some("beside"), Some(empty)) => beside::measure(&folder, &PathBuf::from(empty)).await,
        _ => Err("these arguments make no sense together".into()),
    }
}
