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
    /// What is left out of a position's turns with `depth` plies left. A position is hopeless where what is estimated of
    /// it lies so far below what is asked that no quiet turn can be expected to make up for it.
    pub(crate) fn left_out(&self, estimate: Option<i32>, depth: i32, window: Window) -> LeftOut {
        if !self.is_selective || window.is_open() || window.alpha <= -DECISIVE {
            return LeftOut::NONE;
        }
        let most = estimate.and_then(|estimate| self.pruning.hoped(estimate, depth));
        let is_hopeless = most.is_some_and(|most| most <= window.alpha);
        let enough = if is_hopeless { Some(1) } else { self.pruning.enough_turns(depth) };
        LeftOut { enough: enough.unwrap_or(usize::MAX), is_hopeless }
    }
}
