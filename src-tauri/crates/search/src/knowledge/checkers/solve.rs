//! Slices solved backwards, the nearest ends first.
//!
//! At level `n` those positions are settled that are won or lost in just `n` plies. Only those can be that have a turn
//! to a position settled at the level before, so only they are looked at.

use std::ops::ControlFlow;

use rules::Game as _;
use rules::checkers::{Checkers, Turn};

use super::Result;
use super::slice::{Pieces, Slices};

/// Positions looked at between two looks at whether anybody still wants the table.
const BETWEEN_LOOKS: usize = 1 << 14;

/// Plies that a byte has room for.
const MOST_PLIES: usize = 250;

/// Two slices that turns lead to and fro between; one, where both sides have the same pieces.
struct Pair {
    pieces: [Pieces; 2],
    bytes: Vec<Vec<u8>>,
    /// Places to look at, by level and slice.
    due: Vec<[Vec<u32>; 2]>,
    turns: Vec<Turn>,
}

/// Solves the slice with these pieces and the one with the sides exchanged, all before them being known.
///
/// # Errors
/// What `look` breaks off with; it is asked now and then.
pub(super) fn solve(
    known: &mut Slices,
    pieces: Pieces,
    look: &mut dyn FnMut() -> ControlFlow<()>,
) -> ControlFlow<()> {
    let both = [pieces, pieces.turned()];
    let slices = if both[0] == both[1] { 1 } else { 2 };
    let bytes = both[..slices].iter().map(|pieces| vec![0; pieces.places() as usize]).collect();
    let due = (0..=MOST_PLIES + 1).map(|_| Default::default()).collect();
    let mut pair = Pair { pieces: both, bytes, due, turns: Vec::new() };
    pair.solve(known, look)?;
    for (pieces, bytes) in both.into_iter().zip(pair.bytes) {
        known.put(pieces, bytes);
    }
    ControlFlow::Continue(())
}

impl Pair {
    fn solve(&mut self, known: &Slices, look: &mut dyn FnMut() -> ControlFlow<()>) -> ControlFlow<()> {
        for side in 0..self.bytes.len() {
            for place in 0..self.bytes[side].len() {
                if place % BETWEEN_LOOKS == 0 {
                    look()?;
                }
                if let Some(position) = self.pieces[side].position_at(place) {
                    self.plan(known, side, place, &position);
                }
            }
        }
        for level in 0..=MOST_PLIES {
            let mut settled = Vec::new();
            for side in 0..self.bytes.len() {
                for (nth, place) in std::mem::take(&mut self.due[level][side]).into_iter().enumerate() {
                    if nth % BETWEEN_LOOKS == 0 {
                        look()?;
                    }
                    let at = place as usize;
                    if self.bytes[side][at] == 0
                        && let Some(position) = self.pieces[side].position_at(at)
                        && self.is_settled(known, side, level as u8, &position)
                    {
                        settled.push((side, at, position));
                    }
                }
            }
            for (side, place, position) in settled {
                let result =
                    if level % 2 == 0 { Result::LostIn(level as u8) } else { Result::WonIn(level as u8) };
                if self.bytes[side][place] == 0 {
                    self.bytes[side][place] = result.byte();
                    self.note_those_before(side, level, &position);
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Notes when to look at a position for the sake of turns that lead out of the pair, and of having no turn at all.
    fn plan(&mut self, known: &Slices, side: usize, place: usize, position: &Checkers) {
        let mut turns = std::mem::take(&mut self.turns);
        turns.clear();
        position.turns(&mut turns);
        if turns.is_empty() {
            self.due[0][side].push(place as u32);
        }
        let (mut soonest_win, mut latest_loss) = (None, None);
        for turn in &turns {
            let after = position.play_unchecked(*turn);
            let result = if after.ending().is_some() {
                Result::LostIn(0)
            } else if Pieces::of(&after) == self.pieces[side].turned() {
                continue;
            } else {
                known.look_up(&after)
            };
            match result {
                Result::LostIn(plies) => {
                    soonest_win = Some(soonest_win.map_or(plies, |soonest: u8| soonest.min(plies)));
                }
                Result::WonIn(plies) => latest_loss = latest_loss.max(Some(plies)),
                Result::Drawn => {}
            }
        }
        for plies in soonest_win.into_iter().chain(latest_loss) {
            self.due[usize::from(plies) + 1][side].push(place as u32);
        }
        self.turns = turns;
    }

    /// Whether a position is won (at odd levels) or lost (at even ones) in so many plies.
    fn is_settled(&mut self, known: &Slices, side: usize, level: u8, position: &Checkers) -> bool {
        let mut turns = std::mem::take(&mut self.turns);
        turns.clear();
        position.turns(&mut turns);
        let pieces = self.pieces[side].turned();
        let result = |turn: &Turn| {
            let after = position.play_unchecked(*turn);
            if Pieces::of(&after) == pieces {
                let there = self.bytes.len() - 1 - side;
                return Result::from_byte(self.bytes[there][pieces.place(&after.turned())]);
            }
            if after.ending().is_some() { Result::LostIn(0) } else { known.look_up(&after) }
        };
        let is_settled = if level % 2 == 1 {
            turns.iter().any(|turn| matches!(result(turn), Result::LostIn(plies) if plies < level))
        } else {
            turns.iter().all(|turn| matches!(result(turn), Result::WonIn(plies) if plies < level))
        };
        self.turns = turns;
        is_settled
    }

    /// Notes the positions one turn before a settled one, among the pair's own, to be looked at on the next level.
    fn note_those_before(&mut self, side: usize, level: usize, position: &Checkers) {
        if level >= MOST_PLIES {
            return;
        }
        let before = self.bytes.len() - 1 - side;
        let pieces = self.pieces[side].turned();
        let due = &mut self.due[level + 1][before];
        position.for_each_step_back(|earlier| due.push(pieces.place(&earlier.turned()) as u32));
    }
}
