//! What is saved is what is loaded.

use proptest::prelude::*;
use serde_json::{Value, json};
use store::{Damage, Document, Error, Loaded, MAX_BYTES};

use crate::formats::{Anything, Desk, Tally, TallyFormat, any_json};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_json_comes_back_as_it_was_saved(first in any_json(), second in any_json()) {
        let desk = Desk::new();
        for value in [first, second] {
            desk.store.save::<Anything>("thing", &value).unwrap();
            let loaded = desk.store.load::<Anything>("thing").unwrap();
            prop_assert_eq!(loaded, Loaded { data: Some(value), notices: vec![] });
        }
    }
}

#[test]
fn a_document_never_saved_is_not_there_and_nothing_is_told() {
    let loaded = Desk::new().store.load::<Anything>("thing").unwrap();
    assert_eq!(loaded, Loaded { data: None, notices: vec![] });
}

#[test]
fn a_file_says_its_version_and_its_kind() {
    let desk = Desk::new();
    desk.store.save::<TallyFormat>("kalah", &Tally { won: 3, played: 5 }).unwrap();
    let file: Value = serde_json::from_slice(&desk.read("kalah.json")).unwrap();
    assert_eq!(file, json!({ "version": 2, "kind": "tally", "data": { "won": 3, "played": 5 } }));
}

#[test]
fn documents_of_different_names_do_not_touch_each_other() {
    let desk = Desk::new();
    desk.store.save::<Anything>("kalah", &json!(1)).unwrap();
    desk.store.save::<Anything>("kalah-2", &json!(2)).unwrap();
    desk.store.remove::<Anything>("kalah").unwrap();
    assert_eq!(desk.store.load::<Anything>("kalah").unwrap().data, None);
    assert_eq!(desk.store.load::<Anything>("kalah-2").unwrap().data, Some(json!(2)));
}

#[test]
fn a_removed_document_is_gone_with_its_copy_and_removing_it_again_is_no_error() {
    let desk = Desk::new();
    desk.store.save::<Anything>("thing", &json!(1)).unwrap();
    desk.store.save::<Anything>("thing", &json!(2)).unwrap();
    desk.store.remove::<Anything>("thing").unwrap();
    desk.store.remove::<Anything>("thing").unwrap();
    assert_eq!(desk.files(), Vec::<String>::new());
}

#[test]
fn what_could_not_be_loaded_again_is_not_saved() {
    struct Fraction;
    impl Document for Fraction {
        type Data = f64;
        const KIND: &'static str = "fraction";
        const VERSION: u32 = 1;
    }
    fn damage(result: Result<Vec<store::Notice>, Error>) -> Damage {
        let Err(Error::Unfit { document, damage }) = result else { panic!("{result:?}") };
        assert_eq!(document, "thing");
        damage
    }
    let desk = Desk::new();
    let store = &desk.store;

    assert!(matches!(damage(store.save::<Fraction>("thing", &f64::NAN)), Damage::WrongShape(_)));

    let absurd = Tally { won: 2, played: 1 };
    let refused = damage(store.save::<TallyFormat>("thing", &absurd));
    assert_eq!(refused, Damage::Refused("more games won than played".to_owned()));

    let huge = Value::from("x".repeat(MAX_BYTES));
    assert_eq!(damage(store.save::<Anything>("thing", &huge)), Damage::TooLarge);

    let deep = (0..200).fold(Value::Null, |inner, _| json!([inner]));
    assert!(matches!(damage(store.save::<Anything>("thing", &deep)), Damage::NotJson(_)));

    assert_eq!(desk.files(), Vec::<String>::new());
}
