//! What the sowing games share: a game is worth its final margin.

use rules::sow::{SEEDS, Seeds, SowingRules};
use rules::{Ending, Game};

/// Internal points to a seed, so that an estimate can tell finer differences.
pub(super) const SEED: i32 = 100;

/// The margin of the stores after the final sweep of an ending.
pub(super) fn settled<G: SowingRules>(position: &G, ending: Ending) -> i32 {
    margin(position.swept(ending.reason).seeds())
}

/// The margin of the stores as they are.
pub(crate) fn margin(seeds: &Seeds) -> i32 {
    SEED * (i32::from(seeds.own().store()) - i32::from(seeds.other().store()))
}

/// What is in a store stays there, and what is not in the other's may come to it.
pub(super) fn bounds(seeds: &Seeds) -> (i32, i32) {
    let least = |store: u8| SEED * (2 * i32::from(store) - i32::from(SEEDS));
    (least(seeds.own().store()), -least(seeds.other().store()))
}

#[cfg(test)]
mod tests {
    use rules::kalah::Kalah;
    use rules::oware::Oware;

    use crate::judge::{Judge, Weighing};

    /// Twelve seeds more in South's row, none in a store.
    const FULLER: &str = "5-5-5-5-5-5-3-3-3-3-3-3-0-0-S";

    fn worth<G: Judge>(weighing: Weighing) -> Option<i32> {
        G::parse(FULLER).map(|(position, _)| position.evaluate(weighing)).ok()
    }

    #[test]
    fn seeds_in_the_rows_weigh_where_all_is_weighed_and_not_where_only_stores_are() {
        for worth in [worth::<Oware>, worth::<Kalah>] {
            assert_eq!(worth(Weighing::Material), Some(0));
            assert!(worth(Weighing::Whole) > Some(100));
        }
    }
}
