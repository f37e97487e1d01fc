//! Random games between two players, played as the interface plays them: by choosing places.

use desk::wire::{ContinuationsView, GameName, GameView, StepView};

use crate::table::{Table, two_players};

/// A source of chance: Knuth's multiplier; only its upper bits are used.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A turn as it was chosen.
pub(crate) struct Chosen {
    pub(crate) turn: String,
    /// What was shown while choosing it.
    pub(crate) shown: Vec<StepView>,
}

/// Chooses a turn at random, landing by landing, ending it where it may end or must.
pub(crate) async fn choose(table: &Table, view: &GameView, chance: &mut Chance) -> Chosen {
    let origin = &view.origins[chance.below(view.origins.len())];
    if let Some(turn) = &origin.turn {
        return Chosen { turn: turn.clone(), shown: Vec::new() };
    }
    let mut places = vec![origin.from];
    let mut then: ContinuationsView = origin.then.clone();
    let mut shown = Vec::new();
    loop {
        if let Some(turn) = then.turn.filter(|_| then.next.is_empty() || chance.below(4) == 0) {
            return Chosen { turn, shown };
        }
        let next = &then.next[chance.below(then.next.len())];
        places.push(next.to);
        shown.extend(next.steps.clone());
        if !next.goes_on {
            return Chosen { turn: next.turn.clone().unwrap(), shown };
        }
        then = table.desk().continuations(view.game, view.revision, places.clone()).await.unwrap();
    }
}

/// Plays one game to its end and calls `visit` with each view, what was chosen there, and the view after it.
pub(crate) async fn walk(
    table: &Table,
    game: GameName,
    chance: u64,
    mut visit: impl AsyncFnMut(&GameView, &Chosen, &GameView),
) {
    let mut chance = Chance(chance);
    let mut view = table.start(game, two_players(game)).await;
    while view.result.is_none() {
        let chosen = choose(table, &view, &mut chance).await;
        let after = table.play(&view, &chosen.turn).await;
        visit(&view, &chosen, &after).await;
        view = after;
    }
}
