//! Older files are brought over, newer ones are left alone.

use store::{Error, Loaded};

use crate::formats::{Desk, Tally, TallyFormat};

const NEWER: &str = r#"{"kind":"tally","version":3,"data":"in a shape nobody knows yet","more":[]}"#;

#[test]
fn a_file_of_an_older_version_is_brought_over_and_saved_in_the_new_one() {
    let desk = Desk::new();
    desk.write("tally.json", r#"{"version":1,"kind":"tally","data":4}"#);
    let tally = Tally { won: 4, played: 4 };
    let loaded = desk.store.load::<TallyFormat>("tally").unwrap();
    assert_eq!(loaded, Loaded { data: Some(tally.clone()), notices: vec![] });

    desk.store.save::<TallyFormat>("tally", &tally).unwrap();
    assert!(desk.read("tally.json").starts_with(br#"{"version":2"#));
    assert!(desk.read("tally.json.bak").starts_with(br#"{"version":1"#));
}

#[test]
fn a_file_of_a_newer_version_is_neither_read_nor_written_over_nor_removed() {
    let desk = Desk::new();
    let tally = Tally { won: 1, played: 1 };
    // As the document, and as its last good copy behind a missing or a damaged one.
    let scenes: [&[(&str, &str)]; 3] = [
        &[("tally.json", NEWER)],
        &[("tally.json.bak", NEWER)],
        &[("tally.json", "garbage"), ("tally.json.bak", NEWER)],
    ];
    for scene in scenes {
        for (file, contents) in scene {
            desk.write(file, contents);
        }
        let before = desk.files();
        let errors = [
            desk.store.load::<TallyFormat>("tally").unwrap_err(),
            desk.store.save::<TallyFormat>("tally", &tally).unwrap_err(),
            desk.store.remove::<TallyFormat>("tally").unwrap_err(),
        ];
        for error in errors {
            assert!(matches!(error, Error::TooNew { found: 3, known: 2, .. }), "{error}");
        }
        assert_eq!(desk.files(), before);
        for (file, contents) in scene {
            assert_eq!(desk.read(file), contents.as_bytes());
            std::fs::remove_file(desk.file(file)).unwrap();
        }
    }
}
