use rules::{Game, Line, Reason};

/// The positions on the way from the last irreversible turn to the one being searched, as keys, and the count of
/// quiet plies: the history that endings hang on.
pub(crate) struct Trail {
    /// Keys of the line's reversible positions before the root, oldest first, then of the search's own.
    steps: Vec<Step>,
    /// How many of them lie before the root.
    before_root: usize,
}

#[derive(Clone, Copy)]
struct Step {
    key: u64,
    quiet: u16,
}

impl Trail {
    /// Stands on a line's current position, which is the root.
    pub(crate) fn new<G: Game>(line: &Line<G>) -> Self {
        let mut steps: Vec<Step> =
            line.reversible().map(|position| Step { key: position.key(), quiet: 0 }).collect();
        steps.reverse();
        let before_root = steps.len();
        steps.push(Step { key: line.position().key(), quiet: line.quiet() });
        Self { steps, before_root }
    }

    fn last(&self) -> Step {
        self.steps.last().copied().unwrap_or(Step { key: 0, quiet: 0 })
    }

    /// The key of the position it stands on.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.last().key
    }

    /// Quiet plies up to the position it stands on.
    #[inline]
    pub(crate) fn quiet(&self) -> u16 {
        self.last().quiet
    }

    /// Goes on to the next position.
    #[inline]
    pub(crate) fn enter(&mut self, key: u64, reversible: bool) {
        let quiet = if reversible { self.quiet().saturating_add(1) } else { 0 };
        self.steps.push(Step { key, quiet });
    }

    /// Goes back one position.
    #[inline]
    pub(crate) fn leave(&mut self) {
        self.steps.pop();
    }

    /// Why history ends the game on the position it stands on, if it does. A position that stands again within
    /// the search counts at its first return: whoever can repeat it once can do so as often as the rule asks.
    #[inline]
    pub(crate) fn ending<G: Game>(&self) -> Option<Reason> {
        let quiet = self.quiet();
        if quiet == 0 {
            return None;
        }
        if let Some(limit) = G::HISTORY.repetitions
            && self.is_repeated(limit)
        {
            return Some(Reason::Repetition);
        }
        match G::HISTORY.quiet {
            Some((limit, reason)) if quiet >= limit => Some(reason),
            _ => None,
        }
    }

    fn is_repeated(&self, limit: u8) -> bool {
        let now = self.last();
        let end = self.steps.len() - 1;
        let start = end - usize::from(now.quiet).min(end);
        let mut before = 0;
        // In every game that knows repetition the sides alternate: only every second position can be the same.
        for at in (start..end).rev().skip(1).step_by(2) {
            if self.steps[at].key == now.key {
                if at >= self.before_root {
                    return true;
                }
                before += 1;
                if before + 1 >= limit {
                    return true;
                }
            }
        }
        false
    }

    /// Whether some position before or at the root has stood twice already, so that its next standing may end
    /// the game where a proof that knows positions alone expects it to go on.
    pub(crate) fn is_worn(&self) -> bool {
        let known = &self.steps[..=self.before_root];
        known.iter().enumerate().any(|(at, step)| known[..at].iter().any(|earlier| earlier.key == step.key))
    }
}
