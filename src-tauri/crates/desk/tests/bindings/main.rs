//! The interface's types, board geometry and examples of the rules, in `ui/src/bindings`, are those of this crate.
//!
//! Where this test finds them stale, `WRITE_BINDINGS=1 cargo test -p desk --test bindings` writes them anew.

mod geometry;
mod lessons;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use desk::wire::{
    ContinuationsView, DeskError, GameStatistics, GameView, HomeView, NoticeView, SetUp, Settings,
};
use ts_rs::{Config, TS};

/// Files by their names.
type Files = BTreeMap<String, String>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/src/bindings")
}

fn read(folder: &Path) -> Files {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files
        .map(|file| {
            let name = file.file_name().unwrap().to_str().unwrap().to_owned();
            // Git may have been told to end lines in the way of the system.
            (name, fs::read_to_string(&file).unwrap().replace("\r\n", "\n"))
        })
        .collect()
}

/// What every command takes and answers, and all types these are made of.
fn generated() -> Files {
    let folder = tempfile::tempdir().unwrap();
    let config = Config::new().with_large_int("number").with_out_dir(folder.path());
    HomeView::export_all(&config).unwrap();
    GameView::export_all(&config).unwrap();
    ContinuationsView::export_all(&config).unwrap();
    GameStatistics::export_all(&config).unwrap();
    Settings::export_all(&config).unwrap();
    SetUp::export_all(&config).unwrap();
    NoticeView::export_all(&config).unwrap();
    DeskError::export_all(&config).unwrap();
    let mut files = read(folder.path());
    files.insert("geometry.ts".to_owned(), geometry::file());
    files.insert("lessons.ts".to_owned(), lessons::file());
    files
}

#[test]
fn the_interface_has_the_types_and_boards_of_this_desk() {
    let (folder, generated) = (folder(), generated());
    if env::var_os("WRITE_BINDINGS").is_some() {
        for stale in read(&folder).keys().filter(|name| !generated.contains_key(*name)) {
            fs::remove_file(folder.join(stale)).unwrap();
        }
        for (name, text) in &generated {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    let found = read(&folder);
    let names = generated.keys().chain(found.keys());
    let stale: Vec<&String> = names.filter(|name| generated.get(*name) != found.get(*name)).collect();
    assert!(stale.is_empty(), "stale: {stale:?}; WRITE_BINDINGS=1 writes them anew");
}
