//! Formats to test with, and a folder to keep documents in.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Document, Store};
use tempfile::TempDir;

/// Any JSON at all.
pub(crate) struct Anything;

impl Document for Anything {
    type Data = Value;
    const KIND: &'static str = "anything";
    const VERSION: u32 = 1;
}

/// The data of a format with a past and a check.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) won: u32,
    pub(crate) played: u32,
}

/// The present format of a [`Tally`].
pub(crate) struct TallyFormat;

impl Document for TallyFormat {
    type Data = Tally;
    const KIND: &'static str = "tally";
    const VERSION: u32 = 2;

    fn migrate(from: u32, data: Value) -> Result<Value, String> {
        let won = data.as_u64().ok_or_else(|| format!("version {from} was a number"))?;
        Ok(json!({ "won": won, "played": won }))
    }

    fn check(tally: &Tally) -> Result<(), String> {
        if tally.won <= tally.played { Ok(()) } else { Err("more games won than played".to_owned()) }
    }
}

/// A folder of its own for a test, and the store over it.
pub(crate) struct Desk {
    pub(crate) store: Store,
    folder: TempDir,
}

impl Desk {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { store: Store::open(folder.path()).unwrap(), folder }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.file(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.file(name), bytes).unwrap();
    }

    /// The names of the files, without that of the lock.
    pub(crate) fn files(&self) -> Vec<String> {
        let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut files: Vec<_> = fs::read_dir(self.path()).unwrap().map(name).collect();
        files.retain(|file| file != "store.lock");
        files.sort();
        files
    }
}

/// Any JSON of a bearable size.
pub(crate) fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_filter("JSON has none", |x| x.is_finite()).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(any::<String>(), inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}
