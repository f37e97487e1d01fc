use crate::{Side, Step, sow};

/// A piece on a leaping board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Point or square number, from 1.
    pub at: u8,
    /// Whose it is.
    pub side: Side,
    /// Whether it is crowned (checkers only).
    pub king: bool,
}

/// A whole position as an interface draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Pieces on points or squares, ascending by place.
    Leap(Vec<Piece>),
    /// Seeds by place in sowing order: A..F, South's store, a..f, North's store.
    Sow([u8; sow::PLACES]),
}

impl Board {
    /// Shows one step. Steps are made by the rules for the board they start from; one that does not fit
    /// (an empty origin, a count that is not there) changes nothing.
    pub fn apply(&mut self, step: Step) {
        match self {
            Self::Leap(pieces) => apply_leap(pieces, step),
            Self::Sow(places) => apply_sow(places, step),
        }
    }
}

fn apply_leap(pieces: &mut Vec<Piece>, step: Step) {
    match step {
        Step::Move { from, to, .. } => {
            if let Some(piece) = pieces.iter_mut().find(|piece| piece.at == from) {
                piece.at = to;
                pieces.sort_unstable();
            }
        }
        Step::Take { at, .. } => pieces.retain(|piece| piece.at != at),
        Step::Crown { at, .. } => {
            if let Some(piece) = pieces.iter_mut().find(|piece| piece.at == at) {
                piece.king = true;
            }
        }
        Step::Lift { .. } | Step::Sow { .. } | Step::Capture { .. } | Step::Sweep { .. } => {}
    }
}

fn apply_sow(places: &mut [u8; sow::PLACES], step: Step) {
    match step {
        Step::Lift { from, count } => take(places, from, count),
        Step::Sow { to } => put(places, to, 1),
        Step::Capture { from, to, count } | Step::Sweep { from, to, count } => {
            take(places, from, count);
            put(places, sow::store_of(to), count);
        }
        Step::Move { .. } | Step::Take { .. } | Step::Crown { .. } => {}
    }
}

fn take(places: &mut [u8; sow::PLACES], at: u8, count: u8) {
    if let Some(seeds) = places.get_mut(usize::from(at)) {
        *seeds = seeds.saturating_sub(count);
    }
}

fn put(places: &mut [u8; sow::PLACES], at: u8, count: u8) {
    if let Some(seeds) = places.get_mut(usize::from(at)) {
        *seeds = seeds.saturating_add(count);
    }
}
