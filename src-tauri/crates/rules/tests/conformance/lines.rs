//! Whole games: they end, can be replayed from their texts and taken back.

use rules::{Game, Line, Path, TurnError};

use crate::playouts::playouts;

/// Everything a line tells of its current standing.
fn standing<G: Game>(line: &Line<G>) -> impl PartialEq + std::fmt::Debug + use<G> {
    (line.text(), *line.position(), line.outcome(), line.quiet(), line.occurrences(), line.ply())
}

pub(crate) fn random_play_comes_to_an_ending<G: Game>() {
    for playout in playouts::<G>() {
        let outcome = playout.line.outcome().unwrap();
        assert_eq!(outcome.score, playout.line.shown().score());
    }
}

pub(crate) fn nothing_can_be_played_after_the_end<G: Game>() {
    for mut playout in playouts::<G>() {
        let line = &mut playout.line;
        let before = standing(line);
        let path = line.paths().next_back().cloned().unwrap_or_default();
        assert_eq!(line.play(&path), Err(TurnError::GameOver));
        assert_eq!(standing(line), before);
        let position = line.position();
        if position.ending().is_none() {
            continue; // only history has ended it
        }
        let mut turns = Vec::new();
        position.turns(&mut turns);
        assert!(turns.is_empty());
        assert_eq!((position.written(9), position.count_written()), ((Vec::new(), false), 0));
        position.for_each_result(&mut |next| panic!("{} from {}", next.text(0), position.text(0)));
        assert!(position.turn_of(&path).is_err());
        assert_eq!(position.continuations(&[]), Err(TurnError::GameOver));
    }
}

pub(crate) fn replaying_the_texts_gives_the_same_line<G: Game>() {
    for playout in playouts::<G>() {
        let mut replayed = playout.beginning();
        for ply in 0..playout.line.ply() {
            let text = playout.line.turn_text(ply).unwrap();
            let path = replayed.position().read_turn(&text).unwrap();
            replayed.play(&path).unwrap();
            assert_eq!(replayed.turn_text(ply), Some(text));
        }
        assert_eq!(standing(&replayed), standing(&playout.line));
        assert!(replayed.paths().eq(playout.line.paths()));
        let steps = |line: &Line<G>| (0..line.ply()).map(|ply| line.steps(ply)).collect::<Vec<_>>();
        assert_eq!(steps(&replayed), steps(&playout.line));
    }
}

pub(crate) fn taking_back_restores_everything<G: Game>() {
    for playout in playouts::<G>() {
        let mut line = playout.beginning();
        let mut standings = vec![standing(&line)];
        for path in playout.line.paths() {
            line.play(path).unwrap();
            standings.push(standing(&line));
        }
        while let Some(expected) = standings.pop() {
            assert_eq!(standing(&line), expected);
            assert_eq!(line.undo(), !standings.is_empty());
        }
    }
}

pub(crate) fn a_refused_turn_changes_nothing<G: Game>() {
    for playout in playouts::<G>() {
        let mut line = playout.beginning();
        for path in playout.line.paths() {
            let before = standing(&line);
            for places in [&[][..], &[99], &[6, 6], &[1, 99, 1], &[255; 17]] {
                assert!(line.play(&Path::new(places).unwrap()).is_err());
            }
            assert_eq!(standing(&line), before);
            line.play(path).unwrap();
        }
    }
}
