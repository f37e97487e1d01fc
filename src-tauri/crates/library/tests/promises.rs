//! What the library promises, in words.

use std::fs;

use library::Library;
use rules::GameId;
use search::Table;

/// Its table is whole soonest.
const GAME: GameId = GameId::SholoGuti;

const FILE: &str = "sholo-guti.table";

#[test]
fn nothing_is_known_until_a_game_wants_it_and_then_it_is_whole() {
    let library = Library::without_folder();
    assert!(library.knowledge().table(GAME).is_none());
    let known = library.wait_for(GAME);
    assert_eq!(known.table(GAME).map(Table::extent), Table::extents(GAME).last().copied());
    assert!(library.knowledge().table(GAME).is_some());
}

#[test]
fn what_was_built_is_on_the_disk_for_the_next_time() {
    let folder = tempfile::tempdir().unwrap();
    Library::open(folder.path()).wait_for(GAME);
    let kept = fs::read(folder.path().join(FILE)).unwrap();
    let library = Library::open(folder.path());
    let table = library.wait_for(GAME).table(GAME).unwrap().to_bytes();
    assert!(table == kept);
}

#[test]
fn a_damaged_file_is_built_anew() {
    let folder = tempfile::tempdir().unwrap();
    Library::open(folder.path()).wait_for(GAME);
    let path = folder.path().join(FILE);
    let whole = fs::read(&path).unwrap();
    let mut flipped = whole.clone();
    flipped[500_000] ^= 1;
    for damaged in [flipped, whole[..5000].to_vec(), Vec::new(), b"no table".to_vec()] {
        fs::write(&path, damaged).unwrap();
        let library = Library::open(folder.path());
        assert!(library.wait_for(GAME).table(GAME).unwrap().to_bytes() == whole);
        drop(library);
        assert!(fs::read(&path).unwrap() == whole);
    }
}

#[test]
fn a_folder_that_cannot_be_had_is_done_without() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "in the way").unwrap();
    assert!(Library::open(&file).wait_for(GAME).table(GAME).is_some());
    // Another has the folder.
    let first = Library::open(folder.path());
    let second = Library::open(folder.path());
    assert!(second.wait_for(GAME).table(GAME).is_some());
    drop(first);
}

#[test]
fn dropping_the_library_breaks_the_work_off() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path());
    library.want(GameId::EgaraGuti);
    drop(library);
    assert!(!folder.path().join("egara-guti.table").exists());
}
