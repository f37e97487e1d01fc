//! Damaged files are set aside, told of, and replaced by the last good copy.

use std::fs::File;

use proptest::prelude::*;
use serde_json::json;
use store::{DAMAGED_KEPT, Damage, Loaded, MAX_BYTES, Notice};

use crate::formats::{Anything, Desk, Tally, TallyFormat, any_json};

const OLD: Tally = Tally { won: 1, played: 2 };
const NEW: Tally = Tally { won: 2, played: 3 };

/// A folder where `tally` was saved twice, so that there is a last good copy of it.
fn saved_twice() -> Desk {
    let desk = Desk::new();
    desk.store.save::<TallyFormat>("tally", &OLD).unwrap();
    desk.store.save::<TallyFormat>("tally", &NEW).unwrap();
    desk
}

/// Damages the file, loads, and sees that the damaged file is kept, the copy loaded and everything told.
fn assert_set_aside(bytes: &[u8]) -> Damage {
    let desk = saved_twice();
    desk.write("tally.json", bytes);
    let Loaded { data, notices } = desk.store.load::<TallyFormat>("tally").unwrap();
    assert_eq!(data, Some(OLD));
    assert_eq!(desk.read("tally.damaged-1.json"), bytes);
    let [Notice::SetAside { document, file, damage, restored: true }] = &notices[..] else {
        panic!("{notices:?}")
    };
    assert_eq!((document.as_str(), file.as_str()), ("tally", "tally.damaged-1.json"));

    let again = desk.store.load::<TallyFormat>("tally").unwrap();
    assert_eq!(again, Loaded { data: Some(OLD), notices: vec![] }, "told twice");
    damage.clone()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_garbage_is_set_aside_and_told_of(garbage in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_set_aside(&garbage);
    }

    #[test]
    fn any_json_that_is_not_the_document_is_set_aside_and_told_of(value in any_json()) {
        assert_set_aside(value.to_string().as_bytes());
        let data = json!({ "version": 2, "kind": "tally", "data": value });
        assert_set_aside(data.to_string().as_bytes());
    }

    #[test]
    fn a_flipped_bit_never_yields_data_that_does_not_hold_together(at: prop::sample::Index, bit in 0..8_u32) {
        let desk = saved_twice();
        let mut bytes = desk.read("tally.json");
        *at.get_mut(&mut bytes[..]) ^= 1_u8 << bit;
        desk.write("tally.json", &bytes);
        // A version number may have grown, which is no damage; all else loads as something sound.
        if let Ok(Loaded { data, .. }) = desk.store.load::<TallyFormat>("tally") {
            let tally = data.unwrap();
            prop_assert!(tally.won <= tally.played);
        }
    }
}

#[test]
fn a_file_cut_off_at_any_byte_is_set_aside_and_told_of() {
    let whole = saved_twice().read("tally.json");
    for length in 0..whole.len() {
        assert!(matches!(assert_set_aside(&whole[..length]), Damage::NotJson(_)));
    }
}

