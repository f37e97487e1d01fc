//! Every call is cut off at every step, by a kill, a power cut or a single failure, in every state of the folder.

mod cache;
mod cut;
mod memory;

use std::fmt::Debug;
use std::fs;

use crate::document::pack;
use crate::folder::{Folder, LockedFolder};
use crate::{Document, Error, Loaded, Notice, Store};
use cut::{Cut, Moment};
use memory::Memory;

struct Note;

impl Document for Note {
    type Data = String;
    const KIND: &'static str = "note";
    const VERSION: u32 = 1;
}

/// Something in a folder before the call, and what a load then finds.
struct Scene {
    files: Vec<(&'static str, Vec<u8>)>,
    old: Option<&'static str>,
    damaged: bool,
}

const TRASH: &[u8] = b"{\"version\":1,\"ki";

fn scenes() -> Vec<Scene> {
    let good = |text: &str| pack::<Note>(&text.to_owned()).unwrap();
    let scene = |files, old| Scene { files, old, damaged: false };
    let damaged = |files, old| Scene { files, old, damaged: true };
    let (current, previous, draft) = ("note.json", "note.json.bak", "note.json.tmp");
    vec![
        scene(vec![], None),
        scene(vec![(current, good("old"))], Some("old")),
        scene(vec![(current, good("old")), (previous, good("older"))], Some("old")),
        scene(vec![(current, good("old")), (previous, good("older")), (draft, TRASH.to_vec())], Some("old")),
        scene(vec![(previous, good("old")), (draft, good("never confirmed"))], Some("old")),
        damaged(vec![(current, TRASH.to_vec()), (previous, good("old"))], Some("old")),
        damaged(vec![(current, TRASH.to_vec())], None),
        damaged(vec![(current, TRASH.to_vec()), (previous, TRASH.to_vec())], None),
    ]
}

type Deed = fn(&Store) -> Result<(), Error>;

fn save_new(store: &Store) -> Result<(), Error> {
    store.save::<Note>("note", &"new".to_owned()).map(drop)
}

fn load(store: &Store) -> Result<(), Error> {
    store.load::<Note>("note").map(drop)
}

fn remove(store: &Store) -> Result<(), Error> {
    store.remove::<Note>("note").map(drop)
}

/// The calls, and what each may leave beside what was there.
const DEEDS: [(Deed, &[Option<&str>]); 3] = [(save_new, &[Some("new")]), (load, &[]), (remove, &[None])];

/// Every place at which a call can be cut: each step, and the moments of it.
fn cuts() -> impl Iterator<Item = (usize, Moment)> {
    (0..).flat_map(|step| [Moment::Midway, Moment::After].map(|moment| (step, moment)))
}

/// The folder, as it is found after the cut, has kept what it should.
fn assert_old_or_new(folder: impl Folder + 'static, scene: &Scene, new: &[Option<&str>], cut: impl Debug) {
    let is_trash = |file: &String| folder.read(file, usize::MAX).unwrap() == TRASH;
    assert!(!scene.damaged || folder.files().unwrap().iter().any(is_trash), "no damaged file after {cut:?}");
    assert_goes_on(&Store::over(Box::new(folder)).unwrap(), scene, new, cut);
}

/// The store loads what was there or what was to be, and can save.
fn assert_goes_on(store: &Store, scene: &Scene, new: &[Option<&str>], cut: impl Debug) {
    let Loaded { data, notices } = store.load::<Note>("note").unwrap();
    let data = data.as_deref();
    assert!(data == scene.old || new.contains(&data), "{data:?} after {cut:?}");
    let damaged = notices.iter().any(|notice| matches!(notice, Notice::SetAside { .. }));
    assert!(scene.damaged || !damaged, "{notices:?} after {cut:?}");

    store.save::<Note>("note", &"and on".to_owned()).unwrap();
    let loaded = store.load::<Note>("note").unwrap();
    assert_eq!(loaded, Loaded { data: Some("and on".to_owned()), notices: vec![] }, "after {cut:?}");
}

#[test]
fn killed_at_any_step_a_call_leaves_the_old_document_or_the_new_and_keeps_what_was_damaged() {
    for scene in scenes() {
        for (deed, new) in DEEDS {
            for (step, moment) in cuts() {
                let folder = tempfile::tempdir().unwrap();
                for (file, bytes) in &scene.files {
                    fs::write(folder.path().join(file), bytes).unwrap();
                }
                let (cut, steps) = Cut::dead(LockedFolder::open(folder.path()).unwrap(), step, moment);
                let _ = Store::over(Box::new(cut)).map(|store| deed(&store));
                if steps.taken() <= step {
                    break;
                }
                let after = LockedFolder::open(folder.path()).unwrap();
                assert_old_or_new(after, &scene, new, (step, moment));
            }
        }
    }
}

#[test]
fn with_the_power_cut_at_any_step_it_is_so_too_whatever_the_disk_had_got_round_to() {
    for scene in scenes() {
        for (deed, new) in DEEDS {
            for (step, moment) in cuts() {
                let memory = Memory::holding(&scene.files);
                let (cut, steps) = Cut::dead(memory.clone(), step, moment);
                let _ = Store::over(Box::new(cut)).map(|store| deed(&store));
                if steps.taken() <= step {
                    break;
                }
                for after in memory.after_power_cut() {
                    assert_old_or_new(after, &scene, new, (step, moment));
                }
            }
        }
    }
}

#[test]
fn a_confirmed_call_outlasts_a_power_cut() {
    for scene in scenes() {
        for (deed, new) in DEEDS {
            let memory = Memory::holding(&scene.files);
            deed(&Store::over(Box::new(memory.clone())).unwrap()).unwrap();
            for after in memory.after_power_cut() {
                let loaded = Store::over(Box::new(after)).unwrap().load::<Note>("note").unwrap();
                assert_eq!(&loaded.data.as_deref(), new.first().unwrap_or(&scene.old));
            }
        }
    }
}

#[test]
fn a_step_that_fails_is_an_error_and_the_running_store_keeps_the_old_document() {
    for scene in scenes() {
        for (deed, new) in DEEDS {
            for step in 0.. {
                let memory = Memory::holding(&scene.files);
                let (cut, steps) = Cut::once(memory.clone(), step, Moment::Midway);
                let Ok(store) = Store::over(Box::new(cut)) else { continue };
                let result = deed(&store);
                if steps.taken() <= step {
                    break;
                }
                let found = match &result {
                    // A failed sync leaves it done but not confirmed.
                    Ok(()) | Err(Error::Io { action: "sync", .. }) => new,
                    Err(Error::Io { .. }) => &[],
                    Err(other) => panic!("{other} at step {step}"),
                };
                let exists = |file: &str| memory.files().unwrap().iter().any(|other| other == file);
                if result.is_err() {
                    assert!(!exists("note.json.tmp"), "a draft is left after step {step}");
                }
                if found.is_empty()
                    && !scene.damaged
                    && scene.files.iter().any(|(file, _)| *file == "note.json")
                {
                    assert!(exists("note.json"), "the document is not put back after step {step}");
                }
                assert_goes_on(&store, &scene, found, step);
            }
        }
    }
}
