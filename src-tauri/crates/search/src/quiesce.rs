use crate::clock::Stop;
use crate::found::{Found, INFINITE, Window};
use crate::judge::Judge;
use crate::tree::Tree;
use crate::turns::{Child, Effort};

impl<G: Judge> Tree<'_, G> {
    /// The value of a position below the depth: captures are followed until there are none, so that no estimate
    /// is made in the middle of an exchange (<https://www.chessprogramming.org/Quiescence_Search>).
    ///
    /// Where capturing is free, the side to move may also stand still and take the estimate; where it is
    /// compulsory, it may not.
    pub(crate) fn follow_captures(
        &mut self,
        position: &G,
        ply: usize,
        window: Window,
    ) -> Result<Found, Stop> {
        let goes_on = self.follows_captures && position.can_gain();
        if !goes_on {
            return Ok(Found::guess(self.estimate(position)));
        }
        let mut best = Found { score: -INFINITE, at_least: false, at_most: true };
        if !G::MUST_CAPTURE {
            best = Found::guess(self.estimate(position));
            if best.score >= window.beta {
                return Ok(best);
            }
        }
        let list = self.lists.open(position, |_, turn| Some(position.gain(turn)).filter(|gain| *gain > 0));
        self.clock.count_work(self.lists.generated())?;
        for tried in 0..list.len() {
            let turn = self.lists.pick(list, tried).turn;
            let alpha = window.alpha.max(best.score);
            let narrowed = Window { alpha, beta: window.beta };
            let found = self.try_turn(&Child::new(position, turn), Effort::whole(0), ply + 1, narrowed)?;
            best.at_most &= found.at_most;
            if found.score > best.score {
                best = Found { at_most: best.at_most, ..found };
                if found.score > alpha && window.is_open() {
                    self.lines.extend(ply, turn);
                }
                if found.score >= window.beta {
                    best.at_most &= tried + 1 == list.len();
                    break;
                }
            }
        }
        self.lists.close(list);
        Ok(best)
    }

    /// What the evaluation says, kept within what can still happen.
    pub(crate) fn estimate(&self, position: &G) -> i32 {
        let (least, most) = position.bounds();
        position.evaluate(self.weighing).clamp(least, most)
    }
}
