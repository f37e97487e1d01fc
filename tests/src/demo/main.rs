//! The demonstration: both games played by clicks in the real window, photographed on the way.
//!
//! The one argument is the folder for the pictures.

use std::path::PathBuf;

use leapsow_tests::{Outcome, Picker, Window};

/// Screens a person may have, by name: width and height.
const SCREENS: &[(&str, u32, u32)] = &[("phone", 390, 800), ("desktop", 1000, 760)];

/// Turns of the person before a game is photographed: by then its board tells something.
const TURNS: usize = 4;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome {
    let pictures =
        Pictures { folder: std::env::args_os().nth(1).ok_or("name a folder for the pictures")?.into() };
    let mut window = Window::new()?;
    window.start().await?;
    window.see("main[data-screen=home]").await?;
    pictures.take(&window, "home").await?;
    for game in ["kalah", "sholo-guti"] {
        play(&window, game, &pictures).await?;
    }
    pictures.take(&window, "home-with-games-to-continue").await?;
    window.kill().await
}

async fn play(window: &Window, game: &str, pictures: &Pictures) -> Outcome {
    println!("{game}: a game against the computer");
    window.start_game(game, "easy").await?;
    let mut picker = Picker::default();
    for _ in 0..TURNS {
        window.play_turn(&mut picker).await?;
    }
    window.persons_turn().await?;
    pictures.take(window, game).await?;
    window.click("[data-action=menu]").await?;
    window.click("[data-action=home]").await?;
    window.see("main[data-screen=home]").await?;
    Ok(())
}

struct Pictures {
    folder: PathBuf,
}

impl Pictures {
    /// The page as it is now, on every screen.
    async fn take(&self, window: &Window, name: &str) -> Outcome {
        for (screen, width, height) in SCREENS {
            window.resize(*width, *height).await?;
            let file = self.folder.join(format!("{name}-{screen}.png"));
            window.picture(&file).await?;
            println!("  {}", file.display());
        }
        Ok(())
    }
}
