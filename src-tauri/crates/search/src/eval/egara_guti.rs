use std::sync::LazyLock;

use rules::egara_guti::EgaraGutiRules;
use rules::leap::LineRules as _;

use super::board::Board;
use super::guti::{Guti, Weights};

static BOARD: LazyLock<Board> = LazyLock::new(|| Board::new(EgaraGutiRules::SHAPE));

impl Guti for EgaraGutiRules {
    const WEIGHTS: Weights = Weights { step: 2, endangered: 20, posts: &[] };

    fn board() -> &'static Board {
        &BOARD
    }
}
