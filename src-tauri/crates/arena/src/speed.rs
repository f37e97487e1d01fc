use std::fmt;
use std::time::Duration;

/// Nodes in a time, printed as both and as nodes per second.
#[derive(Clone, Copy, Default)]
pub(crate) struct Speed {
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
}

impl Speed {
    /// Whole nodes per second; 0 for no time at all.
    fn per_second(self) -> u128 {
        (u128::from(self.nodes) * 1_000_000_000).checked_div(self.time.as_nanos()).unwrap_or(0)
    }
}

impl std::ops::AddAssign for Speed {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (nodes, seconds, rate) = (self.nodes, self.time.as_secs_f64(), self.per_second());
        write!(f, "{nodes:>12} nodes {seconds:>8.3} s {rate:>12} nodes/s")
    }
}
