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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Side;
    use rules::checkers::Checkers;
    use rules::kalah::Kalah;
    use rules::oware::Oware;
    use rules::sholo_guti::SholoGuti;

    /// Checkers kings that go to and fro: after four plies the position stands again.
    fn to_and_fro(plies: usize) -> Line<Checkers> {
        let mut line: Line<Checkers> = Line::parse("B:WK29:BK4").unwrap_or_else(|error| panic!("{error}"));
        for text in ["4-8", "29-25", "8-4", "25-29"].iter().cycle().take(plies) {
            let path = line.position().read_turn(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(line.play(&path), Ok(()));
        }
        line
    }

    #[test]
    fn a_position_of_the_search_ends_the_game_when_it_returns() {
        let mut trail = Trail::new(&to_and_fro(0));
        let root = trail.last().key;
        for key in [1, 2, 3] {
            trail.enter(key, true);
            assert_eq!(trail.ending::<Checkers>(), None);
        }
        trail.enter(root, true);
        assert_eq!(trail.ending::<Checkers>(), Some(Reason::Repetition));
        trail.leave();
        assert_eq!(trail.ending::<Checkers>(), None);
    }

    #[test]
    fn a_position_before_the_root_counts_as_often_as_the_rule_asks() {
        let key_after = |plies| Trail::new(&to_and_fro(plies)).last().key;
        let mut once_before = Trail::new(&to_and_fro(5));
        once_before.enter(key_after(6), true);
        assert_eq!(once_before.ending::<Checkers>(), None);
        assert_eq!(once_before.ending::<Oware>(), Some(Reason::Repetition));
        let mut twice_before = Trail::new(&to_and_fro(7));
        twice_before.enter(key_after(0), true);
        assert_eq!(twice_before.ending::<Checkers>(), Some(Reason::Repetition));
    }

    #[test]
    fn after_an_irreversible_turn_nothing_returns() {
        let mut trail = Trail::new(&to_and_fro(2));
        let before = trail.last().key;
        trail.enter(1, false);
        trail.enter(before, true);
        assert_eq!((trail.ending::<Checkers>(), trail.quiet()), (None, 1));
    }

    #[test]
    fn the_count_of_quiet_plies_goes_on_from_the_line() {
        let line: Line<SholoGuti> = Line::parse("S:S1-3:N35-37:38").unwrap_or_else(|error| panic!("{error}"));
        let mut trail = Trail::new(&line);
        trail.enter(1, true);
        assert_eq!(trail.ending::<SholoGuti>(), None);
        trail.enter(2, true);
        assert_eq!(trail.ending::<SholoGuti>(), Some(Reason::Quiet));
    }

    #[test]
    fn no_history_ends_a_game_of_kalah() {
        let mut trail = Trail::new(&Line::<Kalah>::new(Side::South));
        let root = trail.last().key;
        (0..200).for_each(|_| trail.enter(root, true));
        assert_eq!(trail.ending::<Kalah>(), None);
    }

    #[test]
    fn a_line_is_worn_once_some_position_has_stood_twice() {
        let worn: Vec<bool> = (0..6).map(|plies| Trail::new(&to_and_fro(plies)).is_worn()).collect();
        assert_eq!(worn, [false, false, false, false, true, true]);
    }
}
