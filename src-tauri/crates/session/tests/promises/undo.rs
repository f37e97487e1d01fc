//! Undo goes back to where a person chose last.

use rules::GameId;
use session::UndoError;

use crate::play::{against_computer, computer_begins, play, play_out, two_players};

#[test]
fn against_the_computer_undo_takes_its_answer_and_the_persons_turn() {
    let mut session = against_computer(GameId::SholoGuti);
    play(&mut session, "12-17 26-21 17-12 21-26");
    session.undo().unwrap();
    assert_eq!(session.line().ply(), 2);
    session.undo().unwrap();
    assert_eq!(session.line().ply(), 0);
    assert_eq!(session.undo(), Err(UndoError::Nothing));
}

#[test]
fn while_the_computer_is_to_move_undo_takes_the_persons_turn_alone() {
    let mut session = against_computer(GameId::SholoGuti);
    play(&mut session, "12-17 26-21 17-12");
    session.undo().unwrap();
    assert_eq!(session.line().ply(), 2);
    assert_eq!(session.computer_to_move(), None);
}

#[test]
fn in_kalah_each_sowing_of_the_person_is_undone_by_itself() {
    let mut session = against_computer(GameId::Kalah);
    play(&mut session, "C A");
    session.undo().unwrap();
    assert_eq!(session.line().turn_text(0).as_deref(), Some("C"));
    assert_eq!(session.line().ply(), 1);
    session.undo().unwrap();
    assert_eq!(session.line().ply(), 0);
}

#[test]
fn in_kalah_the_computers_extra_sowings_go_with_the_persons_turn() {
    let mut session = against_computer(GameId::Kalah);
    // "c" ends in North's store, so North is to move again.
    play(&mut session, "A c");
    assert!(session.computer_to_move().is_some());
    session.undo().unwrap();
    assert_eq!(session.line().ply(), 0);
}

#[test]
fn two_players_undo_one_ply() {
    let mut session = two_players(GameId::SholoGuti);
    play(&mut session, "12-17 26-21");
    session.undo().unwrap();
    assert_eq!(session.line().ply(), 1);
    session.undo().unwrap();
    assert_eq!(session.line().ply(), 0);
    assert_eq!(session.undo(), Err(UndoError::Nothing));
}

#[test]
fn the_computers_first_turn_is_not_the_persons_to_take_back() {
    let mut session = computer_begins();
    let (legal, _) = session.line().legal(1);
    play(&mut session, &legal[0]);
    assert!(!session.can_undo());
    assert_eq!(session.undo(), Err(UndoError::Nothing));
    assert_eq!(session.line().ply(), 1);
    assert!(!session.undo_used());
}

#[test]
fn after_the_result_nothing_is_taken_back() {
    for game in GameId::ALL {
        let mut session = against_computer(game);
        play_out(&mut session, 1, |_| {});
        let plies = session.line().ply();
        assert!(!session.can_undo());
        assert_eq!(session.undo(), Err(UndoError::GameOver));
        assert_eq!((session.line().ply(), session.undo_used()), (plies, false));
    }
}

#[test]
fn undo_is_marked_for_good() {
    let mut session = against_computer(GameId::Oware);
    play(&mut session, "A");
    assert!(!session.undo_used());
    session.undo().unwrap();
    assert!(session.undo_used());
    play(&mut session, "A a");
    assert!(session.undo_used());
}
