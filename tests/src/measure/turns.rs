//! How long the page waits for a turn: from `play` asked in the real window to the answer, the save included.

use std::path::Path;

use leapsow_tests::{Outcome, Window};

use crate::disk;

/// Turns measured of each game.
const TURNS: usize = 300;

/// Plays two-player games as the page would, as many as it takes. Its clock ticks in whole
/// milliseconds.
const PLAY: &str = r#"
    const [game, count, done] = arguments;
    const invoke = window.__TAURI_INTERNALS__.invoke;
    const setUp = { opponent: { kind: "two-players" }, first: "south", paint: "light" };
    const turnsOf = view => view.origins.flatMap(origin =>
        [origin.turn, origin.then.turn, ...origin.then.next.map(next => next.turn)]).filter(turn => turn !== null);
    (async () => {
        const times = [];
        let view = await invoke("start", { game, setUp, abandon: true });
        while (times.length < count) {
            const turns = turnsOf(view);
            if (turns.length === 0) {
                view = await invoke("start", { game, setUp, abandon: true });
                continue;
            }
            const turn = turns[(times.length * 7) % turns.length];
            const start = performance.now();
            view = await invoke("play", { game, revision: view.revision, turn });
            times.push(performance.now() - start);
        }
        return times;
    })().then(times => done({ times }), error => done({ error: JSON.stringify(error) }));
"#;

/// Measures on the disk that holds this folder.
pub(crate) async fn measure(folder: &Path) -> Outcome {
    let mut window = Window::new_in(folder)?;
    window.start().await?;
    window.see("main[data-screen=home]").await?;
    println!("From `play` to its answer in the real window, the save included, {TURNS} turns of each game:");
    for game in ["kalah", "sholo-guti"] {
        let answer = window.client()?.execute_async(PLAY, vec![game.into(), TURNS.into()]).await?;
        let times = answer.get("times").cloned().ok_or_else(|| format!("{game}: {answer}"))?;
        print(game, serde_json::from_value(times)?);
    }
    let saves = disk::saves(window.data_folder(), TURNS)?;
    print("the disk's part of it", saves.into_iter().map(|time| time.as_secs_f64() * 1000.0).collect());
    window.kill().await
}

fn print(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let median = times[times.len() / 2];
    let nine_of_ten = times[times.len() * 9 / 10];
    println!("  {what}: median {median:.1} ms, 9 of 10 within {nine_of_ten:.1} ms");
}
