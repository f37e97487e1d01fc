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
    window.take_the_keyboard().await?;
    window.see("main[data-screen=home]").await?;
    pictures.take(&window, "1-home").await?;

    println!("Sholo Guti against the computer, left unfinished");
    window.click("[data-game=sholo-guti] [data-action=open-setup]").await?;
    window.see("main[data-screen=setup]").await?;
    pictures.take(&window, "2-set-up").await?;
    window.click("[data-action=back]").await?;
    play(&window, "sholo-guti").await?;
    pictures.take(&window, "3-sholo-guti").await?;
    window.click("[data-action=menu]").await?;
    window.see("[data-sheet=menu]").await?;
    pictures.take(&window, "4-menu").await?;
    window.click("[data-sheet=menu] [data-action=home]").await?;

    println!("Kalah against the computer, to its end");
    play(&window, "kalah").await?;
    pictures.take(&window, "5-kalah").await?;
    window.play_to_the_end(&mut Picker::default()).await?;
    pictures.take(&window, "6-result").await?;
    window.click("[data-action=home]").await?;
    window.see("main[data-screen=home]").await?;
    pictures.take(&window, "7-home-with-a-game-to-continue").await?;
    window.kill().await
}

/// The first turns of a game.
async fn play(window: &Window, game: &str) -> Outcome {
    window.start_game(game, "easy").await?;
    let mut picker = Picker::default();
    for _ in 0..TURNS {
        window.play_turn(&mut picker).await?;
    }
    window.persons_turn().await?;
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
