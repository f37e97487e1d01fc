//! The sowing games once more, slowly and plainly, sharing nothing with the crate: one seed at a time, on a
//! list of counts. What the crate's packed rows do is held against this.

pub(crate) mod kalah;
pub(crate) mod oware;

/// All there is to see on a board: counts and the side to move. Sides are 0 (South) and 1 (North), houses are
/// 0..6 as their owner sows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) houses: [Vec<u32>; 2],
    pub(crate) stores: [u32; 2],
    pub(crate) to_move: usize,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) reason: &'static str,
    /// The board with the rest in the stores.
    pub(crate) table: Table,
}

/// One game's rules: what the tests ask of an oracle.
pub(crate) trait Oracle {
    /// Whether a game can stand so.
    fn is_position(table: &Table) -> bool;
    /// The houses that may be sown, were the game not over.
    fn legal(table: &Table) -> Vec<usize>;
    /// The board after sowing a house, before any sweep.
    fn play(table: &Table, house: usize) -> Table;
    /// The end, given every board since the start, the current one last.
    fn end(boards: &[Table]) -> Option<End>;
}

impl Table {
    pub(crate) fn start() -> Self {
        Self { houses: [vec![4; 6], vec![4; 6]], stores: [0, 0], to_move: 0 }
    }

    /// As the notation writes it: all houses, both stores, the side.
    pub(crate) fn text(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        for side in 0..2 {
            for seeds in &self.houses[side] {
                parts.push(seeds.to_string());
            }
        }
        for seeds in self.stores {
            parts.push(seeds.to_string());
        }
        parts.push(["S", "N"][self.to_move].to_owned());
        parts.join("-")
    }

    /// The letter of the mover's house.
    pub(crate) fn letter(&self, house: usize) -> String {
        ["ABCDEF", "abcdef"][self.to_move][house..=house].to_owned()
    }

    pub(crate) fn row_sum(&self, side: usize) -> u32 {
        self.houses[side].iter().sum()
    }

    /// Moves one side's row into its store.
    pub(crate) fn sweep_row(&mut self, side: usize) {
        for house in 0..6 {
            self.stores[side] += self.houses[side][house];
            self.houses[side][house] = 0;
        }
    }

    /// The winner by the stores, if one holds more.
    pub(crate) fn richer(&self) -> Option<usize> {
        match self.stores {
            [south, north] if south > north => Some(0),
            [south, north] if north > south => Some(1),
            _ => None,
        }
    }
}
