//! `cargo xtask measure`: figures from the real window, printed and not judged.

use std::fs;
use std::path::{Path, PathBuf};

use crate::display::VirtualDisplay;
use crate::package::linux;
use crate::program::{answer, cargo, program, run as run_program};
use crate::setup::{self, Use};
use crate::{Outcome, app, workspace};

mod empty;
mod profiles;

use profiles::{PROFILES, Profile};

/// Sets up, builds and measures: how long a turn takes to be saved, on the disk that holds the target folder; then,
/// for each release profile or the one named, what our app weighs beside an empty window of Tauri's, built alike.
///
/// # Errors
/// Where any of it fails, or there is no such profile.
pub(crate) fn run(only: Option<&str>) -> Outcome {
    let profiles: Vec<_> = PROFILES.iter().filter(|one| only.is_none_or(|name| name == one.name)).collect();
    if profiles.is_empty() {
        let names: Vec<_> = PROFILES.iter().map(|one| one.name).collect();
        return Err(format!("the profiles are {}", names.join(", ")).into());
    }
    setup::system(&[Use::App, Use::Window])?;
    setup::npm()?;
    app::build_page()?;
    let app = app::build()?;
    let measure = app::build_binary("leapsow-measure")?;
    let folder = workspace::target()?.join("measure");
    fs::create_dir_all(&folder)?;
    let display = VirtualDisplay::start()?;
    let run_measure = |what: &str, app: &Path, others: &[&Path]| {
        let mut command = program(&measure);
        command.arg(what).arg(&folder).args(others).env("LEAPSOW_APP", app);
        run_program(display.show(&mut command))
    };
    run_measure("turns", &app, &[])?;
    let manifest = empty::write(&folder.join("empty"))?;
    for profile in profiles {
        let target = folder.join(profile.name);
        println!("\n=== Profile {}", profile.name);
        let built = Built::new(profile, &target, &manifest)?;
        built.print_sizes(&target, &manifest)?;
        run_measure("beside", &built.ours, &[&built.empty])?;
        println!("{}", answer(program(&built.arena).arg("bench"))?);
        // Some gigabytes, of which nothing is of use for anything else.
        fs::remove_dir_all(&target)?;
    }
    Ok(())
}

/// What one profile makes of both apps and of the search alone.
struct Built {
    ours: PathBuf,
    empty: PathBuf,
    arena: PathBuf,
}

impl Built {
    fn new(profile: &Profile, target: &Path, manifest: &Path) -> Outcome<Self> {
        let build = |arguments: &[&str], manifest: &Path, tauri_dir: &Path| {
            let mut command = cargo();
            command.args(["build", "--release"]).args(arguments);
            command.arg("--manifest-path").arg(manifest).arg("--target-dir").arg(target);
            profile.apply(&mut command);
            // As Tauri's tool does where `removeUnusedCommands` is on.
            run_program(command.env("REMOVE_UNUSED_COMMANDS", tauri_dir))
        };
        let root = workspace::root();
        let ours = root.join("Cargo.toml");
        let app = root.join("src-tauri");
        build(&["--package", "leapsow", "--features", app::PAGE_INSIDE], &ours, &app)?;
        build(&["--package", "arena"], &ours, &app)?;
        build(&["--offline"], manifest, manifest.parent().unwrap_or(root))?;
        let binary = |name: &str| target.join("release").join(name);
        Ok(Self { ours: binary("leapsow"), empty: binary("empty-window"), arena: binary("arena") })
    }

    fn print_sizes(&self, target: &Path, manifest: &Path) -> Outcome {
        let deb = |folder: &Path| linux::release_deb(folder, target);
        let root = workspace::root();
        let ours = (size(&self.ours)?, size(&deb(root)?)?);
        let empty = (size(&self.empty)?, size(&deb(manifest.parent().unwrap_or(root))?)?);
        println!("  binary: ours {} kB, empty {} kB", ours.0, empty.0);
        println!("  deb:    ours {} kB, empty {} kB", ours.1, empty.1);
        Ok(())
    }
}

/// In thousands of bytes.
fn size(file: &Path) -> Outcome<u64> {
    Ok(fs::metadata(file)?.len() / 1000)
}
