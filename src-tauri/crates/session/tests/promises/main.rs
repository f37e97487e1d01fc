//! What a session promises, in words.

mod counters;
mod names;
mod play;
mod points;
mod results;
mod saves;
mod spoilt_saves;
mod undo;
