//! Positions and turns as text, after PDN (<https://en.wikipedia.org/wiki/Portable_Draughts_Notation>).

use std::fmt::Write as _;

use super::squares::{crowning_row, number};
use super::{Checkers, MAX_PIECES};
use crate::leap::lists::{List, Reader, write_list};
use crate::{Path, PositionError, Side, TurnError};

/// Reads `B:W21-32:B1-12`: the side to move, then both sides' pieces, either side first.
pub(super) fn read_position(text: &str) -> Result<Checkers, PositionError> {
    let mut reader = Reader::new(text);
    let side = read_colour(&mut reader, |_| false)?;
    let mut lists = [None; 2];
    for _ in Side::BOTH {
        reader.expect(b':')?;
        let owner = read_colour(&mut reader, |side| lists[side.index()].is_some())?;
        lists[owner.index()] = Some(reader.list(32, true)?);
    }
    reader.end()?;
    let [south, north] = lists.map(Option::unwrap_or_default);
    check_side(Side::South, south)?;
    check_side(Side::North, north)?;
    let pieces = [south, north].map(|list| (list.men | list.kings) as u32);
    let shared = pieces[0] & pieces[1];
    if shared != 0 {
        return Err(impossible(format!("both sides stand on square {}", number(shared))));
    }
    if pieces == [0, 0] {
        return Err(impossible("no piece stands on the board".to_owned()));
    }
    Ok(Checkers { pieces, kings: (south.kings | north.kings) as u32, side })
}

/// PDN's letter of a side.
const fn letter(side: Side) -> u8 {
    match side {
        Side::South => b'B',
        Side::North => b'W',
    }
}

/// PDN's name of a side.
const fn colour(side: Side) -> &'static str {
    match side {
        Side::South => "Black",
        Side::North => "White",
    }
}

/// Reads a side's letter, unless that side is `listed` already.
fn read_colour(reader: &mut Reader, listed: impl Fn(Side) -> bool) -> Result<Side, PositionError> {
    let Some(side) = Side::BOTH.into_iter().find(|side| reader.peek() == Some(letter(*side))) else {
        return Err(reader.error("expected 'B' or 'W'"));
    };
    if listed(side) {
        return Err(reader.error(format!("{} is listed twice", colour(side))));
    }
    reader.take(letter(side));
    Ok(side)
}

fn check_side(side: Side, list: List) -> Result<(), PositionError> {
    let pieces = (list.men | list.kings).count_ones();
    if pieces > MAX_PIECES {
        return Err(impossible(format!("{} has {pieces} pieces of at most {MAX_PIECES}", colour(side))));
    }
    let uncrowned = list.men as u32 & crowning_row(side);
    if uncrowned != 0 {
        let (colour, square) = (colour(side), number(uncrowned));
        return Err(impossible(format!("{colour}'s man on {square} stands on its own crowning row")));
    }
    Ok(())
}

fn impossible(what: String) -> PositionError {
    PositionError::Impossible(what)
}

/// Writes a position as [`read_position`] reads it, White first.
pub(super) fn write_position(position: &Checkers) -> String {
    let mut text = String::from(char::from(letter(position.side)));
    for side in [Side::North, Side::South] {
        text.push(':');
        text.push(char::from(letter(side)));
        let (men, kings) = (position.men(side).into(), position.kings(side).into());
        write_list(&mut text, List { men, kings });
    }
    text
}

/// Whether a path of two squares is a step rather than a jump, which lands two rows on.
pub(super) fn is_step(path: &Path) -> bool {
    let row = |square: u8| square.saturating_sub(1) / 4;
    matches!(*path.places(), [from, to] if row(from).abs_diff(row(to)) == 1)
}

/// Writes `11-15` for a step, `22x15x8` for jumps.
pub(super) fn write_turn(path: &Path) -> String {
    let separator = if is_step(path) { '-' } else { 'x' };
    let mut text = String::new();
    for (i, square) in path.places().iter().enumerate() {
        if i > 0 {
            text.push(separator);
        }
        let _ = write!(text, "{square}");
    }
    text
}

/// A turn's text as it was written, not yet asked whether it is legal.
pub(super) struct Written {
    pub(super) path: Path,
    /// Whether it is written as a capture, `22x15`, rather than as a step, `11-15`.
    pub(super) captures: bool,
}

/// Reads a turn's text as squares.
pub(super) fn read_path(text: &str) -> Result<Written, TurnError> {
    let wrong = |what| TurnError::syntax(text, what);
    let captures = text.contains('x');
    if captures == text.contains('-') {
        return Err(wrong("a step is written 11-15, jumps 22x15x8"));
    }
    let mut squares = Vec::new();
    for part in text.split(if captures { 'x' } else { '-' }) {
        let canonical = matches!(part.as_bytes(), [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        let square = part.parse::<u8>().ok().filter(|square| canonical && *square <= 32);
        squares.push(square.ok_or_else(|| wrong("squares are numbered 1 to 32"))?);
    }
    if !captures && squares.len() > 2 {
        return Err(wrong("a step goes to one square"));
    }
    let path = Path::new(&squares).ok_or_else(|| wrong("more landings than there are pieces to jump"))?;
    Ok(Written { path, captures })
}
