//! How positions and turns of the sowing games are written.
//!
//! A position is the notation Aualé uses: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S` for A..F, a..f, South's store,
//! North's store and the side to move. A turn is its house's letter.

use super::{HOUSES, PLACES, SEEDS, SOUTH_STORE};
use crate::{PositionError, Side};

/// The letters by place on the ring, stores blank.
const LETTERS: [Option<char>; PLACES] = {
    let mut letters = [None; PLACES];
    let mut house = 0;
    while house < HOUSES {
        letters[house] = Some((b'A' + house as u8) as char);
        letters[house + 7] = Some((b'a' + house as u8) as char);
        house += 1;
    }
    letters
};

/// The places in the order a position names them: all houses, then the stores.
const ORDER: [usize; PLACES] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, SOUTH_STORE as usize, 13];

/// The letter of a house; stores and places that do not exist have none.
pub(super) fn letter(place: u8) -> Option<char> {
    LETTERS.get(usize::from(place)).copied().flatten()
}

/// The house with this letter, of either side.
pub(super) fn place(letter: char) -> Option<u8> {
    LETTERS.iter().position(|known| *known == Some(letter)).map(|place| place as u8)
}

pub(super) fn write_position(places: &[u8; PLACES], side: Side) -> String {
    let mut text = String::with_capacity(2 * PLACES + 2);
    for place in ORDER {
        text.push_str(&places[place].to_string());
        text.push('-');
    }
    text.push(side.letter());
    text
}

/// Reads exactly what [`write_position`] writes. The counts may add up to anything.
pub(super) fn read_position(text: &str) -> Result<([u8; PLACES], Side), PositionError> {
    let mut reader = Reader { text, at: 0 };
    let mut places = [0; PLACES];
    for place in ORDER {
        places[place] = reader.count()?;
        reader.dash()?;
    }
    let side = reader.side()?;
    reader.end()?;
    Ok((places, side))
}

/// Everything read so far was ASCII, so `at` counts bytes and characters alike.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn refuse<T>(&self, what: &str) -> Result<T, PositionError> {
        let found = match self.rest().chars().next() {
            Some(found) => format!("{what} expected, {found:?} found"),
            None => format!("{what} expected, the text ends"),
        };
        Err(PositionError::Syntax { what: found, at: self.at })
    }

    fn count(&mut self) -> Result<u8, PositionError> {
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return self.refuse("a count of seeds");
        }
        let numeral = &rest[..digits];
        if digits > 1 && numeral.starts_with('0') {
            let what = "a count of seeds written with a needless 0".to_owned();
            return Err(PositionError::Syntax { what, at: self.at });
        }
        match numeral.parse() {
            Ok(count) if count <= SEEDS => {
                self.at += digits;
                Ok(count)
            }
            _ => {
                let what = format!("a count of more than {SEEDS} seeds");
                Err(PositionError::Syntax { what, at: self.at })
            }
        }
    }

    fn dash(&mut self) -> Result<(), PositionError> {
        if !self.rest().starts_with('-') {
            return self.refuse("\"-\"");
        }
        self.at += 1;
        Ok(())
    }

    fn side(&mut self) -> Result<Side, PositionError> {
        let found = Side::BOTH.into_iter().find(|side| self.rest().starts_with(side.letter()));
        let Some(side) = found else {
            return self.refuse("the side to move, \"S\" or \"N\",");
        };
        self.at += 1;
        Ok(side)
    }

    fn end(&self) -> Result<(), PositionError> {
        if self.rest().is_empty() { Ok(()) } else { self.refuse("the end") }
    }
}
