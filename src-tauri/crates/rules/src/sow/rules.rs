use std::fmt::Debug;
use std::hash::Hash;

use super::{House, Houses, Seeds};
use crate::{GameId, HistoryRules, PositionError, Reason, Sowing};

/// What a sowing game does with its seeds: the part of a [`Game`](crate::Game) in which the sowing games
/// differ.
pub trait SowingRules: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Which game this is.
    const GAME: GameId;

    /// The endings that hang on the plies before.
    const BY_HISTORY: HistoryRules;

    /// Makes a position.
    ///
    /// # Errors
    /// [`PositionError::Impossible`] where no game comes to stand so.
    fn from_seeds(seeds: Seeds) -> Result<Self, PositionError> {
        Self::check(&seeds)?;
        Ok(Self::from_seeds_unchecked(seeds))
    }

    /// Makes a position of seeds that a game can come to, or came to.
    fn from_seeds_unchecked(seeds: Seeds) -> Self;

    /// Whether a game can come to stand so.
    ///
    /// # Errors
    /// [`PositionError::Impossible`] where none can.
    fn check(seeds: &Seeds) -> Result<(), PositionError>;

    /// The seeds of the position.
    fn seeds(&self) -> &Seeds;

    /// The places that the seeds of a house fall into, one each, over and over until the hand is empty; as
    /// the mover numbers the ring, its own store being 6.
    fn round(house: House) -> &'static [u8];

    /// The houses that may be sown. Answers for positions that are over as if they were not.
    fn open_houses(&self) -> Houses;

    /// Which rule bars a house that holds seeds and is not open.
    fn bar(&self) -> &'static str;

    /// Sows an open house.
    #[must_use]
    fn sow(&self, house: House) -> Self;

    /// What sowing an open house brings.
    fn preview(&self, house: House) -> Sowing;

    /// Whether no earlier position can stand again once this open house is sown.
    fn leaves_no_way_back(&self, house: House) -> bool;

    /// Why the game is over, where the position alone shows it.
    fn why_over(&self) -> Option<Reason>;

    /// Whether each side takes the seeds in its own row when the game ends so.
    fn rows_are_swept(reason: Reason) -> bool;
}
