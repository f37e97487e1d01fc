//! The version stands in the workspace's `Cargo.toml`. Two files name it besides, since they say when and what.

use std::fs;

use crate::{Outcome, workspace};

/// Sees to it that the changelog and the app's description for Linux begin with the same release: this version.
///
/// # Errors
/// Where they do not.
pub(crate) fn check() -> Outcome {
    let version = env!("CARGO_PKG_VERSION");
    let read = |path: &str| fs::read_to_string(workspace::root().join(path));
    let changelog = read("CHANGELOG.md")?;
    let meta_info = read("src-tauri/linux/app.leapandsow.leapsow.metainfo.xml")?;
    let (noted, described) = (newest_note(&changelog), newest_release(&meta_info));
    if noted == described && noted.is_some_and(|(newest, _)| newest == version) {
        return Ok(());
    }
    let shown = |release: Option<(&str, &str)>| release.map(|(version, date)| format!("{version} ({date})"));
    Err(format!(
        "Cargo.toml has version {version}, CHANGELOG.md {}, the metainfo {}",
        shown(noted).unwrap_or_default(),
        shown(described).unwrap_or_default()
    )
    .into())
}

/// Version and date of the first heading, written `## 1.2.3 (2026-12-31)`.
fn newest_note(changelog: &str) -> Option<(&str, &str)> {
    let heading = changelog.lines().find_map(|line| line.strip_prefix("## "))?;
    let (version, date) = heading.split_once(" (")?;
    Some((version, date.strip_suffix(')')?))
}

/// Version and date of the first `<release version="1.2.3" date="2026-12-31"/>`.
fn newest_release(meta_info: &str) -> Option<(&str, &str)> {
    let (_, release) = meta_info.split_once("<release ")?;
    let value = |name: &str| {
        let (_, rest) = release.split_once(name)?;
        rest.strip_prefix("=\"")?.split('"').next()
    };
    Some((value("version")?, value("date")?))
}

#[cfg(test)]
mod tests {
    use super::{newest_note, newest_release};

    #[test]
    fn the_first_heading_and_the_first_release_are_read() {
        let changelog = "# What has changed\n\n## 1.3.0 (2027-01-02)\n\nMuch.\n\n## 1.2.0 (2026-12-31)\n";
        assert_eq!(newest_note(changelog), Some(("1.3.0", "2027-01-02")));
        let meta_info = r#"<releases>
            <release version="1.3.0" date="2027-01-02" />
            <release version="1.2.0" date="2026-12-31" />"#;
        assert_eq!(newest_release(meta_info), Some(("1.3.0", "2027-01-02")));
        assert_eq!(newest_note("# Nothing yet"), None);
        assert_eq!(newest_release("<releases/>"), None);
    }
}
