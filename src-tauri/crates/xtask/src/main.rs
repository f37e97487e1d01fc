//! The developers' commands. Each sets up what it needs first, so a fresh clone needs no other step.

mod app;
mod demo;
mod display;
mod gallery;
mod licences;
mod lint;
mod measure;
mod mobile;
mod program;
mod run;
mod setup;
mod stages;
mod test;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// What can go wrong is told to a person, never handled: a sentence is enough.
type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Leap & Sow: the developers' commands")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install what is missing, build the app and start it; with no display, play a demonstration instead
    Run,
    /// Install what is missing and run all tests: rules, saves, page, the real window, and touch
    Test,
    /// Photograph every screen and every game on several devices, into `target/gallery/`
    Gallery {
        /// Only the scenes that have this in their name
        word: Option<String>,
    },
    /// Measure how long the page waits for a turn to be played and saved
    Measure,
    /// Check the format and the lints of everything
    Lint,
    /// Check the types of the whole app for Android and iOS; needs none of their kits and links nothing
    Mobile,
    /// Write anew which packages the app is made of, with their licences
    Licences,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Run => run::run(),
        Command::Test => test::run(),
        Command::Gallery { word } => gallery::run(word.as_deref()),
        Command::Measure => measure::run(),
        Command::Lint => lint::run(),
        Command::Mobile => mobile::run(),
        Command::Licences => licences::write(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error}");
            ExitCode::FAILURE
        }
    }
}
