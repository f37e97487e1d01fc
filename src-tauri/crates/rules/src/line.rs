use crate::{Ending, Game, Outcome, Path, PositionError, Reason, Side, Step, TurnError};

/// A game from its start position on: the one place for history.
///
/// It holds every position since the start, counts quiet plies, and knows the endings by repetition and by
/// quiet count. The start position is its own first occurrence.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    start: Standing<G>,
    plies: Vec<Ply<G>>,
    ending: Option<Ending>,
}

/// A position with the quiet plies that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing<G> {
    position: G,
    quiet: u16,
}

#[derive(Clone, Debug)]
struct Ply<G> {
    path: Path,
    after: Standing<G>,
}

impl<G: Game> Line<G> {
    /// A new game from the start position; `first` moves first.
    pub fn new(first: Side) -> Self {
        Self::from_position(G::start(first), 0)
    }

    /// A game from a position's text.
    ///
    /// # Errors
    /// [`PositionError`] as [`Game::parse`].
    pub fn parse(text: &str) -> Result<Self, PositionError> {
        let (position, quiet) = G::parse(text)?;
        Ok(Self::from_position(position, quiet))
    }

    fn from_position(position: G, quiet: u16) -> Self {
        let mut line = Self { start: Standing { position, quiet }, plies: Vec::new(), ending: None };
        line.ending = line.find_ending();
        line
    }

    fn standing(&self) -> &Standing<G> {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The current position, before any final sweep.
    pub fn position(&self) -> &G {
        &self.standing().position
    }

    /// The current position as it is shown: the final sweep included when the game is over.
    pub fn shown(&self) -> G {
        match self.ending {
            Some(ending) => self.position().swept(ending.reason),
            None => *self.position(),
        }
    }

    /// The shown position's text.
    pub fn text(&self) -> String {
        self.shown().text(self.quiet())
    }

    /// Consecutive plies that count towards the game's quiet rule; 0 in games without one.
    pub fn quiet(&self) -> u16 {
        if G::HISTORY.quiet.is_some() { self.standing().quiet } else { 0 }
    }

    /// Plies since the start of this line.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// The turns so far.
    pub fn paths(&self) -> impl DoubleEndedIterator<Item = &Path> + ExactSizeIterator {
        self.plies.iter().map(|ply| &ply.path)
    }

    /// The position before the given ply, counted from 0; `None` past the end.
    pub fn before(&self, ply: usize) -> Option<&G> {
        match ply.checked_sub(1) {
            None => Some(&self.start.position),
            Some(last) => self.plies.get(last).map(|ply| &ply.after.position),
        }
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| Outcome { ending, score: self.shown().score() })
    }

    /// How often the current position has stood in this line, at least 1.
    pub fn occurrences(&self) -> u8 {
        let now = *self.position();
        let earlier = self.reversible().filter(|position| **position == now).count();
        u8::try_from(earlier).map_or(u8::MAX, |earlier| earlier.saturating_add(1))
    }

    /// The earlier positions that can stand again: those since the last irreversible turn, latest first,
    /// without the current one.
    pub fn reversible(&self) -> impl Iterator<Item = &G> {
        let back = usize::from(self.standing().quiet).min(self.plies.len());
        let last = self.plies.len();
        (last - back..last).rev().filter_map(|ply| self.before(ply))
    }

    /// Plays a whole turn.
    ///
    /// # Errors
    /// [`TurnError::GameOver`] when the game is over, [`TurnError`] as [`Game::turn_of`] else; the line is
    /// unchanged then.
    pub fn play(&mut self, path: &Path) -> Result<(), TurnError> {
        if self.ending.is_some() {
            return Err(TurnError::GameOver);
        }
        let turn = self.position().turn_of(path)?;
        let position = *self.position();
        let quiet = if position.is_irreversible(turn) { 0 } else { self.standing().quiet.saturating_add(1) };
        let after = Standing { position: position.play_unchecked(turn), quiet };
        self.plies.push(Ply { path: path.clone(), after });
        self.ending = self.find_ending();
        Ok(())
    }

    /// Takes the last ply back, also after the end. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let undone = self.plies.pop().is_some();
        if undone {
            self.ending = self.find_ending();
        }
        undone
    }

    /// Order of endings: those of the position itself, then repetition, then the quiet count.
    fn find_ending(&self) -> Option<Ending> {
        let position = self.position();
        position.ending().or_else(|| {
            let repeated = G::HISTORY.repetitions.is_some_and(|limit| self.occurrences() >= limit);
            let quiet = G::HISTORY.quiet.filter(|(limit, _)| self.standing().quiet >= *limit);
            let reason = if repeated { Some(Reason::Repetition) } else { quiet.map(|(_, reason)| reason) };
            reason.map(|reason| position.ending_by_history(reason))
        })
    }

    /// What happened in the given ply, counted from 0: the turn's steps and, where it ended the game, the final sweep.
    pub fn steps(&self, ply: usize) -> Vec<Step> {
        let (Some(before), Some(played)) = (self.before(ply), self.plies.get(ply)) else {
            return Vec::new();
        };
        let mut steps = before.steps(&played.path);
        if let Some(ending) = self.ending.filter(|_| ply + 1 == self.plies.len()) {
            steps.extend(self.position().sweeps(ending.reason));
        }
        steps
    }

    /// The text of the given ply, counted from 0.
    pub fn turn_text(&self, ply: usize) -> Option<String> {
        let path = &self.plies.get(ply)?.path;
        Some(self.before(ply)?.write_turn(path))
    }
}
