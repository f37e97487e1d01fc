use std::fmt::Write as _;

use crate::PositionError;

/// Reads a position's text piece by piece and knows where it is, for errors that say so.
pub(crate) struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

/// Men and kings of one side, bit `n` for place `n + 1`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct List {
    pub(crate) men: u64,
    pub(crate) kings: u64,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text: text.as_bytes(), at: 0 }
    }

    pub(crate) fn error(&self, what: impl Into<String>) -> PositionError {
        PositionError::Syntax { what: what.into(), at: self.at }
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Takes the next byte if it is this one.
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    pub(crate) fn expect(&mut self, byte: u8) -> Result<(), PositionError> {
        if self.take(byte) { Ok(()) } else { Err(self.error(format!("expected '{}'", char::from(byte)))) }
    }

    /// The text must end here.
    pub(crate) fn end(&self) -> Result<(), PositionError> {
        if self.at == self.text.len() { Ok(()) } else { Err(self.error("trailing text")) }
    }

    /// A decimal number without sign or leading zeros, up to `max`.
    pub(crate) fn number(&mut self, max: u16) -> Result<u16, PositionError> {
        let start = self.at;
        let mut value: u16 = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value.saturating_mul(10).saturating_add(u16::from(digit - b'0'));
            self.at += 1;
        }
        let digits = self.at - start;
        let fault = if digits == 0 {
            Some("expected a number".to_owned())
        } else if digits > 1 && self.text[start] == b'0' {
            Some("a number with a leading zero".to_owned())
        } else if value > max {
            Some(format!("a number above {max}"))
        } else {
            None
        };
        match fault {
            None => Ok(value),
            Some(what) => {
                self.at = start;
                Err(self.error(what))
            }
        }
    }

    /// A list of places and ranges, perhaps empty, such as `1-3,5,K22`, up to the next `:` or the end.
    pub(crate) fn list(&mut self, places: u8, with_kings: bool) -> Result<List, PositionError> {
        let mut list = List::default();
        if matches!(self.peek(), None | Some(b':')) {
            return Ok(list);
        }
        loop {
            let start = self.at;
            let king = with_kings && self.take(b'K');
            let first = self.place(places)?;
            let end = if !king && self.take(b'-') { self.place(places)? } else { first };
            if end < first || (end == first && self.text[start..self.at].contains(&b'-')) {
                self.at = start;
                return Err(self.error("a range that does not rise"));
            }
            for place in first..=end {
                let bit = 1u64 << (place - 1);
                if (list.men | list.kings) & bit != 0 {
                    self.at = start;
                    return Err(self.error(format!("place {place} is named twice")));
                }
                if king {
                    list.kings |= bit;
                } else {
                    list.men |= bit;
                }
            }
            if !self.take(b',') {
                return Ok(list);
            }
        }
    }

    fn place(&mut self, places: u8) -> Result<u16, PositionError> {
        let start = self.at;
        let place = self.number(u16::from(places))?;
        if place == 0 {
            self.at = start;
            return Err(self.error("places count from 1"));
        }
        Ok(place)
    }
}

/// Writes a list ascending: three or more men in a row as a range, kings singly as `K22`.
pub(crate) fn write_list(out: &mut String, list: List) {
    let mut separator = "";
    let mut place = 0u32;
    while place < 64 {
        if list.kings >> place & 1 == 1 {
            let _ = write!(out, "{separator}K{}", place + 1);
            separator = ",";
            place += 1;
            continue;
        }
        let run = (list.men >> place).trailing_ones();
        if run == 0 {
            place += 1;
            continue;
        }
        if run >= 3 {
            let _ = write!(out, "{separator}{}-{}", place + 1, place + run);
            place += run;
        } else {
            let _ = write!(out, "{separator}{}", place + 1);
            place += 1;
        }
        separator = ",";
    }
}
