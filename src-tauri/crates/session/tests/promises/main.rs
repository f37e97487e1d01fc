//! What a session promises, in words.

mod counters;
mod play;
mod results;
mod saves;
mod spoilt_saves;
mod undo;
