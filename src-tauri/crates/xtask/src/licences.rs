//! `cargo xtask licences`: the packages that the app is made of and their licences, as its own page shows them.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::program::{answer, cargo};
use crate::{Outcome, workspace};

mod page;

/// Written and read in this order: by name, then version.
#[derive(PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Package {
    name: String,
    version: String,
    licence: String,
}

/// Writes the list anew.
///
/// # Errors
/// Where cargo cannot tell the packages, or npm's lock file cannot be read.
pub(crate) fn write() -> Outcome {
    let (file, list) = (file(), list()?);
    fs::create_dir_all(file.parent().unwrap_or(workspace::root()))?;
    fs::write(&file, list)?;
    println!("Written: {}", file.display());
    Ok(())
}

/// Sees to it that the list is the one that would be written now.
///
/// # Errors
/// Where it is not.
pub(crate) fn check() -> Outcome {
    // Git may have been told to end lines in the way of the system.
    let found = fs::read_to_string(file()).unwrap_or_default().replace("\r\n", "\n");
    if found == list()? {
        Ok(())
    } else {
        Err("the list is stale; `cargo xtask licences` writes it anew".into())
    }
}

fn file() -> PathBuf {
    workspace::ui().join("src/licences/packages.json")
}

/// One package a line, so that a change shows what has changed.
fn list() -> Outcome<String> {
    let lines = |packages: BTreeSet<Package>| -> Outcome<String> {
        let lines: Result<Vec<_>, _> = packages.iter().map(serde_json::to_string).collect();
        Ok(lines?.join(",\n"))
    };
    Ok(format!("{{\"rust\":[\n{}\n],\"page\":[\n{}\n]}}\n", lines(rust()?)?, lines(page::packages()?)?))
}

/// The crates that are part of the app's binary on any of its systems. What only helps to build it is not.
fn rust() -> Outcome<BTreeSet<Package>> {
    let mut tree = cargo();
    tree.args(["tree", "--locked", "--package", "leapsow", "--target", "all"]);
    tree.args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}|{l}"]);
    Ok(answer(&mut tree)?.lines().filter_map(crate_of).collect())
}

/// Reads `name v1.2.3|MIT/Apache-2.0`. Our own crates name their folder too, and are left out.
fn crate_of(line: &str) -> Option<Package> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let (name, version) = package.split_once(" v")?;
    if version.contains(' ') {
        return None;
    }
    // The old way to write a choice.
    let choices: Vec<&str> = licence.split('/').map(str::trim).collect();
    Some(Package { name: name.to_owned(), version: version.to_owned(), licence: choices.join(" OR ") })
}

#[cfg(test)]
mod tests {
    use super::crate_of;

    #[test]
    fn a_crate_is_read_with_its_choice_of_licences_spelt_out_and_ours_are_left_out() {
        let read = |line| crate_of(line).map(|one| [one.name, one.version, one.licence]);
        let expected = ["libc", "0.2.1", "MIT OR Apache-2.0"].map(str::to_owned);
        assert_eq!(read("libc v0.2.1|MIT/Apache-2.0"), Some(expected.clone()));
        assert_eq!(read("libc v0.2.1|MIT OR Apache-2.0 (*)"), Some(expected));
        assert_eq!(read("rules v0.1.0 (/home/somebody/crates/rules)|MIT OR Apache-2.0"), None);
        assert_eq!(read(""), None);
    }
}
