//! Several threads at one search. Each searches by itself, and they learn from each other through the memory they
//! share (<https://www.chessprogramming.org/Lazy_SMP>).

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// More threads than this gain little from one another.
const MOST_THREADS: usize = 4;

/// How many threads a search may have on this device: one core is left to everything else.
pub fn spare_threads() -> usize {
    thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).clamp(1, MOST_THREADS))
}

/// Runs `lead`, and meanwhile `help` on so many other threads, each with its number from 1. When `lead` is done, the
/// flag that they are given is set, and none of them outlives this call. A device that has no more threads to give
/// does with fewer.
pub(crate) fn with_helpers<T>(
    helpers: usize,
    help: impl Fn(usize, &AtomicBool) + Sync,
    lead: impl FnOnce() -> T,
) -> T {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        let _done = SetWhenDropped(&done);
        let (help, done) = (&help, &done);
        for helper in 1..=helpers.min(MOST_THREADS - 1) {
            if thread::Builder::new().spawn_scoped(scope, move || help(helper, done)).is_err() {
                break;
            }
        }
        lead()
    })
}

/// Also when `lead` panics, nobody waits for helpers that know of no end.
struct SetWhenDropped<'a>(&'a AtomicBool);

impl Drop for SetWhenDropped<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    #[test]
    fn helpers_end_when_the_lead_is_done_and_before_it_is_told() {
        let (begun, ended) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let help = |_, done: &AtomicBool| {
            begun.fetch_add(1, Ordering::Relaxed);
            while !done.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            ended.fetch_add(1, Ordering::Relaxed);
        };
        let lead = || {
            while begun.load(Ordering::Relaxed) < 2 {
                thread::yield_now();
            }
            ended.load(Ordering::Relaxed)
        };
        assert_eq!(with_helpers(2, help, lead), 0);
        assert_eq!(ended.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn there_is_always_a_thread_to_search_on() {
        assert!((1..=MOST_THREADS).contains(&spare_threads()));
        assert_eq!(with_helpers(0, |_, _| (), || 7), 7);
    }
}
