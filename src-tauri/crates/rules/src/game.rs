use std::fmt::Debug;
use std::hash::Hash;

use crate::{
    Board, Continuations, Ending, GameId, HistoryRules, Path, PositionError, Reason, Side, Step, TurnError,
};

/// What each game implements: a small `Copy` position and the rules that act on it.
///
/// A position holds the board and the side to move and nothing of its history: repetition and quiet counts
/// live beside it in [`crate::Line`]. Everything here is a pure function. Methods that take a turn or a
/// path and are not named `unchecked` check it.
pub trait Game: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Which of the five games this is.
    const ID: GameId;

    /// The endings that hang on the plies before.
    const HISTORY: HistoryRules;

    /// A turn as search sees it: small, and one for each different result. Several written turns
    /// ([`Path`]) may share it.
    type Turn: Copy + Eq + Debug + Send + Sync + 'static;

    /// The start position with this side to move.
    fn start(first: Side) -> Self;

    /// Reads a position, with its count of quiet plies where the notation carries one (else 0).
    ///
    /// # Errors
    /// [`PositionError`] where the text breaks the notation or the game's limits; it says what and where.
    fn parse(text: &str) -> Result<(Self, u16), PositionError>;

    /// Writes the position. `quiet` is written only where the game's notation carries it.
    fn text(&self, quiet: u16) -> String;

    /// The side to move; when the game is over, the side that would have moved.
    fn side(&self) -> Side;

    /// `[south, north]`: men or pieces on the board, or seeds in the stores.
    fn score(&self) -> [u8; 2];

    /// The board as an interface draws it.
    fn board(&self) -> Board;

    /// The same position seen from the other side: North's men, houses and turn become South's.
    #[must_use]
    fn turned(&self) -> Self;

    /// The place that [`Game::turned`] sends a place to.
    fn turned_place(place: u8) -> u8;

    /// A 64-bit key of board and side to move, well mixed: equal positions have equal keys.
    fn key(&self) -> u64;

    /// The ending that shows in the position alone, if it is over.
    fn ending(&self) -> Option<Ending>;

    /// The ending for a reason of [`Game::HISTORY`] that holds here.
    fn ending_by_history(&self, reason: Reason) -> Ending;

    /// The sweeps that this ending brings, in order; empty in games that sweep nothing.
    fn sweeps(&self, reason: Reason) -> Vec<Step>;

    /// The position after the sweeps of an ending.
    #[must_use]
    fn swept(&self, reason: Reason) -> Self;

    /// Appends every legal turn, one for each different result; nothing when the game is over by the position alone.
    fn turns(&self, out: &mut Vec<Self::Turn>);

    /// Plays a turn that [`Game::turns`] of this very position gave. Anything else gives a meaningless position.
    #[must_use]
    fn play_unchecked(&self, turn: Self::Turn) -> Self;

    /// Whether the turn sets the count of quiet plies back to 0; no earlier position can stand again after it.
    fn is_irreversible(&self, turn: Self::Turn) -> bool;

    /// Calls `visit` with the position after each legal written turn, full paths counted apart. Allocates nothing.
    fn for_each_result(&self, visit: &mut impl FnMut(&Self));

    /// How many written turns are legal. Allocates nothing.
    fn count_written(&self) -> u64;

    /// Every legal written turn, or any `cap` of them where there are more, and whether some were left out. The order is the generator's.
    fn written(&self, cap: usize) -> (Vec<Path>, bool);

    /// One way to write a turn of [`Game::turns`].
    fn path_of(&self, turn: Self::Turn) -> Path;

    /// The turn that a legal whole path plays.
    ///
    /// # Errors
    /// [`TurnError`] where the path is not a legal whole turn here.
    fn turn_of(&self, path: &Path) -> Result<Self::Turn, TurnError>;

    /// Writes a turn. The path is a legal turn here, or any beginning of one.
    fn write_turn(&self, path: &Path) -> String;

    /// Reads a turn's text, also in the short forms the game's notation allows, and checks that it is legal here.
    ///
    /// # Errors
    /// [`TurnError`] where it is no turn or not legal.
    fn read_turn(&self, text: &str) -> Result<Path, TurnError>;

    /// What may be chosen next after `chosen` places; an empty slice asks for the origins.
    ///
    /// # Errors
    /// [`TurnError::Illegal`] where no legal turn begins so.
    fn continuations(&self, chosen: &[u8]) -> Result<Continuations, TurnError>;

    /// What happens, in order, when a legal path is played, without the sweeps of an ending. A beginning of a
    /// turn gives what shows so far: pieces that leave the board only when the turn ends are still on it.
    fn steps(&self, path: &Path) -> Vec<Step>;
}
