//! What a save costs the disk, whoever makes it: the least that a durable one with a copy kept can do.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// About the size of a saved game.
const BYTES: &[u8] = &[b'x'; 2048];

/// How long each of so many saves takes: written and confirmed, two renames, the folder confirmed.
pub(crate) fn saves(folder: &Path, count: usize) -> io::Result<Vec<Duration>> {
    let [draft, current, copy] = ["draft", "current", "copy"].map(|name| folder.join(name));
    fs::write(&current, BYTES)?;
    (0..count)
        .map(|_| {
            let start = Instant::now();
            let mut file = File::create(&draft)?;
            file.write_all(BYTES)?;
            file.sync_all()?;
            fs::rename(&current, &copy)?;
            fs::rename(&draft, &current)?;
            File::open(folder)?.sync_all()?;
            Ok(start.elapsed())
        })
        .collect()
}
