use std::sync::LazyLock;

use rules::leap::LineRules as _;
use rules::sholo_guti::SholoGutiRules;

use super::board::Board;
use super::guti::{Guti, Weights};

static BOARD: LazyLock<Board> = LazyLock::new(|| Board::new(SholoGutiRules::SHAPE));

/// The own triangle: its men come late into play, through one point.
const HOME: u64 = 0b11_1111;

impl Guti for SholoGutiRules {
    const WEIGHTS: Weights = Weights { step: 2, endangered: 20, posts: &[(HOME, -4)] };

    fn board() -> &'static Board {
        &BOARD
    }
}
