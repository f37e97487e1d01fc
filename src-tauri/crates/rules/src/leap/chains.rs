//! Chains of jumps on line boards. A jumped man leaves the board at once, and the chain's origin is empty.

use std::collections::HashSet;

use super::{Leap, LineRules};
use crate::Path;

/// A man in the middle of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Flight {
    /// Where it is, counted from 0.
    pub(super) at: u8,
    /// The other men of its side.
    pub(super) own: u64,
    /// The enemy's men that are left.
    pub(super) enemy: u64,
    /// The men it has jumped.
    pub(super) taken: u64,
}

impl Flight {
    /// Each jump from here: the man jumped and the flight after it.
    #[inline]
    pub(super) fn jumps<R: LineRules>(self) -> impl Iterator<Item = (u8, Self)> {
        let here = if R::SHAPE.neighbours(self.at) & self.enemy == 0 { &[] } else { R::SHAPE.jumps(self.at) };
        here.iter().filter_map(move |jump| {
            let free = (self.own | self.enemy) >> jump.to & 1 == 0;
            (free && self.enemy >> jump.over & 1 == 1).then(|| {
                let over = 1 << jump.over;
                (
                    jump.over,
                    Self { at: jump.to, own: self.own, enemy: self.enemy & !over, taken: self.taken | over },
                )
            })
        })
    }

    #[inline]
    pub(super) fn can_jump<R: LineRules>(self) -> bool {
        self.jumps::<R>().next().is_some()
    }

    /// Whether a turn may end here.
    #[inline]
    pub(super) fn may_end<R: LineRules>(self) -> bool {
        self.taken != 0 && !(R::CAPTURE_IS_COMPULSORY && self.can_jump::<R>())
    }
}

/// Visits the end of every chain, as often as different paths lead there.
pub(super) fn each<R: LineRules>(flight: Flight, visit: &mut impl FnMut(&Flight)) {
    let mut goes_on = false;
    for (_, next) in flight.jumps::<R>() {
        goes_on = true;
        each::<R>(next, visit);
    }
    if flight.taken != 0 && !(R::CAPTURE_IS_COMPULSORY && goes_on) {
        visit(&flight);
    }
}

/// How many different paths there are.
pub(super) fn count<R: LineRules>(flight: Flight) -> u64 {
    let mut paths = 0;
    each::<R>(flight, &mut |_| paths += 1);
    paths
}

/// Appends paths until `most` are in `out`; `path` has led to `flight`.
pub(super) fn written<R: LineRules>(flight: Flight, path: &mut Path, most: usize, out: &mut Vec<Path>) {
    if out.len() >= most {
        return;
    }
    if flight.may_end::<R>() {
        out.push(path.clone());
    }
    for (_, next) in flight.jumps::<R>() {
        path.push(next.at + 1);
        written::<R>(next, path, most, out);
        path.pop();
    }
}

/// Appends one turn for each different result of a chain that began at `from`.
///
/// Where many paths lead to the same flight it is followed once: what comes after depends on nothing else.
pub(super) fn distinct<R: LineRules>(flight: Flight, from: u8, out: &mut Vec<Leap>) {
    let mut seen = Seen::default();
    follow::<R>(flight, from, &mut seen, out);
}

fn follow<R: LineRules>(flight: Flight, from: u8, seen: &mut Seen, out: &mut Vec<Leap>) {
    let mut goes_on = false;
    for (_, next) in flight.jumps::<R>() {
        goes_on = true;
        // No two single jumps of a man take the same one, so meeting again needs two jumps at least.
        if flight.taken == 0 || seen.is_new(next.at, next.taken) {
            follow::<R>(next, from, seen, out);
        }
    }
    if flight.taken != 0 && !(R::CAPTURE_IS_COMPULSORY && goes_on) {
        out.push(Leap { from, to: flight.at, taken: flight.taken });
    }
}

/// The flights already followed: a few in place, so that ordinary positions allocate nothing, then a set.
#[derive(Default)]
struct Seen {
    few: arrayvec::ArrayVec<(u8, u64), 24>,
    many: HashSet<(u8, u64)>,
}

impl Seen {
    fn is_new(&mut self, at: u8, taken: u64) -> bool {
        if self.few.contains(&(at, taken)) {
            return false;
        }
        self.few.try_push((at, taken)).is_ok() || self.many.insert((at, taken))
    }
}

/// One path from the lift-off `flight` to the end of `turn`, which must be reachable.
pub(super) fn path_to<R: LineRules>(flight: Flight, turn: Leap) -> Path {
    let mut path = Path::from_origin(turn.from + 1);
    let mut dead_ends = HashSet::new();
    seek::<R>(flight, turn, &mut path, &mut dead_ends);
    path
}

fn seek<R: LineRules>(
    flight: Flight,
    goal: Leap,
    path: &mut Path,
    dead_ends: &mut HashSet<(u8, u64)>,
) -> bool {
    if flight.taken == goal.taken {
        return flight.at == goal.to;
    }
    for (over, next) in flight.jumps::<R>() {
        let wanted = goal.taken >> over & 1 == 1;
        if wanted && !dead_ends.contains(&(next.at, next.taken)) {
            path.push(next.at + 1);
            if seek::<R>(next, goal, path, dead_ends) {
                return true;
            }
            path.pop();
        }
    }
    dead_ends.insert((flight.at, flight.taken));
    false
}
