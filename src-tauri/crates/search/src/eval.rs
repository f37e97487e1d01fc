//! What a position seems worth, a file a game. Cheap, because it is asked a million times a second.

mod board;
mod checkers;
mod egara_guti;
mod guti;
mod kalah;
mod leaping;
mod oware;
mod sholo_guti;
pub(crate) mod sowing;

use crate::net::Inputs;

/// What a game's network says; `None` where it cannot be read.
#[inline]
fn learned<G: Inputs>(position: &G) -> Option<i32> {
    position.look().map(|rest| position.base() + rest)
}

#[cfg(test)]
pub(crate) use guti::Guti;

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom as _;
    use rules::{GameId, Side, with_line};

    use crate::judge::{Judge, Weighing};
    use crate::random;

    /// Calls `check` with a position and the same seen from the other side, all along some random games.
    fn along_random_games(mut check: impl FnMut(GameId, [i32; 2], (i32, i32))) {
        fn looks<G: Judge>(position: &G, weighing: Weighing) -> ([i32; 2], (i32, i32)) {
            let looks = [position.evaluate(weighing), position.turned().evaluate(weighing)];
            (looks, position.bounds())
        }
        for (id, seed) in GameId::ALL.into_iter().flat_map(|id| (0..20).map(move |seed| (id, seed))) {
            let mut game = rules::AnyGame::new(id, Side::South);
            let mut chance = random::at_ply(seed, 0);
            while let Some(turn) = game.legal(200).0.choose(&mut chance) {
                for weighing in [Weighing::Material, Weighing::Whole] {
                    let (scores, bounds) = with_line!(&game, line => looks(line.position(), weighing));
                    check(id, scores, bounds);
                }
                assert_eq!(game.play_text(turn), Ok(()));
            }
        }
    }

    #[test]
    fn a_position_is_worth_the_same_seen_from_either_side() {
        along_random_games(|id, [score, turned], _| assert_eq!(score, turned, "{id}"));
    }

    #[test]
    fn no_estimate_of_a_leaping_game_is_as_large_as_a_decided_one() {
        along_random_games(|id, [score, _], (least, most)| {
            assert!(least <= most, "{id}");
            if !matches!(id, GameId::Kalah | GameId::Oware) {
                assert!(score.abs() < crate::found::WIN_BY_HISTORY / 2, "{id}: {score}");
            }
        });
    }
}
