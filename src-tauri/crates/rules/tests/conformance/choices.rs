//! What an interface may offer: place by place, exactly the written turns.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Continuations, Game, Path, Step, TurnError};

use crate::playouts::listed;

/// Every beginning of a written turn, the empty one first and whole turns included, with the turns that begin so.
fn beginnings(paths: &[Path]) -> BTreeMap<&[u8], Vec<&Path>> {
    let mut beginnings: BTreeMap<&[u8], Vec<&Path>> = BTreeMap::new();
    for path in paths {
        for length in 0..=path.places().len() {
            beginnings.entry(&path.places()[..length]).or_default().push(path);
        }
    }
    beginnings
}

fn offered<G: Game>(position: &G, chosen: &[u8]) -> Continuations {
    let text = position.text(0);
    position.continuations(chosen).unwrap_or_else(|error| panic!("{chosen:?} in {text}: {error}"))
}

/// The men that a written turn jumps, in order.
fn jumped<G: Game>(position: &G, path: &Path) -> Vec<u8> {
    let take = |step| if let Step::Take { at, .. } = step { Some(at) } else { None };
    position.steps(path).into_iter().filter_map(take).collect()
}

pub(crate) fn choosing_place_by_place_leads_to_exactly_the_written_turns<G: Game>() {
    for (position, paths) in listed::<G>(5).filter(|(position, _)| position.ending().is_none()) {
        let beginnings = beginnings(&paths);
        for (chosen, turns) in &beginnings {
            let found = offered(&position, chosen);
            let whole = |places: &[u8]| turns.iter().any(|turn| turn.places() == places);
            assert_eq!(found.may_end, whole(chosen), "{chosen:?} in {}", position.text(0));
            let following = turns.iter().filter_map(|turn| turn.places().get(chosen.len()).copied());
            let following: BTreeSet<u8> = following.collect();
            let places: Vec<u8> = found.next.iter().map(|next| next.to).collect();
            assert!(places.iter().eq(&following), "{chosen:?} in {}", position.text(0));
            for next in &found.next {
                let longer = [chosen, [next.to].as_slice()].concat();
                let begun = &beginnings[longer.as_slice()];
                assert_eq!(next.may_end, whole(&longer), "{longer:?} in {}", position.text(0));
                let goes_on = begun.iter().any(|turn| turn.places().len() > longer.len());
                assert_eq!(next.goes_on, goes_on, "{longer:?} in {}", position.text(0));
                let jump = chosen.len().checked_sub(1);
                let takes = jump.and_then(|jump| jumped(&position, begun[0]).get(jump).copied());
                assert_eq!(next.takes, takes, "{longer:?} in {}", position.text(0));
            }
        }
    }
}

pub(crate) fn a_series_is_the_only_turn_to_its_end<G: Game>() {
    for (position, paths) in listed::<G>(5).filter(|(position, _)| position.ending().is_none()) {
        for (chosen, turns) in beginnings(&paths) {
            let found = offered(&position, chosen);
            let mut to: BTreeMap<u8, Vec<&Path>> = BTreeMap::new();
            let going_on = turns.iter().filter(|turn| turn.places().len() > chosen.len());
            for turn in going_on.filter(|_| !chosen.is_empty()) {
                to.entry(turn.places()[turn.places().len() - 1]).or_default().push(turn);
            }
            // The place where the man stands is not farther along.
            to.retain(|end, _| chosen.last() != Some(end));
            to.retain(|end, ways| ways.len() == 1 && found.next.iter().all(|next| next.to != *end));
            let ends: Vec<u8> = found.series.iter().map(|series| series.to).collect();
            assert!(ends.iter().eq(to.keys()), "{chosen:?} in {}", position.text(0));
            for series in &found.series {
                let only = to[&series.to][0];
                assert_eq!(series.path, *only);
                assert_eq!(series.takes, jumped(&position, only)[chosen.len() - 1..]);
            }
        }
    }
}

pub(crate) fn chosen_places_that_begin_no_turn_are_refused<G: Game>() {
    for (position, paths) in listed::<G>(25).filter(|(position, _)| position.ending().is_none()) {
        let beginnings = beginnings(&paths);
        for chosen in beginnings.keys() {
            for place in (0..=40).chain([255]) {
                let longer = [*chosen, &[place]].concat();
                if beginnings.contains_key(longer.as_slice()) {
                    continue;
                }
                let refused = position.continuations(&longer);
                let text = position.text(0);
                assert!(
                    matches!(refused, Err(TurnError::Illegal { .. })),
                    "{longer:?} in {text}: {refused:?}"
                );
            }
        }
    }
}
