//! The folder: its lock, its names, its files that are not ours.

use std::fs;
use std::thread;

use serde_json::json;
use store::{Error, OpenError, Store};

use crate::formats::{Anything, Desk};

#[test]
fn a_folder_is_made_where_there_is_none() {
    let desk = Desk::new();
    let deep = desk.file("one").join("two");
    Store::open(&deep).unwrap().save::<Anything>("thing", &json!(1)).unwrap();
    assert!(deep.join("thing.json").is_file());
}

#[test]
fn a_second_store_on_one_folder_is_refused_until_the_first_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let first = Store::open(folder.path()).unwrap();
    let refused = Store::open(folder.path()).unwrap_err();
    assert!(matches!(refused, OpenError::AlreadyOpen { folder: named } if named == folder.path()));
    first.save::<Anything>("thing", &json!(1)).unwrap();

    drop(first);
    let second = Store::open(folder.path()).unwrap();
    assert_eq!(second.load::<Anything>("thing").unwrap().data, Some(json!(1)));
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error() {
    let desk = Desk::new();
    desk.write("file", "");
    assert!(matches!(Store::open(desk.file("file")), Err(OpenError::Io { .. })));
}

#[test]
fn opening_sweeps_drafts_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    for file in ["kalah.json.tmp", "Notes.json.tmp", "kalah.json.bak", "kalah.damaged-1.json", "tmp"] {
        fs::write(folder.path().join(file), "{}").unwrap();
    }
    let _store = Store::open(folder.path()).unwrap();
    assert!(!folder.path().join("kalah.json.tmp").exists());
    for file in ["Notes.json.tmp", "kalah.json.bak", "kalah.damaged-1.json", "tmp"] {
        assert!(folder.path().join(file).exists(), "{file}");
    }
}

#[test]
fn the_list_names_each_document_once_and_no_other_file() {
    let desk = Desk::new();
    desk.store.save::<Anything>("oware", &json!(1)).unwrap();
    desk.store.save::<Anything>("oware", &json!(2)).unwrap();
    desk.store.save::<Anything>("kalah", &json!(1)).unwrap();
    desk.write("copy-only.json.bak", "");
    desk.write("kalah.damaged-1.json", "");
    desk.write("Readme.json", "");
    desk.write("notes.txt", "");
    assert_eq!(desk.store.list().unwrap(), ["copy-only", "kalah", "oware"]);
}

#[test]
fn a_name_that_might_lead_elsewhere_or_mean_two_things_is_refused() {
    let desk = Desk::new();
    let long = "a".repeat(65);
    for bad in
        ["", ".", "..", "../kalah", "a/b", "a\\b", "Kalah", "a b", "a.b", "с", "nul", "com1", "a\0", &long]
    {
        let errors = [
            desk.store.load::<Anything>(bad).unwrap_err(),
            desk.store.save::<Anything>(bad, &json!(1)).unwrap_err(),
            desk.store.remove::<Anything>(bad).unwrap_err(),
        ];
        for error in errors {
            assert!(matches!(&error, Error::BadName { name } if name == bad), "{error}");
        }
    }
    for good in ["kalah", "sholo-guti", "2", "com", "com12", &"a".repeat(64)] {
        desk.store.save::<Anything>(good, &json!(1)).unwrap();
    }
}

#[test]
fn a_file_that_cannot_be_read_is_an_error_and_stays_where_it_is() {
    let desk = Desk::new();
    fs::create_dir(desk.file("thing.json")).unwrap();
    desk.write("thing.json.bak", r#"{"version":1,"kind":"anything","data":1}"#);
    let before = desk.files();
    let errors = [
        desk.store.load::<Anything>("thing").unwrap_err(),
        desk.store.save::<Anything>("thing", &json!(2)).unwrap_err(),
        desk.store.remove::<Anything>("thing").unwrap_err(),
    ];
    for error in errors {
        assert!(matches!(&error, Error::Io { action: "read", file, .. } if file == "thing.json"), "{error}");
    }
    assert_eq!(desk.files(), before);
}

#[cfg(unix)]
#[test]
fn a_device_or_pipe_in_the_place_of_a_document_is_an_error_and_is_not_read() {
    let desk = Desk::new();
    std::os::unix::fs::symlink("/dev/zero", desk.file("thing.json")).unwrap();
    let error = desk.store.load::<Anything>("thing").unwrap_err();
    assert!(matches!(error, Error::Io { action: "read", .. }), "{error}");
    assert_eq!(desk.files(), ["thing.json"]);
}

#[test]
fn saves_from_many_threads_do_not_mix() {
    let desk = Desk::new();
    thread::scope(|scope| {
        for thread in 0..4 {
            let store = &desk.store;
            scope.spawn(move || {
                for round in 0..8 {
                    assert_eq!(store.save::<Anything>("thing", &json!([thread, round])).unwrap(), []);
                    assert_eq!(store.load::<Anything>("thing").unwrap().notices, []);
                }
            });
        }
    });
    let last = desk.store.load::<Anything>("thing").unwrap().data.unwrap();
    assert_eq!(last[1], json!(7));
}
