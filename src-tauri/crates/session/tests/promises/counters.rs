//! What is counted towards an ending, and who took how much.

use rules::{Board, GameId};
use session::{Countdown, Session};

use crate::play::{against_computer, play_out, two_players};

/// Two men that step to and fro.
const TO_AND_FRO: [&str; 4] = ["12-17", "26-21", "17-12", "21-26"];

#[test]
fn from_20_quiet_plies_sholo_guti_counts_them_to_40() {
    let mut session = two_players(GameId::SholoGuti);
    for ply in 0..40 {
        let counted = (ply >= 20).then_some(Countdown::Quiet { plies: ply, limit: 40 });
        assert_eq!(session.countdown(), counted, "after {ply} plies");
        session.play(TO_AND_FRO[usize::from(ply % 4)]).unwrap();
    }
    assert!(session.finish().is_some());
    assert_eq!(session.countdown(), None);
}

/// What the count should be, by FEATURES and RULES in so many words.
fn expected(session: &Session) -> Option<Countdown> {
    let plies = session.line().quiet();
    match session.game() {
        GameId::SholoGuti | GameId::EgaraGuti if plies >= 20 => Some(Countdown::Quiet { plies, limit: 40 }),
        GameId::Oware if plies >= 50 => Some(Countdown::Quiet { plies, limit: 100 }),
        GameId::Checkers if plies >= 50 => Some(Countdown::MovesLeft((80 - plies).div_ceil(2))),
        _ => None,
    }
}

#[test]
fn each_game_counts_down_as_it_should_and_not_after_the_end() {
    for game in GameId::ALL {
        let mut counted = 0;
        for chance in 0..200 {
            let mut session = against_computer(game);
            play_out(&mut session, chance, |session| {
                let countdown = session.countdown();
                counted += u32::from(countdown.is_some());
                let over = session.finish().is_some();
                assert_eq!(countdown, if over { None } else { expected(session) });
            });
        }
        // Kalah has nothing to count, and random play of Oware ends long before.
        assert!(counted > 0 || matches!(game, GameId::Kalah | GameId::Oware), "{game} never counted");
    }
}

/// A side's pieces, counted on the board.
fn pieces(session: &Session, side: rules::Side) -> usize {
    match session.line().board() {
        Board::Leap(pieces) => pieces.iter().filter(|piece| piece.side == side).count(),
        Board::Sow(_) => 0,
    }
}

#[test]
fn what_a_side_took_is_what_the_other_misses() {
    use rules::Side::{North, South};
    for game in [GameId::SholoGuti, GameId::Checkers, GameId::EgaraGuti] {
        let mut session = against_computer(game);
        let each = pieces(&session, South);
        play_out(&mut session, 9, |session| {
            let [south, north] = session.taken().map(usize::from);
            assert_eq!((south, north), (each - pieces(session, North), each - pieces(session, South)));
        });
    }
}

#[test]
fn seeds_are_taken_by_play_and_not_by_the_final_sweep() {
    let mut swept = false;
    for chance in 0..20 {
        let mut session = against_computer(GameId::Kalah);
        play_out(&mut session, chance, |session| {
            let (taken, score) = (session.taken(), session.line().score());
            if session.finish().is_none() {
                assert_eq!(taken, score);
            } else {
                assert!(taken[0] <= score[0] && taken[1] <= score[1]);
                swept |= taken != score;
            }
        });
    }
    assert!(swept);
}
