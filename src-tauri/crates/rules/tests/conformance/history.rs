//! What hangs on the plies before: occurrences, quiet plies, and which ending comes first.

use rules::{Game, Line};

use crate::playouts::playouts;

/// Replays every random game and shows each of its standings, the start's included.
fn each_standing<G: Game>(mut look: impl FnMut(&Line<G>)) {
    for playout in playouts::<G>() {
        let mut line = playout.beginning();
        look(&line);
        for path in playout.line.paths() {
            line.play(path).unwrap();
            look(&line);
        }
    }
}

/// Whether the last ply of a line was irreversible.
fn was_irreversible<G: Game>(line: &Line<G>) -> bool {
    line.paths().next_back().is_some_and(|path| {
        let before = line.before(line.ply() - 1).unwrap();
        before.is_irreversible(before.turn_of(path).unwrap())
    })
}

pub(crate) fn no_position_stands_again_after_an_irreversible_turn<G: Game>() {
    for playout in playouts::<G>() {
        let positions = playout.positions();
        let paths: Vec<_> = playout.line.paths().collect();
        let mut fixed = 0;
        for ply in 0..paths.len() {
            let turn = positions[ply].turn_of(paths[ply]).unwrap();
            if positions[ply].is_irreversible(turn) {
                fixed = ply + 1;
            }
            let again = positions[..fixed].contains(&positions[ply + 1]);
            assert!(!again, "{} stands again", positions[ply + 1].text(0));
        }
    }
}

pub(crate) fn a_line_counts_occurrences_and_quiet_plies<G: Game>() {
    let mut before = 0;
    each_standing::<G>(|line| {
        let stood = (0..=line.ply()).filter(|ply| line.before(*ply).unwrap() == line.position()).count();
        assert_eq!(usize::from(line.occurrences()), stood);
        if line.ply() > 0 {
            let quiet = if G::HISTORY.quiet.is_none() || was_irreversible(line) { 0 } else { before + 1 };
            assert_eq!(line.quiet(), quiet);
        }
        before = line.quiet();
    });
}

pub(crate) fn the_first_ending_that_holds_ends_the_game<G: Game>() {
    each_standing::<G>(|line| {
        let repeated = G::HISTORY.repetitions.is_some_and(|limit| line.occurrences() >= limit);
        let quiet = G::HISTORY.quiet.filter(|(limit, _)| line.quiet() >= *limit);
        let reason = if let Some(ending) = line.position().ending() {
            Some(ending.reason)
        } else if repeated {
            Some(rules::Reason::Repetition)
        } else {
            quiet.map(|(_, reason)| reason)
        };
        assert_eq!(line.outcome().map(|outcome| outcome.ending.reason), reason);
        if let Some(outcome) = line.outcome() {
            assert_eq!(outcome.score, line.shown().score());
        }
    });
}
