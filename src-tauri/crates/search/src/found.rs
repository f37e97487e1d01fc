//! What a search finds: a score and what of it is proven.

/// A win by the position itself, before plies are taken off so that the sooner win is the larger.
pub(crate) const WIN: i32 = 20_000;

/// From here on a leaping game's score is a win by the position itself. Nothing else reaches so far, and what
/// search derives from such scores alone is a proof.
pub(crate) const DECISIVE: i32 = 10_000;

/// A win that a table knows of, once the position it knows is reached, before plies up to there are taken off.
pub(crate) const TABLE_WIN: i32 = 15_000;

/// A win that a table says can be kept, with no progress made yet.
pub(crate) const HELD_WIN: i32 = 12_000;

/// A win by history, such as more men after the last quiet ply: sure where it was found, but never a proof.
pub(crate) const WIN_BY_HISTORY: i32 = 9_000;

/// Beyond every score.
pub(crate) const INFINITE: i32 = 30_000;

/// A score from the side to move, with the claims about the true value that were proven on the way.
///
/// Search returns bounds, and each direction of a bound needs its own proof: one good answer proves "at least",
/// only all answers together prove "at most".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) score: i32,
    /// The true value is proven to be `score` or more.
    pub(crate) at_least: bool,
    /// The true value is proven to be `score` or less.
    pub(crate) at_most: bool,
}

impl Found {
    /// An estimate, or a value that hangs on history.
    pub(crate) const fn guess(score: i32) -> Self {
        Self { score, at_least: false, at_most: false }
    }

    /// The true value.
    pub(crate) const fn certain(score: i32) -> Self {
        Self { score, at_least: true, at_most: true }
    }

    /// The same from the other side.
    pub(crate) const fn turned(self) -> Self {
        Self { score: -self.score, at_least: self.at_most, at_most: self.at_least }
    }

    /// Whether the score is the game-theoretic value. For a decisive score one direction suffices: that a
    /// quicker win may exist does not make it less of a win.
    pub(crate) const fn is_proven(self) -> bool {
        (self.at_least && (self.at_most || self.score >= DECISIVE))
            || (self.at_most && self.score <= -DECISIVE)
    }

    /// Whether the claims alone tell all that the window asks.
    pub(crate) const fn answers(self, window: Window) -> bool {
        (self.at_least && (self.at_most || self.score >= window.beta))
            || (self.at_most && self.score <= window.alpha)
    }

    /// Whether the score is a win or a loss that a table knows of, without any progress towards it.
    pub(crate) const fn is_only_held(self) -> bool {
        self.score.abs() >= DECISIVE && self.score.abs() <= HELD_WIN
    }

    /// Plies to the end of a decisive score, or to where a table knows it. `None` also where a win is only held,
    /// however long it takes.
    pub(crate) const fn plies_to_end(self) -> Option<i32> {
        match self.score.abs() {
            score if score > TABLE_WIN => Some(WIN - score),
            score if score > HELD_WIN => Some(TABLE_WIN - score),
            _ => None,
        }
    }
}

/// The scores that still matter to the side to move: more than `alpha`, less than `beta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// Every score matters.
    pub(crate) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// Only whether the score is above `alpha` matters.
    pub(crate) const fn above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The same window from the other side.
    pub(crate) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether an exact score is asked for.
    pub(crate) const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_turns_round_with_the_side() {
        let at_least_four = Found { score: 4, at_least: true, at_most: false };
        assert_eq!(at_least_four.turned(), Found { score: -4, at_least: false, at_most: true });
        assert_eq!(at_least_four.turned().turned(), at_least_four);
    }

    #[test]
    fn a_margin_needs_both_claims_and_a_decided_game_one() {
        assert!(Found::certain(8).is_proven());
        assert!(!Found { score: 8, at_least: true, at_most: false }.is_proven());
        assert!(Found { score: WIN - 5, at_least: true, at_most: false }.is_proven());
        assert!(Found { score: 5 - WIN, at_least: false, at_most: true }.is_proven());
        assert!(!Found { score: 5 - WIN, at_least: true, at_most: false }.is_proven());
        assert!(!Found::guess(0).is_proven());
    }
}
