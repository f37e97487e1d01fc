//! Frames written down, and what they come to.

/// Presses a place, and answers with the times between frames from the first that moves to the last.
pub(crate) const SCRIPT: &str = r#"
    const [place, done] = arguments;
    const main = document.querySelector("main[data-screen=game]");
    const turns = main.dataset.turns;
    const times = [];
    let before = null;
    const frame = now => {
        const shows = main.dataset.turns !== turns && main.dataset.phase === "animating";
        if (shows && before !== null) times.push(now - before);
        before = shows ? now : null;
        if (main.dataset.turns !== turns && !shows) return done(times);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    document.querySelector(`button[data-place="${place}"]`).click();
"#;

/// What a screen of 60 frames a second gives each, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

/// The times between frames, in milliseconds.
#[derive(Default)]
pub(crate) struct Frames {
    times: Vec<f64>,
}

impl Frames {
    pub(crate) fn add(&mut self, mut times: Vec<f64>) {
        self.times.append(&mut times);
    }

    /// Prints what they come to. A frame that comes so many intervals late counts as so many dropped.
    pub(crate) fn print(&self, browser: &str, what: &str) {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        let (Some(worst), count) = (times.last(), times.len()) else {
            return println!("{browser}: {what}: no frame was drawn");
        };
        let dropped: f64 =
            times.iter().map(|time| (time / FRAME).round() - 1.0).filter(|late| *late > 0.0).sum();
        println!("{browser}");
        println!(
            "  {what:<42} {count:>6} {:>7.1} {:>6.1} {worst:>6.1}  {dropped}",
            times[count / 2],
            times[count * 95 / 100],
        );
    }
}
