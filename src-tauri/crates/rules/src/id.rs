use std::fmt;

/// Makes the games' names, and everything that must name each of them once, from one list.
macro_rules! games {
    ($($(#[$about:meta])* $game:ident = $name:literal,)*) => {
        /// Which of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameId {
            $($(#[$about])* $game,)*
        }

        impl GameId {
            /// All of them, in the order the app lists them; a game's place here is its value as a number.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$game),*];

            /// The name used in files, in the protocol and in the interface's messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$game => $name,)*
                }
            }
        }
    };
}

games! {
    /// Sholo Guti: sixteen beads a side on 37 points.
    SholoGuti = "sholo-guti",
    /// English checkers (draughts).
    Checkers = "checkers",
    /// Kalah with six houses and four stones.
    Kalah = "kalah",
    /// Oware by the Abapa rules.
    Oware = "oware",
    /// Egara-guti: eleven men a side on 23 points.
    EgaraGuti = "egara-guti",
}

impl GameId {
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
