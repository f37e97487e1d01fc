//! Who won, why, and whether it counts.

use rules::{GameId, Side, TurnError};
use session::{Cause, Finish, Level, Opponent, Paint, Session, SessionId, SetUp, SetUpError, Verdict};

use crate::play::{against_computer, computer_begins, play, play_out, two_players};

#[test]
fn only_egara_guti_leaves_open_who_begins_and_which_colour_is_whose() {
    for game in GameId::ALL {
        let usual = SetUp::usual(game);
        let paint = if usual.paint == Paint::Light { Paint::Dark } else { Paint::Light };
        let new = |set_up| Session::new(SessionId(0), 0, game, set_up).map(|session| session.to_move());
        let north_first = new(SetUp { first: Side::North, ..usual });
        let repainted = new(SetUp { paint, ..usual });
        if game == GameId::EgaraGuti {
            assert_eq!((north_first, repainted), (Ok(Some(Side::North)), Ok(Some(Side::South))));
        } else {
            assert_eq!(
                (north_first, repainted),
                (Err(SetUpError::First(game)), Err(SetUpError::Paint(game)))
            );
        }
    }
}

#[test]
fn the_result_is_the_one_of_the_rules() {
    for game in GameId::ALL {
        let mut session = against_computer(game);
        play_out(&mut session, 3, |_| {});
        let outcome = session.line().outcome().unwrap();
        let finish = Finish {
            winner: outcome.ending.winner,
            cause: Cause::Rules(outcome.ending.reason),
            score: outcome.score,
        };
        assert_eq!(session.finish(), Some(finish));
        assert_eq!((session.to_move(), session.computer_to_move()), (None, None));
    }
}

#[test]
fn who_resigns_loses_and_nothing_can_be_played_after_it() {
    let mut session = against_computer(GameId::Kalah);
    play(&mut session, "C A");
    session.resign();
    let finish = session.finish().unwrap();
    assert_eq!((finish.winner, finish.cause), (Some(Side::North), Cause::Resigned));
    assert_eq!(finish.score, session.line().score());
    assert_eq!(session.verdict(), Some((Level::Hard, Verdict::Lost)));
    assert!(session.counts());
    assert_eq!(session.to_move(), None);
    assert_eq!(session.play("A"), Err(TurnError::GameOver));
    assert!(!session.resigns());
}

#[test]
fn a_game_counts_as_begun_from_the_persons_first_turn() {
    let mut session = computer_begins();
    let (legal, _) = session.line().legal(1);
    play(&mut session, &legal[0]);
    assert!(!session.resigns());
    session.resign();
    assert_eq!(session.finish(), None);

    let (legal, _) = session.line().legal(1);
    play(&mut session, &legal[0]);
    assert!(session.resigns());
}

#[test]
fn taking_all_turns_back_is_no_way_out_of_a_game() {
    let mut session = against_computer(GameId::Oware);
    assert!(!session.resigns());
    play(&mut session, "A a");
    session.undo().unwrap();
    assert!(session.resigns());
}

#[test]
fn of_two_players_the_one_to_move_resigns() {
    let mut session = two_players(GameId::Oware);
    play(&mut session, "A");
    session.resign();
    assert_eq!(session.finish().unwrap().winner, Some(Side::South));
}

#[test]
fn a_win_or_draw_after_an_undo_does_not_count_and_a_loss_does() {
    let mut seen = Vec::new();
    for chance in 0..100 {
        for undo in [false, true] {
            let mut session = against_computer(GameId::Kalah);
            if undo {
                play(&mut session, "A");
                session.undo().unwrap();
            }
            assert_eq!(session.verdict(), None);
            play_out(&mut session, chance, |_| {});
            let (level, verdict) = session.verdict().unwrap();
            assert_eq!(level, Level::Hard);
            assert_eq!(session.counts(), !undo || verdict == Verdict::Lost);
            if !seen.contains(&verdict) {
                seen.push(verdict);
            }
        }
    }
    assert_eq!(seen.len(), 3, "only {seen:?} came about");
}

#[test]
fn between_two_players_nothing_counts() {
    let mut session = two_players(GameId::Kalah);
    play_out(&mut session, 5, |_| {});
    assert!(session.finish().is_some());
    assert_eq!((session.verdict(), session.counts()), (None, false));
}

#[test]
fn the_computer_sits_in_the_north_and_moves_only_there() {
    let mut session = against_computer(GameId::Kalah);
    assert_eq!(session.computer_to_move(), None);
    play(&mut session, "A");
    assert_eq!(session.computer_to_move(), Some(Level::Hard));
    let mut session = two_players(GameId::Kalah);
    play(&mut session, "A");
    assert_eq!(session.computer_to_move(), None);
    assert_eq!(session.set_up().opponent, Opponent::TwoPlayers);
}
