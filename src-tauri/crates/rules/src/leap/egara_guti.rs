//! Egara-guti: eleven men a side on 23 points, two triangles that meet in the centre.

use super::{LineRules, Men, Shape};
use crate::{GameId, HistoryRules, Reason};

/// A position of Egara-guti.
pub type EgaraGuti = Men<EgaraGutiRules>;

/// What makes Egara-guti differ from its family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EgaraGutiRules;

impl LineRules for EgaraGutiRules {
    const ID: GameId = GameId::EgaraGuti;

    const SHAPE: &'static Shape = &SHAPE;

    /// Eleven each: the whole triangle; only the centre is empty, so the first turn must enter it.
    const MEN: u8 = 11;

    /// If any man can jump, a jump must be made and must go on while that man can jump; any branch will do.
    const CAPTURE_IS_COMPULSORY: bool = true;

    /// "Nobody can capture any more": the third standing of a position or 40 plies without a capture; more men wins.
    const HISTORY: HistoryRules = HistoryRules { repetitions: Some(3), quiet: Some((40, Reason::Quiet)) };
}

static SHAPE: Shape = Shape::new(&POINTS, LINES);

#[rustfmt::skip]
static POINTS: [(i8, i8); 23] = [
    (-3, -3), (-2, -3), (0, -3), (2, -3), (3, -3),
    (-2, -2), (0, -2), (2, -2),
    (-1, -1), (0, -1), (1, -1),
    (0, 0),
    (-1, 1), (0, 1), (1, 1),
    (-2, 2), (0, 2), (2, 2),
    (-3, 3), (-2, 3), (0, 3), (2, 3), (3, 3),
];

#[rustfmt::skip]
const LINES: &[&[(i8, i8)]] = &[
    // Ranks.
    &[(-3, -3), (-2, -3), (0, -3), (2, -3), (3, -3)],
    &[(-2, -2), (0, -2), (2, -2)],
    &[(-1, -1), (0, -1), (1, -1)],
    &[(-1, 1), (0, 1), (1, 1)],
    &[(-2, 2), (0, 2), (2, 2)],
    &[(-3, 3), (-2, 3), (0, 3), (2, 3), (3, 3)],
    // The long diagonals from corner to opposite corner.
    &[(-3, -3), (-2, -2), (-1, -1), (0, 0), (1, 1), (2, 2), (3, 3)],
    &[(3, -3), (2, -2), (1, -1), (0, 0), (-1, 1), (-2, 2), (-3, 3)],
    // The middle column and the two verticals that join the triangles: neighbours however long the gap.
    &[(0, -3), (0, -2), (0, -1), (0, 0), (0, 1), (0, 2), (0, 3)],
    &[(-2, -3), (-2, -2), (-2, 2), (-2, 3)],
    &[(2, -3), (2, -2), (2, 2), (2, 3)],
];
