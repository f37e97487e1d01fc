use rules::{AnyGame, Board, Game, Step, sow, with_line};

/// Which seed lies where: the numbers of each place's seeds, in the order in which they came. Empty for men.
///
/// Seeds are numbered from 0 as they lie at the beginning, and go the same way each time the turns are replayed: so a
/// seed keeps its looks when a turn is taken back or the page is drawn anew.
pub(super) fn seeds(line: &AnyGame) -> Vec<Vec<u8>> {
    let Some(Board::Sow(start)) = with_line!(line, line => line.before(0).map(Game::board)) else {
        return Vec::new();
    };
    let mut numbers = 0..=u8::MAX;
    let mut places: Vec<Vec<u8>> =
        start.iter().map(|count| numbers.by_ref().take(usize::from(*count)).collect()).collect();
    let mut hand = Vec::new();
    for step in (0..line.ply()).flat_map(|ply| line.steps(ply)) {
        match step {
            Step::Lift { from, count } => hand.append(&mut last(&mut places, from, count)),
            Step::Sow { to } => put(&mut places, to, &mut hand.pop().into_iter().collect()),
            Step::Capture { from, to, count } | Step::Sweep { from, to, count } => {
                let mut taken = last(&mut places, from, count);
                put(&mut places, sow::store_of(to), &mut taken);
            }
            Step::Move { .. } | Step::Take { .. } | Step::Crown { .. } => {}
        }
    }
    places
}

/// Takes the seeds that came last from a place.
fn last(places: &mut [Vec<u8>], from: u8, count: u8) -> Vec<u8> {
    let Some(place) = places.get_mut(usize::from(from)) else { return Vec::new() };
    place.split_off(place.len().saturating_sub(usize::from(count)))
}

fn put(places: &mut [Vec<u8>], to: u8, seeds: &mut Vec<u8>) {
    if let Some(place) = places.get_mut(usize::from(to)) {
        place.append(seeds);
    }
}
