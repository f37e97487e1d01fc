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

mod driver;
mod game;
mod page;
mod patience;
mod processes;
mod scenario;
mod webkit;
mod window;

pub use driver::Driver;
pub use game::{Picker, Place, Screen};
pub use page::Page;
pub use patience::eventually;
pub use scenario::{scenario, witnessed};
pub use window::Window;

/// What went wrong, as a sentence for whoever reads the test's output.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How a test or a step of it ends.
pub type Outcome<T = ()> = Result<T, Failure>;
