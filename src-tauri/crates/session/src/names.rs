//! What the players call themselves.

use std::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A player's name, tidied: no blanks around it, nothing that cannot be seen, at most [`Name::MAX_CHARS`] characters.
/// Empty where the player has given none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Name {
    bytes: [u8; Self::MAX_BYTES],
    length: u8,
}

impl Name {
    /// The most characters of a name.
    pub const MAX_CHARS: usize = 20;
    /// No name.
    pub const NONE: Self = Self { bytes: [0; Self::MAX_BYTES], length: 0 };
    const MAX_BYTES: usize = 4 * Self::MAX_CHARS;

    /// The name that a text is, with what is too much left out.
    pub fn new(text: &str) -> Self {
        let visible = |character: &char| !character.is_control() && !turns_text(*character);
        let visible: String = text.trim().chars().filter(visible).take(Self::MAX_CHARS).collect();
        let mut name = Self::NONE;
        for (byte, of_text) in name.bytes.iter_mut().zip(visible.trim().bytes()) {
            *byte = of_text;
            name.length += 1;
        }
        name
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

/// The marks of Unicode's bidirectional algorithm (UAX #9): in a name they would turn the sentence around it.
const fn turns_text(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl Default for Name {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::new(&text))
    }
}

/// The names of two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Names {
    /// Of the player in the south.
    pub south: Name,
    /// Of the player in the north.
    pub north: Name,
}

impl Names {
    /// Nobody has given a name.
    pub const NONE: Self = Self { south: Name::NONE, north: Name::NONE };

    /// Whether nobody has given a name.
    pub fn are_none(&self) -> bool {
        *self == Self::default()
    }

    /// Reads names from a file. No game is lost over names that are spoilt: they are left out.
    pub(crate) fn from_file<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Found {
            Names(Names),
            Spoilt(IgnoredAny),
        }

        Ok(match Found::deserialize(deserializer)? {
            Found::Names(names) => names,
            Found::Spoilt(IgnoredAny) => Self::default(),
        })
    }
}
