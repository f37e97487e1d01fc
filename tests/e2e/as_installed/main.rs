//! The app as a person has it: its package installed, started from the menu, closed by its window's button, removed.

mod menu;
mod package;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use leapsow_tests::{Outcome, Picker, close_button, witnessed};

#[tokio::test]
async fn games_outlive_the_package_that_they_were_played_with() -> Outcome {
    if let Some(reason) = package::cannot_be_installed() {
        eprintln!("LEFT OUT: {reason}");
        return Ok(());
    }
    let home = tempfile::tempdir()?;
    let package = package::Installed::from_file(&package::file()?)?;

    let app = menu::start("leapsow", home.path()).await?;
    witnessed("installed", &app.page, async {
        app.page.see("main[data-screen=home]").await?;
        app.page.start_game("kalah", "easy").await?;
        app.page.play_turn(&mut Picker::default()).await?;
        app.page.persons_turn().await?;
        Ok(())
    })
    .await?;
    let process = close_button::press()?;
    app.driver.kill().await?;
    leapsow_tests::gone(process).await?;

    let kept = saves(home.path())?;
    assert!(kept.keys().any(|file| file.to_string_lossy().contains("kalah")), "{:?}", kept.keys());
    package.remove()?;
    assert!(!Path::new("/usr/bin/leapsow").exists(), "the package leaves nothing of itself");
    assert_eq!(saves(home.path())?, kept);
    Ok(())
}

/// Every saved document with what is in it; the folder of tables beside them can be built again at any time.
fn saves(home: &Path) -> Outcome<BTreeMap<PathBuf, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(home.join(".local/share/app.leapandsow/saves"))? {
        let file = entry?.path();
        if file.is_file() {
            files.insert(file.clone(), fs::read(file)?);
        }
    }
    Ok(files)
}
