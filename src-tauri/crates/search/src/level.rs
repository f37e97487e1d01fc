use std::fmt;

/// How strong an opponent the computer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Sees the moment and often plays at random.
    Easy,
    /// Sees an exchange and seldom plays at random.
    Medium,
    /// Sees several plies.
    Hard,
    /// The strongest play the device gives in a few seconds.
    Insane,
}

impl Level {
    /// All four, from the weakest.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Insane];

    /// The name used in files, in the protocol and in the interface's messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Insane => "insane",
        }
    }

    /// The level with this [`Level::name`].
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
