//! `cargo xtask icons`: every icon, drawn from `src-tauri/icons/icon.svg` by Tauri's tool.
//!
//! Only the vectors of Android's adaptive icon are drawn by hand, since nothing turns an SVG into those.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::answer;
use crate::tauri::tauri;
use crate::{Outcome, workspace};

mod icns;
mod opaque;

/// The sizes that desktops of Linux look for. The window's own icon is one of them.
pub(crate) const LINUX: &[u32] = &[16, 24, 32, 48, 64, 128, 256, 512];

/// Android before 8 shows a picture, by density.
const ANDROID: &[(&str, u32)] =
    &[("mdpi", 48), ("hdpi", 72), ("xhdpi", 96), ("xxhdpi", 144), ("xxxhdpi", 192)];

/// What iOS shows while the app starts, by scale.
const LAUNCH: &[(&str, u32)] = &[("Launch.png", 128), ("Launch@2x.png", 256), ("Launch@3x.png", 384)];

/// A file as it would be drawn now, and the committed one.
struct Icon {
    drawn: PathBuf,
    kept: PathBuf,
}

/// Draws them anew into their places.
///
/// # Errors
/// Where Tauri's tool fails or a file cannot be written.
pub(crate) fn write() -> Outcome {
    for icon in draw()? {
        if !icon.is_up_to_date()? {
            fs::create_dir_all(icon.kept.parent().unwrap_or(workspace::root()))?;
            fs::copy(icon.drawn, icon.kept)?;
        }
    }
    Ok(())
}

/// Sees to it that the committed ones are those that would be drawn now.
///
/// # Errors
/// Where one is not.
pub(crate) fn check() -> Outcome {
    for icon in draw()? {
        if !icon.is_up_to_date()? {
            return Err(format!("{} is stale; `cargo xtask icons` draws it anew", icon.kept.display()).into());
        }
    }
    Ok(())
}

/// Draws all of them below the target folder.
fn draw() -> Outcome<Vec<Icon>> {
    let folder = workspace::target()?.join("icons");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let source = icons().join("icon.svg");
    let full = folder.join("full.svg");
    fs::write(&full, without_corners(&fs::read_to_string(&source)?)?)?;

    let [sizes, bundled, ios] = ["sizes", "bundled", "ios"].map(|name| folder.join(name));
    let by_name = ANDROID.iter().chain(LAUNCH).map(|(_, size)| size);
    let wanted = LINUX.iter().chain(by_name);
    let wanted: Vec<String> = wanted.map(u32::to_string).collect();
    answer(tauri("icon").arg(&source).arg("--output").arg(&sizes).arg("--png").arg(wanted.join(",")))?;
    answer(tauri("icon").arg(&source).arg("--output").arg(&bundled))?;
    answer(tauri("icon").arg(&full).arg("--output").arg(&ios))?;

    let picture = |size: &u32| sizes.join(format!("{size}x{size}.png"));
    let for_linux = LINUX.iter().map(|size| Icon::new(picture(size), &icons()));
    let for_android = ANDROID.iter().map(|(density, size)| Icon {
        drawn: picture(size),
        kept: android().join(format!("mipmap-{density}/ic_launcher.png")),
    });
    let for_others = ["icon.icns", "icon.ico"].map(|name| Icon::new(bundled.join(name), &icons()));
    let for_ios = files(&ios.join("ios"))?;
    for picture in &for_ios {
        opaque::make(picture)?;
    }
    let for_ios = for_ios.into_iter().map(|drawn| Icon::new(drawn, &apple().join("AppIcon.appiconset")));
    let for_launch = LAUNCH
        .iter()
        .map(|(name, size)| Icon { drawn: picture(size), kept: apple().join("Launch.imageset").join(name) });
    Ok(for_linux.chain(for_android).chain(for_others).chain(for_ios).chain(for_launch).collect())
}

impl Icon {
    /// Kept under the name it is drawn with.
    fn new(drawn: PathBuf, kept: &Path) -> Self {
        let name = drawn.file_name().unwrap_or_default().to_owned();
        Self { drawn, kept: kept.join(name) }
    }

    /// Whether the kept one is there and the same.
    fn is_up_to_date(&self) -> Outcome<bool> {
        let found = fs::read(&self.kept).unwrap_or_default();
        let expected = fs::read(&self.drawn)?;
        Ok(if self.kept.extension().is_some_and(|extension| extension == "icns") {
            icns::pictures(&found) == icns::pictures(&expected)
        } else {
            found == expected
        })
    }
}

/// iOS rounds the corners itself: for it the tile fills the picture.
fn without_corners(svg: &str) -> Outcome<String> {
    let changed = svg.replacen(r#"viewBox="0 0 1024 1024""#, r#"viewBox="48 48 928 928""#, 1).replacen(
        r#"rx="220""#,
        r#"rx="0""#,
        1,
    );
    let has_changed = |part| changed.contains(part) && !svg.contains(part);
    if has_changed(r#"viewBox="48 48 928 928""#) && has_changed(r#"rx="0""#) {
        Ok(changed)
    } else {
        Err("the icon's tile is not where it was: see `without_corners`".into())
    }
}

fn files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        files.push(entry?.path());
    }
    files.sort();
    Ok(files)
}

fn icons() -> PathBuf {
    workspace::root().join("src-tauri/icons")
}

fn android() -> PathBuf {
    workspace::root().join("src-tauri/gen/android/app/src/main/res")
}

fn apple() -> PathBuf {
    workspace::root().join("src-tauri/gen/apple/Assets.xcassets")
}

#[cfg(test)]
mod tests {
    use super::{files, icons, without_corners};
    use std::fs;

    #[test]
    fn the_tile_of_the_icon_fills_the_picture_of_ios() {
        let svg = fs::read_to_string(icons().join("icon.svg")).expect("the icon's source");
        let full = without_corners(&svg).expect("its tile");
        assert!(full.contains(r#"<rect x="48" y="48" width="928" height="928" rx="0"/>"#));
        assert!(without_corners("<svg/>").is_err());
    }

    #[test]
    fn every_icon_in_the_folder_is_drawn_by_the_tool_but_their_source() {
        let known = |name: &str| {
            name == "icon.svg"
                || ["icon.icns", "icon.ico"].contains(&name)
                || super::LINUX.iter().any(|size| name == format!("{size}x{size}.png"))
        };
        for file in files(&icons()).expect("the folder of icons") {
            let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            assert!(known(&name), "{name}");
        }
    }
}
