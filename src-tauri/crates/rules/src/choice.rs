use crate::Path;

/// What may be chosen after the places chosen so far: the interface's whole knowledge of what is legal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Continuations {
    /// The next places, ascending by number.
    pub next: Vec<Continuation>,
    /// Whether the places chosen so far already make a whole turn.
    pub may_end: bool,
    /// The places farther along a chain that exactly one written turn reaches as its end: touching such a
    /// place plays the whole series. Places that are also in `next` are left out.
    pub series: Vec<Series>,
}

/// One next place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The place: an origin where nothing is chosen yet, else a landing.
    pub to: u8,
    /// The man that going there jumps, on leaping boards.
    pub takes: Option<u8>,
    /// Whether the turn may end there.
    pub may_end: bool,
    /// Whether the turn may go on from there.
    pub goes_on: bool,
    /// What sowing this house brings, on sowing boards.
    pub sowing: Option<Sowing>,
}

/// A far end of a chain that only one series of landings reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The end.
    pub to: u8,
    /// The whole turn, from its origin.
    pub path: Path,
    /// The men jumped after the places chosen so far, in order.
    pub takes: Vec<u8>,
}

/// What sowing a house brings, for previews.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sowing {
    /// Where the last seed falls.
    pub last: u8,
    /// The houses whose seeds are captured, in the order they are taken (Kalah: the opponent's, then the own last stone).
    pub captures: Vec<u8>,
    /// How many seeds the own store gains at once, sown and captured together, without a final sweep.
    pub gain: u8,
    /// Kalah: the same side moves again.
    pub another_turn: bool,
    /// Oware: every seed of the opponent would be captured, so nothing is.
    pub grand_slam: bool,
}
