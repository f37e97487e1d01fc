//! Searches that play a game out to its end instead of estimating.

pub(crate) mod kalah;
