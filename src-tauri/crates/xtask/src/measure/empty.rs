//! The least that a Tauri app can be: one window with one word in it. What ours weighs is told beside it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Outcome, workspace};

const BUILD: &str = "fn main() {\n    tauri_build::build();\n}\n";

const MAIN: &str = r#"fn main() {
    tauri::Builder::default().run(tauri::generate_context!()).expect("a window");
}
"#;

/// Writes it into a folder, with our lock file: it is made of the same versions. Cargo leaves out of that what the
/// app has no use for.
///
/// # Errors
/// Where a file can't be written.
pub(super) fn write(folder: &Path) -> Outcome<PathBuf> {
    for part in ["src", "page", "icons"] {
        fs::create_dir_all(folder.join(part))?;
    }
    let root = workspace::root();
    let manifest = folder.join("Cargo.toml");
    fs::write(&manifest, include_str!("empty/manifest.toml"))?;
    fs::write(folder.join("tauri.conf.json"), include_str!("empty/tauri.conf.json"))?;
    fs::write(folder.join("page/index.html"), include_str!("empty/page.html"))?;
    fs::write(folder.join("build.rs"), BUILD)?;
    fs::write(folder.join("src/main.rs"), MAIN)?;
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    fs::copy(root.join("src-tauri/icons/64x64.png"), folder.join("icons/icon.png"))?;
    Ok(manifest)
}
