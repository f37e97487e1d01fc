use crate::found::{DECISIVE, Window};
use crate::judge::Judge;
use crate::order::Ranked;
use crate::tree::Tree;

/// Which turns of a position are not searched at all, where it is only asked whether one of them is better and the depth
/// is near. They come last in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeftOut {
    /// How many turns are enough: of those after them, only what something speaks for is searched.
    enough: usize,
    /// Whether one is enough, whatever speaks for the others.
    is_hopeless: bool,
}

impl LeftOut {
    const NONE: Self = Self { enough: usize::MAX, is_hopeless: false };

    /// Whether the turns left out begin with this one, to be tried after `tried` others.
    pub(crate) fn begin_with<T>(self, ranked: &Ranked<T>, tried: usize) -> bool {
        let is_plain = self.is_hopeless || ranked.is_plain();
        is_plain && tried >= self.enough
    }
}

impl<G: Judge> Tree<'_, G> {
    /// What is left out of a position's turns with `depth` plies left. A position is hopeless where the estimate lies so
    /// far below what is asked that no quiet turn can be expected to make up for it, and nothing can be captured.
    pub(crate) fn left_out(&self, position: &G, depth: i32, window: Window) -> LeftOut {
        let asks_little = self.is_selective && !window.is_open() && window.alpha > -DECISIVE;
        let Some(enough) = self.pruning.enough_turns(depth).filter(|_| asks_little) else {
            return LeftOut::NONE;
        };
        let is_hopeless = !position.can_gain()
            && self.pruning.hoped(self.estimate(position), depth).is_some_and(|most| most <= window.alpha);
        LeftOut { enough: if is_hopeless { 1 } else { enough }, is_hopeless }
    }
}
