//! What a player can see of a level, as data, next to the text that describes it.

use std::time::Duration;

use rand::{Rng, RngExt as _};
use rules::GameId;

use crate::Level;
use crate::judge::Weighing;

/// How one level plays one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelData {
    /// How a turn is chosen where none is played at random.
    pub manner: Manner,
    /// Plies of the deepest iteration.
    pub depth: Option<u32>,
    /// Positions visited at most: a fixed budget of work, the same on every device.
    pub nodes: Option<u64>,
    /// Time taken at most. A level that has it plays as well as the device allows.
    pub time: Option<Duration>,
    /// Whether captures are followed beyond the depth.
    pub follows_captures: bool,
    /// What its evaluation looks at.
    pub weighing: Weighing,
    /// Whether it looks things up in tables and books.
    pub uses_knowledge: bool,
    /// How far an evaluation may be off, up or down, in hundredths of a man.
    pub noise: i32,
    /// The chance that a turn is played at random.
    pub random: Chance,
    /// Whether random turns are drawn from those after which the opponent has no jump, if there are any.
    pub random_gives_nothing: bool,
    /// The chance that a chain ends after its first jump, where chains may end.
    pub breaks_chain: Chance,
}

/// How a level chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// The turn that gains most at once.
    Greedy,
    /// The turn that search finds best.
    Search,
}

/// A chance of so many in so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance(pub u32, pub u32);

impl Chance {
    /// It never happens.
    pub const NEVER: Self = Self(0, 1);

    /// Whether it happens this time.
    pub(crate) fn happens(self, chance: &mut impl Rng) -> bool {
        chance.random_ratio(self.0, self.1)
    }
}

/// A search without a limit or a flaw.
const FULL: LevelData = LevelData {
    manner: Manner::Search,
    depth: None,
    nodes: None,
    time: None,
    follows_captures: true,
    weighing: Weighing::Whole,
    uses_knowledge: false,
    noise: 0,
    random: Chance::NEVER,
    random_gives_nothing: false,
    breaks_chain: Chance::NEVER,
};

/// *Insane*, in every game: the strongest play the device gives in a few seconds; never random.
const INSANE: LevelData = LevelData {
    time: Some(Duration::from_millis(2500)),
    uses_knowledge: true,
    weighing: Weighing::Learned,
    ..FULL
};

/// *Easy* sees its own next turn only, plays at random about a third of the time (yet never just gives a man
/// away), often misses the second jump of a chain. *Medium* sees its turn and the answer, is sometimes random,
/// sometimes breaks off a chain. *Hard* looks several plies deeper, is almost never random and never overlooks
/// that a chain goes on. *Insane* punishes almost every man left hanging.
static SHOLO_GUTI: [LevelData; 4] = [
    LevelData { breaks_chain: Chance(1, 2), ..GUTI[0] },
    LevelData { breaks_chain: Chance(1, 4), ..GUTI[1] },
    GUTI[2],
    GUTI[3],
];

/// As Sholo Guti, but a chain must be finished. So that each level errs as much, any turn may be the random one, also
/// one that gives a man away, and *Medium* and *Hard* play one more often: from level to level four of five games are
/// to be won, in a game that is drawn.
static EGARA_GUTI: [LevelData; 4] = [
    LevelData { random_gives_nothing: false, ..GUTI[0] },
    LevelData { random: Chance(1, 3), random_gives_nothing: false, ..GUTI[1] },
    LevelData { depth: Some(4), random: Chance(1, 12), random_gives_nothing: false, ..GUTI[2] },
    GUTI[3],
];

/// What both line games have.
const GUTI: [LevelData; 4] = [
    LevelData {
        depth: Some(1),
        follows_captures: false,
        weighing: Weighing::Material,
        random: Chance(1, 3),
        random_gives_nothing: true,
        ..FULL
    },
    LevelData {
        depth: Some(2),
        follows_captures: false,
        random: Chance(1, 8),
        random_gives_nothing: true,
        ..FULL
    },
    LevelData {
        depth: Some(6),
        nodes: Some(400_000),
        random: Chance(1, 50),
        random_gives_nothing: true,
        ..FULL
    },
    INSANE,
];

/// *Easy* sees two plies, plays each turn at random with chance 1/4 and weighs the rest with large noise.
/// *Medium* sees four plies and all captures. *Hard* has a fixed budget of work, usually 8-12 plies and all
/// captures.
static CHECKERS: [LevelData; 4] = [
    LevelData { depth: Some(2), follows_captures: false, noise: 2_000, random: Chance(1, 4), ..FULL },
    LevelData { depth: Some(4), ..FULL },
    LevelData { depth: Some(20), nodes: Some(12_000), ..FULL },
    INSANE,
];

/// *Easy* sows at random about a third of the time, else takes the largest capture in sight. *Medium* sees three
/// plies, is sometimes random. *Hard* sees seven plies and also weighs the seeds in each row. *Insane* looks as
/// deep as its time allows, to the end of the game when that is near. Both sowing games have the same four.
static SOWING: [LevelData; 4] = [
    LevelData { manner: Manner::Greedy, weighing: Weighing::Material, random: Chance(1, 3), ..FULL },
    LevelData {
        depth: Some(3),
        follows_captures: false,
        weighing: Weighing::Material,
        random: Chance(1, 8),
        ..FULL
    },
    LevelData { depth: Some(7), nodes: Some(1_000_000), ..FULL },
    INSANE,
];

/// How a level plays a game.
pub fn level_budget(game: GameId, level: Level) -> &'static LevelData {
    let levels = match game {
        GameId::SholoGuti => &SHOLO_GUTI,
        GameId::Checkers => &CHECKERS,
        GameId::Kalah | GameId::Oware => &SOWING,
        GameId::EgaraGuti => &EGARA_GUTI,
    };
    &levels[level as usize]
}
