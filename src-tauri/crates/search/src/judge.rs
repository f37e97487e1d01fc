use rules::{Ending, Game};

use crate::clock::{Clock, Stop};
use crate::found::Found;
use crate::knowledge::{Asked, Knowledge, Outlook};
use crate::table::Memory;

/// The turns of a game played out and what they come to, if it could be.
pub(crate) type PlayedOut<G> = Result<Option<(Vec<<G as Game>::Turn>, Found)>, Stop>;

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

    /// What is known of a position that is not over. A claim must hold whatever was played before, but for a
    /// decisive one: that may rely on no position having stood twice yet.
    fn known(&self, knowledge: &Knowledge, asked: Asked) -> Option<Found> {
        let _ = (knowledge, asked);
        None
    }

    /// What tables and books make of a position that is not over, `quiet` plies after the last irreversible turn. It
    /// may take longer than a search could afford at every position.
    fn outlook(&self, knowledge: &Knowledge, quiet: u16) -> Option<Outlook> {
        let _ = (knowledge, quiet);
        None
    }

    /// Plays the game out to the end where that may succeed within the limits of `clock`: the best turn with what is
    /// expected to follow, and its proven value. What it proves on the way stays in `memory`.
    ///
    /// # Errors
    /// [`Stop::Cancelled`].
    fn play_out(&self, knowledge: &Knowledge, clock: &mut Clock<'_>, memory: &mut Memory) -> PlayedOut<Self> {
        let _ = (knowledge, clock, memory);
        Ok(None)
    }
}

/// What an evaluation looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weighing {
    /// What is won already: men, or seeds in the stores.
    Material,
    /// All that people say of the game.
    Whole,
    /// What a network has learned of the game.
    Learned,
}
