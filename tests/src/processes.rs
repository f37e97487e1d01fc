//! Other programs' processes, by way of `/proc`.

use std::fs;
use std::process::Command;

use crate::{Outcome, eventually};

/// The processes started by `parent`, oldest first.
pub(crate) fn children(parent: u32) -> Vec<u32> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let pids = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let mut children: Vec<u32> = pids.filter(|&pid| parent_of(pid) == Some(parent)).collect();
    children.sort_unstable();
    children
}

/// The processes started by `parent`, those started by these, and so on.
pub(crate) fn descendants(parent: u32) -> Vec<u32> {
    let mut all = children(parent);
    let mut asked = 0;
    while let Some(&next) = all.get(asked) {
        all.extend(children(next));
        asked += 1;
    }
    all
}

/// A process's own memory and its share of what it shares with others, in thousands of bytes.
pub(crate) fn memory(pid: u32) -> Option<u64> {
    let shares = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let kibibytes = shares.lines().find_map(|line| line.strip_prefix("Pss:"))?.trim_end_matches("kB").trim();
    Some(kibibytes.parse::<u64>().ok()? * 1024 / 1000)
}

/// Ends a process as a crash or an impatient system would: it gets no chance to save anything.
pub(crate) fn kill_now(pid: u32) {
    // A process that is gone already is what we want.
    let _ = Command::new("kill").args(["-KILL", &pid.to_string()]).status();
}

/// Waits until a process is gone, with all its files closed.
///
/// # Errors
/// Where it stays.
pub async fn gone(pid: u32) -> Outcome {
    eventually(&format!("process {pid} to end"), async || Ok((!is_running(pid)).then_some(()))).await
}

fn is_running(pid: u32) -> bool {
    // A zombie without other threads holds nothing any more; it only waits for its parent to take note.
    let is_zombie = field(pid, "State:").is_none_or(|state| state.starts_with('Z'));
    let has_threads = field(pid, "Threads:").is_some_and(|threads| threads != "1");
    !is_zombie || has_threads
}

fn parent_of(pid: u32) -> Option<u32> {
    field(pid, "PPid:")?.parse().ok()
}

fn field(pid: u32, name: &str) -> Option<String> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix(name)).map(|value| value.trim().to_owned())
}
