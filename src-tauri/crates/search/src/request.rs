use std::sync::atomic::AtomicBool;
use std::time::Instant;

use crate::{Knowledge, Level};

/// What ends a search; the first limit reached does. With none of them it goes on until the result is proven,
/// the depth the search can hold is reached, or it is cancelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the deepest iteration; captures are followed beyond it. 0 counts as 1.
    pub depth: Option<u32>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// The moment to stop at.
    pub deadline: Option<Instant>,
}

/// What is asked of [`think`](crate::think()).
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The level to play on, or `None` for full strength. A level has its own budget, and `limits` only cap it.
    pub level: Option<Level>,
    /// What ends the search early.
    pub limits: Limits,
    /// Where a level's chance comes from, together with the ply: the same seed plays the same game again.
    /// Full strength leaves nothing to chance.
    pub seed: u64,
    /// What full strength and the levels that play as well as they can may look up.
    pub knowledge: &'a Knowledge,
    /// How many threads may search at once; 0 counts as 1. Others than the caller's only help a search that runs
    /// against a deadline: one that is limited by nodes gives the same answer every time.
    pub threads: usize,
    /// Set by anyone at any time to stop without an answer.
    pub cancel: &'a AtomicBool,
}

impl<'a> Request<'a> {
    /// Full strength on the caller's thread alone.
    pub const fn at_full_strength(limits: Limits, knowledge: &'a Knowledge, cancel: &'a AtomicBool) -> Self {
        Self { level: None, limits, seed: 0, knowledge, threads: 1, cancel }
    }
}
