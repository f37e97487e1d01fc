//! Checkers' points and ranks.

use rules::GameId;
use session::{Level, Rank, Verdict};

use crate::play::{against_computer, play, play_out, two_players};

/// A game that South wins with its 18th turn. 30x23x16 is one of them, a king's chain, and two of the ten pieces
/// left are kings.
const CHAINS: &str = "9-14 21-17 14x21 22-18 11-15 18x11 7x16 23-19 16x23 27x18 6-9 24-19 9-13 31-27 5-9 26-22 \
                      10-14 27-24 14x23 32-27 23x32 30-26 21x30 22-18 30x23x16 18-14 9x18 24-19 16x23 29-25 23-19 \
                      25-22 18x25 28-24 19x28";

#[test]
fn a_win_earns_a_hundred_for_each_piece_left_and_ten_for_each_turn_under_sixty() {
    let (mut quick, mut slow) = (0, 0);
    for chance in 0..300 {
        let mut session = against_computer(GameId::Checkers);
        play_out(&mut session, chance, |_| {});
        if session.verdict().unwrap().1 != Verdict::Won {
            continue;
        }
        let [pieces, _] = session.line().score();
        // South begins and sides alternate, so of every two turns the first is South's.
        let own_turns = session.line().ply().div_ceil(2);
        let early = 60_usize.saturating_sub(own_turns);
        let expected = 100 * u32::from(pieces) + 10 * u32::try_from(early).unwrap();
        assert_eq!(session.points(), Some(expected));
        *(if early > 0 { &mut quick } else { &mut slow }) += 1;
    }
    assert!(quick > 0 && slow > 0, "{quick} quick wins, {slow} slow ones");
}

#[test]
fn a_chain_of_jumps_is_one_turn_and_kings_earn_as_men_do() {
    let mut session = against_computer(GameId::Checkers);
    play(&mut session, CHAINS);
    assert_eq!(session.line().position(), "W:W:B1-4,8,12,13,25,K28,K32");
    assert_eq!(session.points(), Some(10 * 100 + (60 - 18) * 10));
}

#[test]
fn losses_draws_and_games_given_up_earn_nothing() {
    let mut seen = Vec::new();
    for chance in 0..400 {
        let mut session = against_computer(GameId::Checkers);
        assert_eq!(session.points(), None);
        play_out(&mut session, chance, |_| {});
        let (_, verdict) = session.verdict().unwrap();
        if verdict != Verdict::Won {
            assert_eq!(session.points(), Some(0));
            seen.push(verdict);
        }
    }
    assert!(seen.contains(&Verdict::Lost) && seen.contains(&Verdict::Drawn));

    let mut session = against_computer(GameId::Checkers);
    play(&mut session, "11-15");
    session.resign();
    assert_eq!(session.points(), Some(0));
}

#[test]
fn a_win_after_undo_keeps_its_points_but_is_not_ranked() {
    let mut session = against_computer(GameId::Checkers);
    play(&mut session, "9-14");
    session.undo().unwrap();
    play(&mut session, CHAINS);
    assert_eq!((session.points(), session.counts()), (Some(1420), false));
}

#[test]
fn two_players_and_other_games_have_no_points() {
    for game in GameId::ALL {
        let mut session = if game == GameId::Checkers { two_players(game) } else { against_computer(game) };
        play_out(&mut session, 3, |_| {});
        assert_eq!(session.points(), None, "{game}");
    }
}

#[test]
fn experts_have_500_points_on_medium_and_pros_1000() {
    let ranks = [0, 499, 500, 999, 1000, 1790].map(|points| Rank::of(Level::Medium, points));
    let (expert, pro) = (Some(Rank::Expert), Some(Rank::Pro));
    assert_eq!(ranks, [None, None, expert, expert, pro, pro]);
    for level in [Level::Easy, Level::Hard, Level::Insane] {
        assert_eq!(Rank::of(level, 1790), None);
    }
    assert!(Rank::Pro > Rank::Expert);
}
