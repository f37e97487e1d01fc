use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the person has set, for the whole app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Settings {
    /// The language of all texts.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// How fast turns are shown.
    pub speed: Speed,
    /// Whether the board turns to the player to move, between two players.
    pub turn_board: bool,
    /// Whether turns and results are heard.
    pub sound: bool,
    /// Whether turns and results are felt, on a device that can do so.
    pub haptics: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            theme: Theme::default(),
            speed: Speed::default(),
            turn_board: false,
            sound: true,
            haptics: true,
        }
    }
}

/// The language of all texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// As the device says.
    #[default]
    System,
    /// English.
    En,
    /// Russian.
    Ru,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the device says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast turns are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// At once.
    Off,
    /// Half the usual speed.
    Slow,
    /// The usual speed.
    #[default]
    Normal,
    /// Twice the usual speed.
    Fast,
}
