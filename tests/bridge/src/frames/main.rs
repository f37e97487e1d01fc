//! How smoothly turns are shown: the times between the frames of a long sowing and a long chain, in the real window
//! and in Chromium as a phone with a processor slowed down four times. Figures are printed and not judged.

mod record;

use leapsow_bridge::{Bridge, Chromium, Device};
use leapsow_tests::{Outcome, Page, Saved, Window};
use serde_json::json;

use crate::record::Frames;

const PHONE: Device = Device { name: "phone", width: 390, height: 780, density: 2.0, touch: true };

/// How many times each is shown; the best and worst of single runs say little.
const RUNS: usize = 3;

/// Something long to be shown: the places to press, the last of which begins it.
struct Show {
    name: &'static str,
    saved: Saved,
    presses: &'static [u8],
}

const SHOWS: [Show; 3] = [
    Show {
        name: "Oware, sixteen seeds sown",
        saved: Saved::new("oware", "C f C e D d F d E a F d C b A b F f E c A e F d A e D f").two_players(),
        presses: &[1],
    },
    Show {
        name: "Kalah, eight stones sown around the board",
        saved: Saved::new("kalah", "E d D c a b C A").two_players(),
        presses: &[5],
    },
    Show {
        name: "Sholo Guti, a chain of four jumps",
        saved: Saved::new("sholo-guti", "13-17 23-19 15x23 28x18 17x19 25x13x15 9x21 31-25 5-9 27-23")
            .two_players(),
        presses: &[21, 17],
    },
];

#[tokio::main]
async fn main() -> Outcome {
    println!("Times between frames, in milliseconds, of turns shown at the usual speed ({RUNS} runs each):");
    println!("{:<44} {:>6} {:>7} {:>6} {:>6}  dropped", "", "frames", "median", "95 %", "worst");
    for times in [1, 4] {
        let chromium = Chromium::start(PHONE).await?;
        for show in &SHOWS {
            let mut frames = Frames::default();
            for _ in 0..RUNS {
                let bridge = Bridge::open().await?;
                show.saved.lay_in(&bridge.saves())?;
                chromium.slow_down(1).await?;
                chromium.page.client()?.goto(&bridge.url(&format!("#/game/{}", show.saved.game))).await?;
                chromium.page.persons_turn().await?;
                chromium.slow_down(times).await?;
                frames.add(run(&chromium.page, show).await?);
            }
            frames.print(&format!("Chromium, a phone, {times} times slower"), show.name);
        }
        chromium.close().await?;
    }
    if std::env::var_os("LEAPSOW_APP").is_none() {
        println!("LEAPSOW_APP names no app: nothing is measured in the real window");
        return Ok(());
    }
    for show in &SHOWS {
        let mut frames = Frames::default();
        for _ in 0..RUNS {
            let mut window = Window::new()?;
            show.saved.lay_in(&window.saves())?;
            window.start().await?;
            window.take_the_keyboard().await?;
            window.see("main[data-screen=home]").await?;
            window.run_script(&format!("location.hash = '#/game/{}';", show.saved.game)).await?;
            window.persons_turn().await?;
            frames.add(run(&window, show).await?);
            window.kill().await?;
        }
        frames.print("the real window (WebKitGTK)", show.name);
    }
    Ok(())
}

/// Begins what is to be shown, and writes down its frames until it is over.
async fn run(page: &Page, show: &Show) -> Outcome<Vec<f64>> {
    let [before @ .., last] = show.presses else { return Err("nothing to press".into()) };
    for place in before {
        page.click(&format!("button[data-place='{place}']")).await?;
    }
    page.see(&format!("button[data-place='{last}']:not([data-choice=none])")).await?;
    // From within the page, so that the driver's own work does not count.
    let times = page.client()?.execute_async(record::SCRIPT, vec![json!(last)]).await?;
    Ok(serde_json::from_value(times)?)
}
