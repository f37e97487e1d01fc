//! What search looks at less closely, game by game, as measured by matches of this search against itself without
//! (`arena match`). Nothing here touches proofs: what was not looked at closely claims nothing.

use rules::GameId;

/// A search of so few plies looks at every turn to its depth: whoever asks for them gets them all.
pub(crate) const FULL_WIDTH_DEPTH: u32 = 8;

/// How one game is pruned. Margins are in internal points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pruning {
    /// Whether quiet turns late in the order are first searched less deeply. Where a side has only a handful of
    /// turns, as in sowing games, none of them is late.
    /// <https://www.chessprogramming.org/Late_Move_Reductions>
    pub(crate) late: bool,
    /// How far above what is asked an estimate must be, for each ply left, to be believed unsearched.
    /// <https://www.chessprogramming.org/Reverse_Futility_Pruning>
    pub(crate) margin: i32,
    /// How far below what is asked an estimate must be, for each ply left, for quiet turns but the first to be left out.
    /// <https://www.chessprogramming.org/Futility_Pruning>
    pub(crate) hopeless: Option<i32>,
    /// How many turns are tried before the quiet ones are left out that nothing speaks for, besides the square of the
    /// plies left. <https://www.chessprogramming.org/Futility_Pruning#Move_Count_Based_Pruning>
    pub(crate) enough: Option<usize>,
    /// How far from the last iteration's score the next one's is looked for first.
    /// <https://www.chessprogramming.org/Aspiration_Windows>
    pub(crate) aspiration: i32,
}

/// Plies left at most where an estimate is believed or turns are left out.
const SHALLOW: i32 = 3;

/// Plies left at least where late turns are searched less.
const DEEP: i32 = 3;

/// Men on the board at most where every turn may be the only one that keeps the result.
const FEW_MEN: u8 = 6;

/// Turns of a position before the first late one.
const EARLY_TURNS: usize = 3;

/// How games of men are pruned.
const MEN: Pruning = Pruning { late: true, margin: 60, hopeless: None, enough: None, aspiration: 30 };

/// How sowing games are pruned.
const SEEDS: Pruning = Pruning { late: false, margin: 200, hopeless: None, enough: None, aspiration: 150 };

impl Pruning {
    /// How a game is pruned.
    pub(crate) const fn of(game: GameId) -> &'static Self {
        match game {
            GameId::Checkers => &Self { hopeless: Some(100), enough: Some(6), ..MEN },
            GameId::SholoGuti | GameId::EgaraGuti => &MEN,
            GameId::Kalah | GameId::Oware => &SEEDS,
        }
    }

    /// Whether so few plies are left that an estimate says something of the value.
    pub(crate) const fn is_near(depth: i32) -> bool {
        depth <= SHALLOW
    }

    /// What an estimate says for certain enough, with so few plies left.
    pub(crate) const fn discounted(&self, estimate: i32, depth: i32) -> i32 {
        estimate - self.margin * depth
    }

    /// What an estimate says at best, with so many plies left, if that is near enough to say anything.
    pub(crate) fn hoped(&self, estimate: i32, depth: i32) -> Option<i32> {
        self.hopeless.filter(|_| Self::is_near(depth)).map(|margin| estimate + margin * depth)
    }

    /// How many turns of a position are enough, with so many plies left, if any number is.
    pub(crate) fn enough_turns(&self, depth: i32) -> Option<usize> {
        self.enough.filter(|_| Self::is_near(depth)).map(|turns| turns + (depth * depth) as usize)
    }

    /// Whether any turn of a position may be late, with `depth` plies left and so many men on the board.
    pub(crate) fn has_late_turns(&self, depth: i32, men: [u8; 2]) -> bool {
        self.late && depth >= DEEP && men[0] + men[1] > FEW_MEN
    }

    /// Plies that a late quiet turn is searched less, after `tried` others and with `depth` plies left.
    pub(crate) fn reduction(depth: i32, tried: usize) -> i32 {
        if tried < EARLY_TURNS {
            return 0;
        }
        let log = |n: usize| i32::from(LOGARITHMS[n.min(LOGARITHMS.len() - 1)]);
        // One ply, and a third of the product of the logarithms; these are in eighths.
        (64 + log(depth as usize) * log(tried) / 3) / 64
    }
}

/// Binary logarithms in eighths, rounded down.
static LOGARITHMS: [u8; 64] = {
    let mut logarithms = [0; 64];
    let mut n: usize = 1;
    while n < 64 {
        let power = (n as u64).pow(8);
        logarithms[n] = power.ilog2() as u8;
        n += 1;
    }
    logarithms
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_a_turn_and_the_deeper_the_search_the_more_is_left_out() {
        for depth in DEEP..99 {
            assert!((0..80).map(|tried| Pruning::reduction(depth, tried)).is_sorted());
        }
        for tried in 0..80 {
            assert!((DEEP..99).map(|depth| Pruning::reduction(depth, tried)).is_sorted());
        }
        assert_eq!(Pruning::reduction(99, 2), 0);
        assert_eq!((Pruning::reduction(3, 3), Pruning::reduction(16, 8)), (1, 5));
    }

    #[test]
    fn with_few_men_in_sowing_and_near_the_depth_no_turn_is_late() {
        let checkers = Pruning::of(GameId::Checkers);
        assert!(checkers.has_late_turns(9, [4, 3]));
        assert!(!checkers.has_late_turns(9, [3, 3]));
        assert!(!checkers.has_late_turns(2, [12, 12]));
        assert!(!Pruning::of(GameId::Kalah).has_late_turns(9, [20, 20]));
    }

    #[test]
    fn turns_are_left_out_in_checkers_only_and_near_the_depth_only() {
        let checkers = Pruning::of(GameId::Checkers);
        assert_eq!(
            [1, 2, 3, 4].map(|depth| checkers.enough_turns(depth)),
            [Some(7), Some(10), Some(15), None]
        );
        assert_eq!([1, 3, 4].map(|depth| checkers.hoped(-250, depth)), [Some(-150), Some(50), None]);
        for game in GameId::ALL.into_iter().filter(|game| *game != GameId::Checkers) {
            let pruning = Pruning::of(game);
            assert_eq!((pruning.enough_turns(1), pruning.hoped(-9000, 1)), (None, None), "{game:?}");
        }
    }

    #[test]
    fn a_logarithm_doubles_with_the_square() {
        assert_eq!([1, 2, 4, 8, 32].map(|n| LOGARITHMS[n]), [0, 8, 16, 24, 40]);
        assert_eq!(LOGARITHMS[3], 12);
    }
}
