//! Positions whose chains branch most. A Sholo Guti turn may have hundreds of thousands of ways to be written.

use rules::sholo_guti::SholoGuti;
use rules::{Game, perft};

/// Four men among sixteen, found by search for many written turns.
const WORST: &str = "S:S1,19,32,37:N8,10,12-16,18,20,22-26,28,30:0";

fn worst() -> SholoGuti {
    SholoGuti::parse(WORST).expect("a valid position").0
}

#[test]
fn counting_visits_every_written_turn_and_keeps_none() {
    assert_eq!(worst().count_written(), 317_903);
    assert_eq!(perft(&worst(), 1), 317_903);
}

#[test]
fn search_sees_one_turn_for_each_different_result() {
    let mut turns = Vec::new();
    worst().turns(&mut turns);
    assert_eq!(turns.len(), 11_011);
    let mut results: Vec<SholoGuti> = turns.iter().map(|turn| worst().play_unchecked(*turn)).collect();
    results.sort_by_key(Game::key);
    results.dedup();
    assert_eq!(results.len(), 11_011);
}

#[test]
fn listing_stops_at_its_cap_and_says_so() {
    let (paths, cut) = worst().written(4096);
    assert_eq!((paths.len(), cut), (4096, true));
    assert!(paths.iter().all(|path| worst().turn_of(path).is_ok()));
}

#[test]
fn every_result_can_be_written_as_a_turn_that_leads_to_it() {
    let mut turns = Vec::new();
    worst().turns(&mut turns);
    for turn in turns {
        assert_eq!(worst().turn_of(&worst().path_of(turn)), Ok(turn));
    }
}

#[test]
fn continuations_stay_a_handful_at_every_landing() {
    let mut chosen = vec![19];
    loop {
        let following = worst().continuations(&chosen).expect("a beginning of a turn");
        assert!(following.next.len() <= 8 && following.series.len() <= 37);
        match following.next.first() {
            Some(next) => chosen.push(next.to),
            None => break,
        }
    }
    assert!(chosen.len() > 5, "a long chain: {chosen:?}");
}
