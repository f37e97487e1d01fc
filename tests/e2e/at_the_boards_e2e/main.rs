//! The boards in the real window: under the mouse, and as a screen reader is given them.

mod mouse;
mod places;
mod said;
