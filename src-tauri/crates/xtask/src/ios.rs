//! `cargo xtask ios`: the Xcode project, with what is ours in it. Before the first build for iOS in a clone.

use std::fs;

use crate::program::{answer, program, run as run_program};
use crate::tauri::tauri;
use crate::{Outcome, setup, workspace};

/// Below `src-tauri/gen/apple`: where Tauri writes the project and, left alone by it, ours lies.
const PROJECT: &str = "leapsow.xcodeproj/project.pbxproj";

/// What the project must name: our files among what goes into the app, and Tauri's tool where npm puts it.
const OURS: &[&str] = &[
    "Assets.xcassets in Resources",
    "LaunchScreen.storyboard in Resources",
    "PrivacyInfo.xcprivacy in Resources",
    "ui/node_modules/@tauri-apps/cli/tauri.js",
];

/// Sets up, has Tauri write the project, and sees to it that it is ours.
///
/// # Errors
/// On other systems than macOS, where the project can't be written, or where it isn't what it should be.
pub(crate) fn run() -> Outcome {
    if !cfg!(target_os = "macos") {
        return Err(
            "an Xcode project is written on macOS with Xcode; `cargo xtask mobile` checks the types".into()
        );
    }
    setup::npm()?;
    // There, since the template's path begins there.
    let app = workspace::root().join("src-tauri");
    run_program(tauri("ios").args(["init", "--ci"]).current_dir(&app))?;
    let folder = app.join("gen/apple");
    check(&fs::read_to_string(folder.join(PROJECT))?)?;
    answer(program("git").args(["diff", "--exit-code", "--"]).arg(folder))
        .map_err(|changes| format!("Tauri wrote over what is ours: {changes}"))?;
    println!("\nThe project is written. Next: node ui/node_modules/@tauri-apps/cli/tauri.js ios build");
    Ok(())
}

fn check(project: &str) -> Outcome {
    let missing: Vec<_> = OURS.iter().copied().filter(|part| !project.contains(part)).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("the Xcode project lacks {}", missing.join(", ")).into())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::check;
    use crate::workspace;

    /// As `XcodeGen` writes it: each file of a phase in a comment, the script as one string.
    const PROJECT: &str = r#"
        29CE1C0B /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = A3B2 /* Assets.xcassets */; };
        6F2A9D11 /* LaunchScreen.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = 0A1C; };
        B1D2E3F4 /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = 77AB; };
        shellScript = "node \"$SRCROOT/../../../ui/node_modules/@tauri-apps/cli/tauri.js\" ios xcode-script -v\n";
    "#;

    #[test]
    fn a_project_without_one_of_our_files_is_named_as_such() {
        assert!(check(PROJECT).is_ok());
        let without = PROJECT.replace("PrivacyInfo", "Something");
        let error = check(&without).expect_err("it is not there").to_string();
        assert!(error.ends_with("lacks PrivacyInfo.xcprivacy in Resources"), "{error}");
    }

    #[test]
    fn every_picture_that_the_asset_catalogue_names_is_there_and_no_other() {
        let catalogue = workspace::root().join("src-tauri/gen/apple/Assets.xcassets");
        for set in ["AppIcon.appiconset", "Launch.imageset"] {
            let folder = catalogue.join(set);
            let contents = fs::read_to_string(folder.join("Contents.json")).expect("its list");
            let contents: serde_json::Value = serde_json::from_str(&contents).expect("JSON");
            let images = contents["images"].as_array().expect("a list of images");
            let mut named: Vec<_> = images.iter().filter_map(|image| image["filename"].as_str()).collect();
            named.push("Contents.json");
            named.sort_unstable();
            let files = fs::read_dir(&folder).expect("its folder").flatten();
            let mut found: Vec<_> = files.filter_map(|file| file.file_name().into_string().ok()).collect();
            found.sort_unstable();
            assert_eq!(found, named, "{set}");
        }
    }

    #[test]
    fn the_template_of_the_project_takes_what_is_ours() {
        let template = fs::read_to_string(workspace::root().join("src-tauri/ios/project.yml")).expect("it");
        for part in ["Assets.xcassets", "{{app.name}}_iOS", "LaunchScreen.storyboard", super::OURS[3]] {
            assert!(template.contains(part), "{part}");
        }
    }
}
