//! The developers' commands. Each sets up what it needs first, so a fresh clone needs no other step.

mod app;
mod demo;
mod display;
mod frames;
mod gallery;
mod icons;
mod ios;
mod licences;
mod lint;
mod measure;
mod mobile;
mod package;
mod program;
mod run;
mod setup;
mod stages;
mod tauri;
mod test;
mod versions;
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
    /// Measure how long a turn takes to be saved, and size, start and memory beside an empty window of Tauri's
    Measure {
        /// Only this release profile
        profile: Option<String>,
    },
    /// Measure how smoothly long turns are shown: the times between frames, in both browsers
    Frames,
    /// Check the format and the lints of everything
    Lint,
    /// Check the types of the whole app for Android and iOS; needs none of their kits and links nothing
    Mobile,
    /// Build the installers of this system: deb and rpm, NSIS, or dmg
    Package {
        /// On Linux also the kind that runs everywhere, which takes tools from the network
        #[arg(long)]
        appimage: bool,
    },
    /// Write the Xcode project with what is ours in it; on macOS, before the first build for iOS
    Ios,
    /// Draw every icon anew from `src-tauri/icons/icon.svg`
    Icons,
    /// Write anew which packages the app is made of, with their licences
    Licences,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Run => run::run(),
        Command::Test => test::run(),
        Command::Gallery { word } => gallery::run(word.as_deref()),
        Command::Measure { profile } => measure::run(profile.as_deref()),
        Command::Frames => frames::run(),
        Command::Lint => lint::run(),
        Command::Mobile => mobile::run(),
        Command::Package { appimage } => package::run(appimage),
        Command::Ios => ios::run(),
        Command::Icons => setup::npm().and_then(|()| icons::write()),
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
