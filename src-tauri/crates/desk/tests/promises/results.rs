//! Results and the counts towards them, as the interface sees them.

use desk::wire::{Countdown, GameName, ResultReason, Seat, Verdict};
use rules::{GameId, Reason};
use session::Cause;

use crate::table::{GAMES, Table, json_of, two_players};
use crate::walk::walk;

#[test]
fn every_reason_is_called_as_the_engine_calls_it() {
    for reason in Reason::ALL {
        assert_eq!(json_of(&ResultReason::from(Cause::Rules(reason))), reason.name());
    }
    assert_eq!(json_of(&ResultReason::from(Cause::Resigned)), "resigned");
}

#[test]
fn every_game_is_called_as_the_engine_calls_it() {
    for id in GameId::ALL {
        assert_eq!(json_of(&GameName::from(id)), id.name());
    }
}

#[tokio::test]
async fn forty_quiet_plies_are_counted_from_the_twentieth_and_end_sholo_guti_in_a_draw() {
    let table = Table::new();
    let mut view = table.start(GameName::SholoGuti, two_players(GameName::SholoGuti)).await;
    for ply in 0..40u16 {
        let counted = (ply >= 20).then_some(Countdown::Quiet { plies: ply, limit: 40 });
        assert_eq!(view.countdown, counted);
        let turn = ["12-17", "26-21", "17-12", "21-26"][usize::from(ply % 4)];
        view = table.play(&view, turn).await;
    }
    assert_eq!(view.countdown, None);
    let result = view.result.unwrap();
    assert_eq!((result.verdict, result.reason, result.winner), (Verdict::Drawn, ResultReason::Quiet, None));
    assert_eq!((result.score, result.taken, result.turns), ([16, 16], [0, 0], 40));
}

#[tokio::test]
async fn between_two_players_one_of_the_two_wins() {
    let table = Table::new();
    let mut winners = Vec::new();
    for game in GAMES {
        for chance in 0..4 {
            walk(&table, game, chance, async |_, _, after| {
                let Some(result) = &after.result else { return };
                let expected = match result.winner {
                    Some(Seat::South) => Verdict::SouthWon,
                    Some(Seat::North) => Verdict::NorthWon,
                    None => Verdict::Drawn,
                };
                assert_eq!(result.verdict, expected);
                assert_eq!((result.score, result.taken), (after.score, after.taken));
                assert_eq!(usize::try_from(result.turns).unwrap(), after.turns.len());
                assert_eq!((after.to_move, after.can_undo, after.resigns), (None, false, false));
                winners.push(result.winner);
            })
            .await;
        }
    }
    assert!(winners.contains(&Some(Seat::South)) && winners.contains(&Some(Seat::North)));
}