#[test]
fn each_damage_is_called_by_its_name() {
    assert!(matches!(assert_set_aside(b""), Damage::NotJson(_)));
    assert!(matches!(assert_set_aside(b"\xff\xfe"), Damage::NotJson(_)));
    assert!(matches!(assert_set_aside(b"{}"), Damage::WrongShape(_)));
    let file = |version: i64, kind: &str, data: &str| {
        assert_set_aside(format!(r#"{{"version":{version},"kind":"{kind}","data":{data}}}"#).as_bytes())
    };
    assert_eq!(file(2, "anything", "null"), Damage::WrongKind("anything".to_owned()));
    assert!(matches!(file(2, "tally", "[]"), Damage::WrongShape(_)));
    assert!(matches!(file(2, "tally", r#"{"won":-1,"played":1}"#), Damage::WrongShape(_)));
    assert!(matches!(file(2, "tally", r#"{"won":2,"played":1}"#), Damage::Refused(_)));
    assert!(matches!(file(1, "tally", r#""no number""#), Damage::Refused(_)));
    assert!(matches!(file(0, "tally", "1"), Damage::WrongShape(_)));
    assert!(matches!(file(-1, "tally", "1"), Damage::WrongShape(_)));
    assert!(matches!(file(1 << 40, "tally", "1"), Damage::WrongShape(_)));
}

#[test]
fn nesting_too_deep_for_the_stack_is_damage() {
    let deep = "[".repeat(1_000_000);
    assert_set_aside(deep.as_bytes());
    let closed = format!("{deep}{}", "]".repeat(1_000_000));
    for version in [1, 2] {
        let inside = format!(r#"{{"version":{version},"kind":"tally","data":{closed}}}"#);
        assert_set_aside(inside.as_bytes());
    }
}

#[test]
fn a_file_too_large_to_read_is_damage() {
    let desk = saved_twice();
    // Sparse, so that it takes no room; far more than would be read.
    File::create(desk.file("tally.json")).unwrap().set_len(MAX_BYTES as u64 * 1000).unwrap();
    let Loaded { data, notices } = desk.store.load::<TallyFormat>("tally").unwrap();
    assert_eq!(data, Some(OLD));
    assert!(matches!(notices[..], [Notice::SetAside { damage: Damage::TooLarge, restored: true, .. }]));
}

#[test]
fn with_no_good_copy_left_both_are_set_aside_and_the_document_is_gone() {
    let desk = saved_twice();
    desk.write("tally.json", "one");
    desk.write("tally.json.bak", "two");
    let Loaded { data, notices } = desk.store.load::<TallyFormat>("tally").unwrap();
    assert_eq!(data, None);
    assert!(matches!(
        notices[..],
        [Notice::SetAside { restored: false, .. }, Notice::SetAside { restored: false, .. }]
    ));
    assert_eq!(desk.files(), ["tally.damaged-1.json", "tally.damaged-2.json"]);
    assert_eq!(desk.read("tally.damaged-1.json"), b"one");
    assert_eq!(desk.read("tally.damaged-2.json"), b"two");
}

#[test]
fn a_missing_file_is_restored_from_its_copy_and_told_of() {
    let desk = saved_twice();
    std::fs::remove_file(desk.file("tally.json")).unwrap();
    let loaded = desk.store.load::<TallyFormat>("tally").unwrap();
    let notices = vec![Notice::Restored { document: "tally".to_owned() }];
    assert_eq!(loaded, Loaded { data: Some(OLD), notices });
}

#[test]
fn saving_over_a_damaged_file_sets_it_aside_too_and_keeps_the_last_good_copy() {
    let desk = saved_twice();
    desk.write("tally.json", "garbage");
    let third = Tally { won: 3, played: 4 };
    let notices = desk.store.save::<TallyFormat>("tally", &third).unwrap();
    assert!(matches!(notices[..], [Notice::SetAside { restored: true, .. }]));
    assert_eq!(desk.read("tally.damaged-1.json"), b"garbage");

    desk.write("tally.json", "garbage again");
    assert_eq!(desk.store.load::<TallyFormat>("tally").unwrap().data, Some(OLD));
}

#[test]
fn the_newest_damaged_files_are_kept_and_none_is_written_over() {
    let desk = saved_twice();
    desk.write("other.damaged-1.json", "not the tally's");
    desk.write("tally.damaged-0099.json", "not by the store");
    desk.write("tally.damaged-7.json", "7");
    for number in 8..20 {
        desk.write("tally.json", number.to_string());
        let notices = desk.store.load::<TallyFormat>("tally").unwrap().notices;
        let aside = format!("tally.damaged-{number}.json");
        assert!(matches!(&notices[..], [Notice::SetAside { file, .. }] if *file == aside));
        assert_eq!(desk.read(&aside), number.to_string().as_bytes());
    }
    let kept = desk.files().iter().filter(|file| file.starts_with("tally.damaged-1")).count();
    assert_eq!(kept, DAMAGED_KEPT);
    assert!(!desk.file("tally.damaged-7.json").exists());
    assert_eq!(desk.read("tally.damaged-0099.json"), b"not by the store");
    assert_eq!(desk.read("other.damaged-1.json"), b"not the tally's");
}

#[test]
fn damage_to_one_document_leaves_the_others_alone() {
    let desk = saved_twice();
    desk.store.save::<Anything>("thing", &json!(1)).unwrap();
    desk.write("tally.json", "garbage");
    desk.store.load::<TallyFormat>("tally").unwrap();
    let loaded = desk.store.load::<Anything>("thing").unwrap();
    assert_eq!(loaded, Loaded { data: Some(json!(1)), notices: vec![] });
}
