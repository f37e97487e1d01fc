//! Keys tell positions apart.

use std::collections::HashMap;

use rules::Game;

use crate::playouts::positions;

pub(crate) fn equal_positions_have_equal_keys_and_others_do_not<G: Game>() {
    let mut seen: HashMap<u64, G> = HashMap::new();
    let mut note = |position: &G| {
        let (copy, _) = G::parse(&position.text(0)).unwrap();
        assert_eq!(copy.key(), position.key(), "{}", position.text(0));
        let other = *seen.entry(position.key()).or_insert(*position);
        assert_eq!(other, *position, "{} and {} share a key", other.text(0), position.text(0));
    };
    for position in positions::<G>(4).filter(|position| position.count_written() < 2000) {
        note(&position);
        note(&position.turned());
        position.for_each_result(&mut |next| note(next));
    }
}
