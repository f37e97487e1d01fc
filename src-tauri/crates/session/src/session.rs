use rules::{AnyGame, GameId, Side, TurnError};
use thiserror::Error;

use crate::{Level, Opponent, SessionId, SetUp, SetUpError};

/// One game, in progress or finished.
#[derive(Clone, Debug)]
pub struct Session {
    id: SessionId,
    seed: u64,
    set_up: SetUp,
    line: AnyGame,
    undo_used: bool,
    resigned_by: Option<Side>,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UndoError {
    /// A result stands.
    #[error("the game is over")]
    GameOver,
    /// No person has made a turn yet.
    #[error("there is nothing to take back")]
    Nothing,
}

impl Session {
    /// A new game. `id` and `seed` are random and nobody else's.
    ///
    /// # Errors
    /// [`SetUpError`] where the game does not allow the set-up.
    pub fn new(id: SessionId, seed: u64, game: GameId, set_up: SetUp) -> Result<Self, SetUpError> {
        set_up.check(game)?;
        let line = AnyGame::new(game, set_up.first);
        Ok(Self { id, seed, set_up, line, undo_used: false, resigned_by: None })
    }

    /// Its id.
    pub fn id(&self) -> SessionId {
        self.id
    }

    /// What all chance in this game springs from, together with the ply: never a running stream, so that cancelling,
    /// undoing and reloading do not change what the computer plays.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Which game is played.
    pub fn game(&self) -> GameId {
        self.line.id()
    }

    /// What was agreed before.
    pub fn set_up(&self) -> SetUp {
        self.set_up
    }

    /// The position and all turns that led to it.
    pub fn line(&self) -> &AnyGame {
        &self.line
    }

    /// Whether undo was used.
    pub fn undo_used(&self) -> bool {
        self.undo_used
    }

    /// Marks the game as one in which undo was used, when it is loaded.
    pub(crate) fn mark_undo_used(&mut self, used: bool) {
        self.undo_used = used;
    }

    /// Who gave the game up, if somebody did.
    pub(crate) fn resigned_by(&self) -> Option<Side> {
        self.resigned_by
    }

    /// The side to move, `None` when the game is over.
    pub fn to_move(&self) -> Option<Side> {
        if self.resigned_by.is_some() { None } else { self.line.to_move() }
    }

    /// The computer's level, if it is the computer's turn.
    pub fn computer_to_move(&self) -> Option<Level> {
        match (self.to_move()?, self.set_up.opponent) {
            (Side::North, Opponent::Computer { level }) => Some(level),
            _ => None,
        }
    }

    /// Plays a turn for the side to move.
    ///
    /// # Errors
    /// [`TurnError`] where the text is no turn, not legal here, or the game is over; nothing changes then.
    pub fn play(&mut self, turn: &str) -> Result<(), TurnError> {
        if self.resigned_by.is_some() {
            return Err(TurnError::GameOver);
        }
        self.line.play_text(turn)
    }

    /// Whether a side's turns are a person's.
    fn is_person(&self, side: Side) -> bool {
        side == Side::South || self.set_up.opponent == Opponent::TwoPlayers
    }

    /// How many plies undo takes back: those down to the last choice that a person made, this one included.
    fn plies_to_undo(&self) -> Option<usize> {
        let persons = |ply| self.line.mover(ply).is_some_and(|side| self.is_person(side));
        let last = (0..self.line.ply()).rfind(|ply| persons(*ply))?;
        Some(self.line.ply() - last)
    }

    /// Whether undo would do something.
    pub fn can_undo(&self) -> bool {
        self.finish().is_none() && self.plies_to_undo().is_some()
    }

    /// Takes the game back to where a person chose last. Against the computer its answers go too; while it is
    /// to move, the person's turn alone (and, in Kalah, sowings it has made since).
    ///
    /// # Errors
    /// [`UndoError`] after the result, and where no person has made a turn; nothing changes then.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        if self.finish().is_some() {
            return Err(UndoError::GameOver);
        }
        let plies = self.plies_to_undo().ok_or(UndoError::Nothing)?;
        for _ in 0..plies {
            self.line.undo();
        }
        self.undo_used = true;
        Ok(())
    }

    /// Whether giving this game up counts as resigning: it is not over, and a person has made a turn in it. A
    /// turn that was taken back is one too, else undo would be a way out of a lost game.
    pub fn resigns(&self) -> bool {
        self.finish().is_none() && (self.undo_used || self.plies_to_undo().is_some())
    }

    /// Gives the game up where that counts as resigning ([`Session::resigns`]); else nothing happens. The person
    /// against the computer loses, of two players the side to move.
    pub fn resign(&mut self) {
        if self.resigns() {
            let loser = match self.set_up.opponent {
                Opponent::Computer { .. } => Some(Side::South),
                Opponent::TwoPlayers => self.line.to_move(),
            };
            self.resigned_by = loser;
        }
    }
}
