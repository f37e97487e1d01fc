//! How long the app takes to start and how much memory it takes, beside an app that is nothing but a window.

use std::path::Path;
use std::time::{Duration, Instant};

use leapsow_tests::{Outcome, Picker, Window, eventually};

/// Starts of each, in turns, so that whatever else the machine does meets both.
const STARTS: usize = 9;

/// The game that takes the most memory to think about.
const GAME: &str = "sholo-guti";

/// Measures and prints.
pub(crate) async fn measure(folder: &Path, empty: &Path) -> Outcome {
    let mut ours = Window::new_in(folder)?;
    let mut bare = Window::of_app(empty, folder)?;
    // A first start makes what each keeps for later ones, and a game to go on with.
    bare.start().await?;
    bare.see("main").await?;
    ours.start().await?;
    ours.start_game(GAME, "insane").await?;
    let (mut of_ours, mut of_bare) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        ours.kill().await?;
        let start = Instant::now();
        ours.start().await?;
        ours.continue_game(GAME).await?;
        ours.persons_turn().await?;
        of_ours.push(start.elapsed());

        bare.kill().await?;
        let start = Instant::now();
        bare.start().await?;
        bare.see("main").await?;
        of_bare.push(start.elapsed());
    }
    println!("  start, median of {STARTS} in turns, until");
    println!("    a board can be played on: {:.0} ms", median(of_ours));
    println!("    the empty window is there: {:.0} ms", median(of_bare));
    println!("  memory of all processes, each one's share of what is shared:");
    println!("    empty window: {} MB", bare.memory()? / 1000);
    println!("    a board standing: {} MB", ours.memory()? / 1000);
    println!("    thinking, at insane, at most: {} MB", while_thinking(&ours).await? / 1000);
    ours.kill().await?;
    bare.kill().await
}

/// The most that was taken while the computer thought of an answer.
async fn while_thinking(window: &Window) -> Outcome<u64> {
    window.play_turn(&mut Picker::default()).await?;
    let mut most = 0;
    eventually("the computer's answer", async || {
        most = most.max(window.memory()?);
        Ok((window.screen().await?.phase.as_deref() == Some("idle")).then_some(()))
    })
    .await?;
    Ok(most)
}

/// In milliseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}
