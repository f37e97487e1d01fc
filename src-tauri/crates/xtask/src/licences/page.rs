//! The packages that the page is made of: those in npm's lock file that serve more than its making.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde::Deserialize;

use super::Package;
use crate::{Outcome, workspace};

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Locked {
    /// The page itself has none: the app's stands in `Cargo.toml`.
    #[serde(default)]
    version: String,
    #[serde(default)]
    license: String,
    #[serde(default)]
    dev: bool,
    #[serde(default)]
    dev_optional: bool,
}

/// What is part of the page.
pub(super) fn packages() -> Outcome<BTreeSet<Package>> {
    let Lock { packages } =
        serde_json::from_str(&fs::read_to_string(workspace::ui().join("package-lock.json"))?)?;
    let used = packages.into_iter().filter(|(_, locked)| !locked.dev && !locked.dev_optional);
    Ok(used.filter_map(|(folder, locked)| package(&folder, locked)).collect())
}

/// The page itself has no folder, and is left out.
fn package(folder: &str, locked: Locked) -> Option<Package> {
    let (_, name) = folder.rsplit_once("node_modules/")?;
    Some(Package { name: name.to_owned(), version: locked.version, licence: locked.license })
}
