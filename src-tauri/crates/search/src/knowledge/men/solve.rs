//! Layers solved backwards from their captures.
//!
//! With `k` more quiet plies allowed, a position is worth the best of its captures and of its steps, those seen with
//! `k - 1` plies allowed; with none, history decides. Every sweep allows one ply more, and looks only at positions
//! from which a step leads to one that the last sweep changed. Repetition needs no thought: whoever does better
//! than history would give can do so along a line that comes nearer to a capture with every turn.

use std::ops::ControlFlow;

use super::Worth;
use super::board::{Board, Stand};
use super::layer::{Layer, Layers};
use super::places::{Near, Places};

/// Turns looked at between two looks at whether anybody still wants the table.
const BETWEEN_LOOKS: usize = 1 << 16;

/// Two layers that steps join, while they are being solved. With as many men on either side they are one.
struct Pair<'a> {
    board: &'a Board,
    known: &'a Layers,
    counts: [(usize, usize); 2],
    layers: Vec<Layer>,
    /// One bit a place: whether it may have changed, by layer.
    doubtful: Vec<Vec<u64>>,
}

/// Places by the worth they change to.
type Changes = [Vec<u32>; 3];

/// Solves the layers with `own` and `enemy` men and the other way round, on which all with fewer men are known. Tells
/// after how many sweeps nothing changed any more.
///
/// # Errors
/// What `look` breaks off with; it is asked now and then.
pub(crate) fn solve<B>(
    board: &Board,
    known: &mut Layers,
    own: usize,
    enemy: usize,
    look: &mut impl FnMut() -> ControlFlow<B>,
) -> ControlFlow<B, u32> {
    let counts = [(own, enemy), (enemy, own)];
    let one = usize::from(own != enemy) + 1;
    let mut pair = Pair {
        board,
        known,
        counts,
        layers: counts[..one]
            .iter()
            .map(|(own, enemy)| Layer::with_places(known.places(*own, *enemy)))
            .collect(),
        doubtful: Vec::new(),
    };
    let sweeps = pair.solve(look)?;
    let layers = std::mem::take(&mut pair.layers);
    for ((own, enemy), layer) in counts.into_iter().zip(layers) {
        known.put(own, enemy, layer);
    }
    ControlFlow::Continue(sweeps)
}

