//! Which turns are legal, and how many.

use std::collections::HashSet;

use rules::{Game, Path, perft};

use crate::playouts::{after, listed, positions};

/// Past the greatest place of any board.
const BEYOND: u8 = 40;

pub(crate) fn only_listed_turns_are_legal<G: Game>() {
    for (position, paths) in listed::<G>(25) {
        let legal: HashSet<&[u8]> = paths.iter().map(Path::places).collect();
        assert_eq!(legal.len(), paths.len(), "a turn is listed twice in {}", position.text(0));
        let check = |places: &[u8]| {
            if let Some(path) = Path::new(places) {
                let expected = legal.contains(places);
                assert_eq!(position.turn_of(&path).is_ok(), expected, "{places:?} in {}", position.text(0));
            }
        };
        check(&[]);
        for first in 0..=BEYOND {
            check(&[first]);
            (0..=BEYOND).for_each(|second| check(&[first, second]));
        }
        for places in &legal {
            // Shorter, longer and bent turns.
            (0..places.len()).for_each(|length| check(&places[..length]));
            for place in 0..=BEYOND {
                check(&[*places, &[place]].concat());
                for bent in 0..places.len() {
                    let mut places = places.to_vec();
                    places[bent] = place;
                    check(&places);
                }
            }
        }
    }
}

pub(crate) fn three_ways_of_counting_agree<G: Game>() {
    for (position, paths) in listed::<G>(1) {
        let mut results = 0;
        position.for_each_result(&mut |_| results += 1);
        assert_eq!((position.count_written(), results), (paths.len() as u64, paths.len()));
    }
}

pub(crate) fn search_s_turns_are_the_different_results<G: Game>() {
    for (position, paths) in listed::<G>(2) {
        let text = position.text(0);
        let mut turns = Vec::new();
        position.turns(&mut turns);
        let results: HashSet<G> = turns.iter().map(|turn| position.play_unchecked(*turn)).collect();
        assert_eq!(results.len(), turns.len(), "two turns with one result in {text}");
        let mut visited = HashSet::new();
        position.for_each_result(&mut |next| {
            visited.insert(*next);
        });
        assert_eq!(results, visited, "{text}");
        for path in &paths {
            let turn = position.turn_of(path).unwrap();
            assert!(turns.contains(&turn), "{turn:?} in {text}");
            assert!(visited.contains(&after(&position, path)));
        }
        for turn in turns {
            let path = position.path_of(turn);
            assert!(paths.contains(&path), "{path:?} in {text}");
            assert_eq!(position.turn_of(&path), Ok(turn), "{text}");
        }
    }
}

pub(crate) fn a_cap_leaves_out_only_what_is_beyond_it<G: Game>() {
    for (position, paths) in listed::<G>(10) {
        for cap in [0, 1, paths.len().saturating_sub(1), paths.len(), paths.len() + 1] {
            let (some, cut) = position.written(cap);
            assert_eq!((some.len(), cut), (cap.min(paths.len()), paths.len() > cap));
            assert!(some.iter().all(|path| paths.contains(path)));
        }
    }
}

pub(crate) fn perft_counts_sequences_of_turns<G: Game>() {
    for position in positions::<G>(50).filter(|position| position.count_written() < 50) {
        let mut sequences = 0;
        position.for_each_result(&mut |next| sequences += next.count_written());
        assert_eq!(perft(&position, 0), 1);
        assert_eq!(perft(&position, 1), position.count_written());
        assert_eq!(perft(&position, 2), sequences);
    }
}
