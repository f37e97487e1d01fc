use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Work between two looks at the cancel flag and the time: a position or a generated turn counts one. Some
/// positions of Sholo Guti have more than ten thousand turns, so positions alone would be no measure.
const WORK_BETWEEN_LOOKS: usize = 1024;

/// Why a search stops before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The caller wants no answer any more.
    Cancelled,
    /// A limit is reached: the best answer so far counts.
    Spent,
}

/// Counts positions and knows when to stop.
pub(crate) struct Clock<'a> {
    cancel: &'a AtomicBool,
    deadline: Option<Instant>,
    most_nodes: u64,
    nodes: u64,
    work: usize,
}

impl<'a> Clock<'a> {
    pub(crate) fn new(cancel: &'a AtomicBool, nodes: Option<u64>, deadline: Option<Instant>) -> Self {
        Self { cancel, deadline, most_nodes: nodes.unwrap_or(u64::MAX), nodes: 0, work: WORK_BETWEEN_LOOKS }
    }

    /// Positions counted so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts one position, unless the limit is reached.
    #[inline]
    pub(crate) fn count_node(&mut self) -> Result<(), Stop> {
        if self.nodes >= self.most_nodes {
            return Err(Stop::Spent);
        }
        self.nodes += 1;
        self.count_work(1)
    }

    /// Counts work that is no position.
    #[inline]
    pub(crate) fn count_work(&mut self, work: usize) -> Result<(), Stop> {
        self.work += work;
        if self.work < WORK_BETWEEN_LOOKS {
            return Ok(());
        }
        self.work = 0;
        self.look()
    }

    /// Looks at the cancel flag and at the time.
    pub(crate) fn look(&self) -> Result<(), Stop> {
        if self.cancel.load(Ordering::Relaxed) {
            return Err(Stop::Cancelled);
        }
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Stop::Spent),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_as_many_positions_as_allowed_are_counted() {
        let cancel = AtomicBool::new(false);
        let mut clock = Clock::new(&cancel, Some(3), None);
        let counted = (0..10).take_while(|_| clock.count_node().is_ok()).count();
        assert_eq!((counted, clock.nodes()), (3, 3));
        assert_eq!(clock.count_node(), Err(Stop::Spent));
    }

    #[test]
    fn a_past_deadline_stops_at_the_first_position() {
        let cancel = AtomicBool::new(false);
        let mut clock = Clock::new(&cancel, None, Some(Instant::now()));
        assert_eq!(clock.count_node(), Err(Stop::Spent));
    }

    #[test]
    fn the_cancel_flag_is_seen_within_the_interval_and_before_the_deadline() {
        let cancel = AtomicBool::new(false);
        let mut clock = Clock::new(&cancel, None, None);
        assert_eq!(clock.count_node(), Ok(()));
        cancel.store(true, Ordering::Relaxed);
        let unseen = (0..2 * WORK_BETWEEN_LOOKS).take_while(|_| clock.count_node().is_ok()).count();
        assert!(unseen < WORK_BETWEEN_LOOKS);
        let mut late = Clock::new(&cancel, None, Some(Instant::now()));
        assert_eq!(late.count_node(), Err(Stop::Cancelled));
    }

    #[test]
    fn many_turns_of_one_position_count_as_work() {
        let cancel = AtomicBool::new(false);
        let mut clock = Clock::new(&cancel, None, None);
        assert_eq!(clock.count_node(), Ok(()));
        cancel.store(true, Ordering::Relaxed);
        assert_eq!(clock.count_work(WORK_BETWEEN_LOOKS), Err(Stop::Cancelled));
    }
}
