//! How long the app takes to start and how much memory it takes, beside an app that is nothing but a window.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use leapsow_tests::{Outcome, Picker, Window, eventually};

/// Starts of each, in turns, so that whatever else the machine does meets both.
const STARTS: usize = 9;

/// The game that takes the most memory to think about.
const GAME: &str = "sholo-guti";

/// Waits in the page itself, without the pauses between a driver's questions: presses what the first selector names
/// once it is there, waits for what the second names, and tells when the page began to load and when that was there,
/// in milliseconds since 1970.
const WATCH: &str = r"
    const [press, shown, done] = arguments;
    let pressed = !press;
    const look = () => {
        if (!pressed) {
            const control = document.querySelector(press);
            control?.click();
            pressed = !!control;
        }
        if (!pressed || !document.querySelector(shown)) return false;
        observer.disconnect();
        requestAnimationFrame(() => done([performance.timeOrigin, Date.now()]));
        return true;
    };
    const observer = new MutationObserver(look);
    if (!look()) observer.observe(document, { subtree: true, childList: true, attributes: true });
";

/// Parts of a start, from the moment it was asked for.
#[derive(Default)]
struct Parts {
    /// Until the page begins to load: the process, the window, the web view.
    page: Vec<f64>,
    /// Until the first screen is there.
    screen: Vec<f64>,
    /// Until the unfinished game's board can be played on, after its button on the first screen was pressed at once.
    board: Vec<f64>,
}

impl Parts {
    async fn start(
        &mut self,
        window: &mut Window,
        first_screen: &str,
        board: Option<(&str, &str)>,
    ) -> Outcome {
        window.kill().await?;
        let start = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs_f64() * 1000.0;
        window.start().await?;
        let (page, screen) = watch(window, None, first_screen).await?;
        self.page.push(page - start);
        self.screen.push(screen - start);
        if let Some((press, shown)) = board {
            self.board.push(watch(window, Some(press), shown).await?.1 - start);
        }
        Ok(())
    }
}

async fn watch(window: &Window, press: Option<&str>, shown: &str) -> Outcome<(f64, f64)> {
    let arguments = vec![press.into(), shown.into()];
    Ok(serde_json::from_value(window.client()?.execute_async(WATCH, arguments).await?)?)
}

/// Measures and prints.
pub(crate) async fn measure(folder: &Path, empty: &Path) -> Outcome {
    let mut ours = Window::new_in(folder)?;
    let mut bare = Window::of_app(empty, folder)?;
    // A first start makes what each keeps for later ones, and a game to go on with.
    bare.start().await?;
    bare.see("main").await?;
    ours.start().await?;
    ours.start_game(GAME, "insane").await?;
    let press = format!("[data-game={GAME}] [data-action=continue]");
    let board = format!("main[data-screen=game][data-game={GAME}][data-phase=idle]");
    let (mut of_ours, mut of_bare) = (Parts::default(), Parts::default());
    for _ in 0..STARTS {
        of_ours.start(&mut ours, "main[data-screen=home]", Some((&press, &board))).await?;
        of_bare.start(&mut bare, "main", None).await?;
    }
    println!("  start, median of {STARTS} in turns, in ms:    ours  empty window");
    let line = |what: &str, ours: &[f64], bare: &[f64]| {
        let (ours, bare) = (median(ours), median(bare));
        println!("    until {what:<32} {ours:5.0}  {bare:5.0}  {:.2} times", ours / bare);
    };
    line("the page begins to load", &of_ours.page, &of_bare.page);
    line("the first screen is there", &of_ours.screen, &of_bare.screen);
    line("a board can be played on", &of_ours.board, &of_bare.screen);
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

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
