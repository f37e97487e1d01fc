//! A cache's writes, cut off at every step.

use super::cut::{Cut, Moment};
use super::memory::Memory;
use crate::Cache;
use crate::folder::Folder as _;

const FILE: &str = "game.table";

fn scenes() -> [Vec<(&'static str, Vec<u8>)>; 3] {
    let old = || (FILE, b"the old table".to_vec());
    [vec![], vec![old()], vec![old(), ("game.table.tmp", b"half a ta".to_vec())]]
}

#[test]
fn a_file_that_is_written_is_read_again_after_a_power_cut() {
    for files in scenes() {
        let memory = Memory::holding(&files);
        Cache::over(Box::new(memory.clone())).write(FILE, b"the new table").unwrap();
        for after in memory.after_power_cut() {
            assert_eq!(Cache::over(Box::new(after)).read(FILE).as_deref(), Some(&b"the new table"[..]));
        }
    }
}

#[test]
fn a_write_cut_short_leaves_the_old_file_or_the_new_and_no_draft() {
    for files in scenes() {
        let old = files.first().map(|(_, bytes)| bytes.clone());
        for (step, moment) in (0..).flat_map(|step| [(step, Moment::Midway), (step, Moment::After)]) {
            let memory = Memory::holding(&files);
            let (cut, steps) = Cut::dead(memory.clone(), step, moment);
            let _ = Cache::over(Box::new(cut)).write(FILE, b"the new table");
            if steps.taken() <= step {
                break;
            }
            for after in memory.after_power_cut() {
                let cache = Cache::over(Box::new(after.clone()));
                let read = cache.read(FILE);
                assert!(read == old || read.as_deref() == Some(b"the new table"), "{read:?} after {step}");
                assert!(after.files().unwrap().iter().all(|file| file == FILE));
            }
        }
    }
}

#[test]
fn where_the_disk_is_full_the_old_file_stays_and_the_draft_goes() {
    let memory = Memory::holding(&scenes()[1]);
    // Step 0 lists the files, step 1 writes.
    let (cut, _) = Cut::once(memory.clone(), 1, Moment::Midway);
    let cache = Cache::over(Box::new(cut));
    assert!(cache.write(FILE, b"the new table").is_err());
    assert_eq!(cache.read(FILE).as_deref(), Some(&b"the old table"[..]));
    assert_eq!(memory.files().unwrap(), [FILE]);
}