impl Pair<'_> {
    fn solve<B>(&mut self, look: &mut impl FnMut() -> ControlFlow<B>) -> ControlFlow<B, u32> {
        for side in 0..self.layers.len() {
            self.doubtful.push(vec![0; (self.places(side) as usize).div_ceil(64)]);
        }
        // Quiet positions, those that steps lead on from: only these ever change.
        let mut stuck = Vec::new();
        for side in 0..self.layers.len() {
            stuck.push(self.begin(side, look)?);
        }
        let quiet = self.doubtful.clone();
        // With one ply allowed only a stuck enemy makes a difference.
        for (side, places) in stuck.into_iter().enumerate() {
            for place in places {
                let (own, enemy) = self.counts[side];
                let stand = self.known.stand_at(place as usize, own, enemy);
                let before = self.layers.len() - 1 - side;
                self.board.each_before(stand, |stand| {
                    if !(self.board.must_capture && self.board.can_capture(stand)) {
                        self.layers[before].set(self.known.place(stand), Worth::Won);
                    }
                });
            }
        }
        let mut sweeps = 0;
        while sweeps + 1 < u32::from(self.board.quiet_plies) {
            let mut changes = Vec::new();
            for side in 0..self.layers.len() {
                changes.push(self.sweep(side, look)?);
            }
            if changes.iter().flatten().all(Vec::is_empty) {
                break;
            }
            sweeps += 1;
            for (side, changes) in changes.into_iter().enumerate() {
                self.apply(side, changes, &quiet, look)?;
            }
        }
        ControlFlow::Continue(sweeps)
    }

    fn places(&self, side: usize) -> u64 {
        let (own, enemy) = self.counts[side];
        self.known.places(own, enemy)
    }

    /// Gives every position what it is worth with no quiet ply left, or by a capture, and marks those that steps lead
    /// on from as doubtful. Returns those that no turn leads on from.
    fn begin<B>(
        &mut self,
        side: usize,
        look: &mut impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, Vec<u32>> {
        let (own, enemy) = self.counts[side];
        let (sets, board, known) = (&self.known.sets, self.board, self.known);
        let movers_are_major = own >= enemy;
        let by_men = Worth::of_men(own, enemy);
        let mut places = Places::new(sets);
        let mut worth = |stand| captured(known, &mut places, stand, movers_are_major);
        let (layer, doubtful) = (&mut self.layers[side], &mut self.doubtful[side]);
        let mut stuck = Vec::new();
        let mut place = 0;
        for orbit in 0..sets.orbit_count(own.max(enemy)) {
            look()?;
            let men = sets.first_of_orbit(own.max(enemy), orbit);
            let jumps = board.jumps_beside(men, movers_are_major);
            sets.each_beside(men, own.min(enemy), |others| {
                let stand = Stand::new(men, others, movers_are_major);
                let capture = board.best_capture(stand, &jumps, others, &mut worth);
                let quiet = !(board.must_capture && capture.is_some()) && board.can_step(stand);
                if quiet {
                    doubtful[place / 64] |= 1 << (place % 64);
                }
                let found = match capture {
                    Some(capture) if quiet => capture.max(by_men),
                    Some(capture) => capture,
                    None if quiet => by_men,
                    None => {
                        stuck.push(place as u32);
                        Worth::Lost
                    }
                };
                layer.set(place, found);
                place += 1;
            });
        }
        ControlFlow::Continue(stuck)
    }

    /// What changes with one more quiet ply allowed among the doubtful; none is doubtful afterwards.
    fn sweep<B>(
        &mut self,
        side: usize,
        look: &mut impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, Changes> {
        let mut changes = Changes::default();
        let mut doubtful = std::mem::take(&mut self.doubtful[side]);
        let (own, enemy) = self.counts[side];
        let (sets, board, known) = (&self.known.sets, self.board, self.known);
        let movers_are_major = own >= enemy;
        let (layer, after) = (&self.layers[side], &self.layers[self.layers.len() - 1 - side]);
        let mut places = [Places::new(sets), Places::new(sets)];
        for orbit in 0..sets.orbit_count(own.max(enemy)) {
            look()?;
            let men = sets.first_of_orbit(own.max(enemy), orbit);
            let mut jumps = None;
            sets.each_marked(orbit, men, own.min(enemy), &doubtful, |place, others| {
                let stand = Stand::new(men, others, movers_are_major);
                let [stepping, capturing] = &mut places;
                let mut now = Worth::Lost;
                if !board.must_capture {
                    let jumps = jumps.get_or_insert_with(|| board.jumps_beside(men, movers_are_major));
                    let mut worth = |stand| captured(known, capturing, stand, movers_are_major);
                    now = board.best_capture(stand, jumps, others, &mut worth).unwrap_or(now);
                }
                let near = if movers_are_major { Near::Enemy } else { Near::Own };
                board.any_step(stand, |stand| {
                    now = now.max(after.get(stepping.of(stand, near)).turned());
                    now == Worth::Won
                });
                if now != layer.get(place) {
                    changes[now as usize].push(place as u32);
                }
            });
        }
        doubtful.fill(0);
        self.doubtful[side] = doubtful;
        ControlFlow::Continue(changes)
    }

    /// Makes the changes and marks the positions that they may change next.
    fn apply<B>(
        &mut self,
        side: usize,
        changes: Changes,
        quiet: &[Vec<u64>],
        look: &mut impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let before = self.layers.len() - 1 - side;
        let (own, enemy) = self.counts[side];
        // Those who moved are the enemy now.
        let near = if own >= enemy { Near::Enemy } else { Near::Own };
        let mut places = Places::new(&self.known.sets);
        for (worth, changed) in [Worth::Lost, Worth::Drawn, Worth::Won].into_iter().zip(changes) {
            for (nth, place) in changed.into_iter().enumerate() {
                if nth % BETWEEN_LOOKS == 0 {
                    look()?;
                }
                let place = place as usize;
                self.layers[side].set(place, worth);
                let stand = self.known.stand_at(place, own, enemy);
                let doubtful = &mut self.doubtful[before];
                self.board.each_before(stand, |stand| {
                    let place = places.of(stand, near);
                    doubtful[place / 64] |= quiet[before][place / 64] & 1 << (place % 64);
                });
            }
        }
        ControlFlow::Continue(())
    }
}

/// What a stand after a capture is worth to the side that has lost men.
#[inline]
fn captured(known: &Layers, places: &mut Places<'_>, stand: Stand, movers_are_major: bool) -> Worth {
    // Those who moved wait now.
    let near = if movers_are_major { Near::Enemy } else { Near::Own };
    let layer = known.layer(stand.own.count_ones() as usize, stand.enemy.count_ones() as usize);
    layer.map_or(Worth::Drawn, |layer| layer.get(places.of(stand, near)))
}
