//! The packages for Linux: what a menu, a software centre and a package manager make of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Kind, installer};
use crate::program::{answer, program, run};
use crate::tauri::tauri;
use crate::{Outcome, workspace};

pub(super) const DEB: Kind = ("deb", "deb");
pub(super) const RPM: Kind = ("rpm", "rpm");

/// What the app is to a menu.
const ENTRY: &str = "usr/share/applications/leapsow.desktop";
/// What it is to a software centre.
const META_INFO: &str = "usr/share/metainfo/app.leapandsow.leapsow.metainfo.xml";

/// Puts the app that tests have built already into a Debian package, and tells where that lies.
///
/// # Errors
/// Where the app was not built, or the package is not what it should be.
pub(crate) fn debug_deb() -> Outcome<PathBuf> {
    let bundles = workspace::target()?.join("debug/bundle");
    if bundles.exists() {
        fs::remove_dir_all(&bundles)?;
    }
    run(tauri("bundle").args(["--debug", "--ci", "--no-binary-patching", "--bundles", "deb"]))?;
    let deb = installer(&bundles, DEB)?;
    check_deb(&deb)?;
    Ok(deb)
}

/// Puts an app that was built for release, in a target folder of its own, into a Debian package.
///
/// # Errors
/// Where it was not built.
pub(crate) fn release_deb(app: &Path, target: &Path) -> Outcome<PathBuf> {
    let bundles = target.join("release/bundle");
    if bundles.exists() {
        fs::remove_dir_all(&bundles)?;
    }
    let mut bundle = tauri("bundle");
    bundle.args(["--ci", "--no-binary-patching", "--bundles", "deb"]);
    run(bundle.current_dir(app).env("CARGO_TARGET_DIR", target))?;
    installer(&bundles, DEB)
}

/// Looks into the packages in a folder of Tauri's bundles.
///
/// # Errors
/// Where there are none, or something in one is missing or wrong.
pub(super) fn check(bundles: &Path) -> Outcome {
    let files = check_deb(&installer(bundles, DEB)?)?;
    let listed =
        answer(program("rpm").args(["--query", "--list", "--package"]).arg(installer(bundles, RPM)?))?;
    let in_rpm: BTreeSet<_> = listed.lines().map(|path| path.trim_start_matches('/').to_owned()).collect();
    if in_rpm == files {
        return Ok(());
    }
    let differing: Vec<_> = in_rpm.symmetric_difference(&files).cloned().collect();
    Err(format!("only one of the packages has {}", differing.join(", ")).into())
}

/// Looks into one, and tells which files it installs.
fn check_deb(deb: &Path) -> Outcome<BTreeSet<String>> {
    let unpacked = workspace::target()?.join("package");
    if unpacked.exists() {
        fs::remove_dir_all(&unpacked)?;
    }
    run(program("dpkg-deb").arg("--extract").arg(deb).arg(&unpacked))?;
    run(program("desktop-file-validate").arg(unpacked.join(ENTRY)))?;
    let app_stream = || program("appstreamcli");
    run(app_stream().args(["validate", "--no-net", "--pedantic"]).arg(unpacked.join(META_INFO)))?;
    // Also that the entry it names is there.
    run(app_stream().args(["validate-tree", "--no-net"]).arg(&unpacked))?;
    let mut files = BTreeSet::new();
    list(&unpacked, &unpacked, &mut files)?;
    require_what_the_entry_names(&fs::read_to_string(unpacked.join(ENTRY))?, &files)?;
    fs::remove_dir_all(&unpacked)?;
    Ok(files)
}

/// The program and the icon; an icon in the sizes of `icons` and one that fits all.
fn require_what_the_entry_names(entry: &str, files: &BTreeSet<String>) -> Outcome {
    let value = |key: &str| entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    let program = value("Exec").ok_or("the desktop entry starts nothing")?;
    let icon = value("Icon").ok_or("the desktop entry has no icon")?;
    let sizes = crate::icons::LINUX.iter().map(|size| format!("{size}x{size}/apps/{icon}.png"));
    let icons = sizes.chain([format!("scalable/apps/{icon}.svg")]);
    let needed =
        icons.map(|icon| format!("usr/share/icons/hicolor/{icon}")).chain([format!("usr/bin/{program}")]);
    let missing: Vec<_> = needed.filter(|file| !files.contains(file)).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("the desktop entry names what is not in the package: {}", missing.join(", ")).into())
    }
}

fn list(root: &Path, folder: &Path, files: &mut BTreeSet<String>) -> Outcome {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, files)?;
        } else {
            files.insert(path.strip_prefix(root)?.display().to_string());
        }
    }
    Ok(())
}
