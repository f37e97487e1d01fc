use crate::checkers::Checkers;
use crate::egara_guti::EgaraGuti;
use crate::kalah::Kalah;
use crate::oware::Oware;
use crate::sholo_guti::SholoGuti;
use crate::{
    Board, Continuations, Game, GameId, Line, Outcome, Path, PositionError, Side, Step, TurnError, perft,
};

/// A line of any of the five games: the one place that lists them.
///
/// Everything that knows its game only at run time goes through here; search and tests that know it at
/// compile time take the [`Line`] out with [`with_line!`](crate::with_line).
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Sholo Guti.
    SholoGuti(Line<SholoGuti>),
    /// English checkers.
    Checkers(Line<Checkers>),
    /// Kalah.
    Kalah(Line<Kalah>),
    /// Oware.
    Oware(Line<Oware>),
    /// Egara-guti.
    EgaraGuti(Line<EgaraGuti>),
}

/// Runs one expression with the [`Line`] inside an [`AnyGame`], whichever game it is of.
#[macro_export]
macro_rules! with_line {
    ($game:expr, $line:ident => $body:expr) => {
        match $game {
            $crate::AnyGame::SholoGuti($line) => $body,
            $crate::AnyGame::Checkers($line) => $body,
            $crate::AnyGame::Kalah($line) => $body,
            $crate::AnyGame::Oware($line) => $body,
            $crate::AnyGame::EgaraGuti($line) => $body,
        }
    };
}

impl AnyGame {
    /// A new game from the start position; `first` moves first.
    pub fn new(id: GameId, first: Side) -> Self {
        match id {
            GameId::SholoGuti => Self::SholoGuti(Line::new(first)),
            GameId::Checkers => Self::Checkers(Line::new(first)),
            GameId::Kalah => Self::Kalah(Line::new(first)),
            GameId::Oware => Self::Oware(Line::new(first)),
            GameId::EgaraGuti => Self::EgaraGuti(Line::new(first)),
        }
    }

    /// A game from a position's text.
    ///
    /// # Errors
    /// [`PositionError`] where the text is no position of that game.
    pub fn parse(id: GameId, position: &str) -> Result<Self, PositionError> {
        Ok(match id {
            GameId::SholoGuti => Self::SholoGuti(Line::parse(position)?),
            GameId::Checkers => Self::Checkers(Line::parse(position)?),
            GameId::Kalah => Self::Kalah(Line::parse(position)?),
            GameId::Oware => Self::Oware(Line::parse(position)?),
            GameId::EgaraGuti => Self::EgaraGuti(Line::parse(position)?),
        })
    }

    /// Which game this is.
    pub fn id(&self) -> GameId {
        fn id_of<G: Game>(_: &Line<G>) -> GameId {
            G::ID
        }
        with_line!(self, line => id_of(line))
    }

    /// The position's text, final sweep included when the game is over.
    pub fn position(&self) -> String {
        with_line!(self, line => line.text())
    }

    /// The side to move, `None` when the game is over.
    pub fn to_move(&self) -> Option<Side> {
        if self.outcome().is_some() { None } else { Some(with_line!(self, line => line.position().side())) }
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        with_line!(self, line => line.outcome())
    }

    /// Plies since the start of this line.
    pub fn ply(&self) -> usize {
        with_line!(self, line => line.ply())
    }

    /// Plies counted towards the game's quiet rule.
    pub fn quiet(&self) -> u16 {
        with_line!(self, line => line.quiet())
    }

    /// How many quiet plies end the game, where the game has such a rule.
    pub fn quiet_limit(&self) -> Option<u16> {
        fn limit_of<G: Game>(_: &Line<G>) -> Option<u16> {
            G::HISTORY.quiet.map(|(limit, _)| limit)
        }
        with_line!(self, line => limit_of(line))
    }

    /// `[south, north]`: men or pieces left, or seeds in the stores, of the shown position.
    pub fn score(&self) -> [u8; 2] {
        with_line!(self, line => line.shown().score())
    }

    /// The board as an interface draws it, final sweep included.
    pub fn board(&self) -> Board {
        with_line!(self, line => line.shown().board())
    }

    /// Legal turns in full written form, at most `cap` of them, sorted as byte strings; and whether some were
    /// left out. Empty when the game is over.
    pub fn legal(&self, cap: usize) -> (Vec<String>, bool) {
        if self.outcome().is_some() {
            return (Vec::new(), false);
        }
        with_line!(self, line => {
            let (paths, cut) = line.position().written(cap);
            let mut texts: Vec<String> = paths.iter().map(|path| line.position().write_turn(path)).collect();
            texts.sort_unstable();
            (texts, cut)
        })
    }

    /// Reads a turn's text and checks that it is legal here.
    ///
    /// # Errors
    /// [`TurnError`] where it is no turn, not legal, or the game is over.
    pub fn read_turn(&self, text: &str) -> Result<Path, TurnError> {
        if self.outcome().is_some() {
            return Err(TurnError::GameOver);
        }
        with_line!(self, line => line.position().read_turn(text))
    }

    /// Writes a turn that is legal here, or any beginning of one.
    pub fn write_turn(&self, path: &Path) -> String {
        with_line!(self, line => line.position().write_turn(path))
    }

    /// Plays a whole turn.
    ///
    /// # Errors
    /// [`TurnError`] where it is not legal or the game is over; nothing changes then.
    pub fn play(&mut self, path: &Path) -> Result<(), TurnError> {
        with_line!(self, line => line.play(path))
    }

    /// Reads a turn's text and plays it.
    ///
    /// # Errors
    /// [`TurnError`] as [`AnyGame::read_turn`]; nothing changes then.
    pub fn play_text(&mut self, text: &str) -> Result<(), TurnError> {
        let path = self.read_turn(text)?;
        self.play(&path)
    }

    /// Takes the last ply back, also after the end. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        with_line!(self, line => line.undo())
    }

    /// What may be chosen next after `chosen` places; nothing when the game is over.
    ///
    /// # Errors
    /// [`TurnError`] where no legal turn begins so or the game is over.
    pub fn continuations(&self, chosen: &[u8]) -> Result<Continuations, TurnError> {
        if self.outcome().is_some() {
            return Err(TurnError::GameOver);
        }
        with_line!(self, line => line.position().continuations(chosen))
    }

    /// What happened in the given ply, counted from 0, final sweep included.
    pub fn steps(&self, ply: usize) -> Vec<Step> {
        with_line!(self, line => line.steps(ply))
    }

    /// The written turn of the given ply, counted from 0.
    pub fn turn_text(&self, ply: usize) -> Option<String> {
        with_line!(self, line => line.turn_text(ply))
    }

    /// Who made the given ply, counted from 0.
    pub fn mover(&self, ply: usize) -> Option<Side> {
        with_line!(self, line => if ply < line.ply() { line.before(ply).map(Game::side) } else { None })
    }

    /// The number of turn sequences of exactly `depth` plies from here; see [`perft()`](crate::perft()).
    pub fn perft(&self, depth: u32) -> u64 {
        with_line!(self, line => perft(line.position(), depth))
    }
}
