use std::fmt;

/// Which of the five games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameId {
    /// Sholo Guti: sixteen beads a side on 37 points.
    SholoGuti,
    /// English checkers (draughts).
    Checkers,
    /// Kalah with six houses and four stones.
    Kalah,
    /// Oware by the Abapa rules.
    Oware,
    /// Egara-guti: eleven men a side on 23 points.
    EgaraGuti,
}

impl GameId {
    /// All five, in the order the app lists them.
    pub const ALL: [Self; 5] = [Self::SholoGuti, Self::Checkers, Self::Kalah, Self::Oware, Self::EgaraGuti];

    /// The name used in files, in the protocol and in the interface's messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SholoGuti => "sholo-guti",
            Self::Checkers => "checkers",
            Self::Kalah => "kalah",
            Self::Oware => "oware",
            Self::EgaraGuti => "egara-guti",
        }
    }

    /// The game with this [`GameId::name`].
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.name() == name)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
