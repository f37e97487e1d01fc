//! The stages of a long command, each with its time, shown together at the end.

use std::time::{Duration, Instant};

use crate::Outcome;

/// What has been done so far, and how long it took.
#[derive(Default)]
pub(crate) struct Stages {
    done: Vec<(&'static str, Duration)>,
}

impl Stages {
    /// Does one stage under a heading.
    ///
    /// # Errors
    /// Those of the stage itself.
    pub(crate) fn stage(&mut self, name: &'static str, work: impl FnOnce() -> Outcome) -> Outcome {
        println!("\n=== {name}");
        let start = Instant::now();
        work().map_err(|error| format!("{name}: {error}"))?;
        self.done.push((name, start.elapsed()));
        Ok(())
    }

    /// Prints the table of times.
    pub(crate) fn print_times(&self) {
        println!();
        for (name, time) in &self.done {
            println!("{:>8.1} s  {name}", time.as_secs_f64());
        }
        let total: Duration = self.done.iter().map(|(_, time)| time).sum();
        println!("{:>8.1} s  in all", total.as_secs_f64());
    }
}
