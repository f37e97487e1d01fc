use rules::{Ending, Game};

/// What search needs to know of a game beyond its rules. Scores are from the side to move, in internal points.
pub(crate) trait Judge: Game {
    /// Internal points to one point of a reported score.
    const UNIT: i32;

    /// Whether a side that can capture must: then nobody can stand still while a capture is open.
    const MUST_CAPTURE: bool;

    /// Whether the value of a game is its final margin rather than who wins.
    const MARGIN: bool;

    /// How many different [`Judge::slot`]s there are.
    const SLOTS: usize;

    /// Where a turn's record lies among those of like turns, for ordering.
    fn slot(turn: Self::Turn) -> usize;

    /// What the turn gains at once, for ordering; 0 is a quiet turn, others are followed beyond the depth.
    fn gain(&self, turn: Self::Turn) -> i32;

    /// Whether some turn may have a [`Judge::gain`]; exactly whether there is a capture on leaping boards.
    fn can_gain(&self) -> bool;

    /// An estimate of the value.
    fn evaluate(&self, weighing: Weighing) -> i32;

    /// The value of a position that is over by itself, `ply` plies from the root.
    fn settled(&self, ending: Ending, ply: usize) -> i32;

    /// The value of a position that is over by history.
    fn broken_off(&self, ending: Ending, ply: usize) -> i32;

    /// The least and the most the value can still be, whatever is played.
    fn bounds(&self) -> (i32, i32);
}

/// What an evaluation looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weighing {
    /// What is won already: men, or seeds in the stores.
    Material,
    /// All that is known of the game.
    Whole,
}
