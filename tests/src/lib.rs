//! Driving the real window: the built app under WebKit's own driver, on real input, with a data folder of
//! its own.
//!
//! ```no_run
//! # use leapsow_tests::{Outcome, Picker, scenario};
//! # async fn example() -> Outcome {
//! scenario("one turn of kalah", async |window| {
//!     window.start().await?;
//!     window.start_game("kalah", "easy").await?;
//!     window.play_turn(&mut Picker::default()).await?;
//!     Ok(())
//! })
//! .await
//! # }
//! ```
//! A selector that names nothing yet is waited for; nothing here sleeps for a fixed time.

pub mod close_button;
mod display;
mod driver;
mod focus;
mod game;
mod keys;
mod mouse;
mod moves;
mod page;
mod patience;
mod pointer;
mod processes;
mod saved;
mod scenario;
mod spoken;
mod webkit;
mod window;

pub use driver::Driver;
pub use game::{Picker, Place, Screen};
pub use keys::Steering;
pub use mouse::Mouse;
pub use moves::{becomes, place, played, turns};
pub use page::Page;
pub use patience::eventually;
pub use processes::gone;
pub use saved::Saved;
pub use scenario::{at_a_game, scenario, witnessed};
pub use window::Window;

/// What went wrong, as a sentence for whoever reads the test's output.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How a test or a step of it ends.
pub type Outcome<T = ()> = Result<T, Failure>;
