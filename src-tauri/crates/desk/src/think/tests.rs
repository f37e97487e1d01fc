//! The computer's turn, with a computer that thinks until it is told what to answer, or cancelled.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Mutex};

use session::{Level, Session};
use tokio::task::JoinHandle;

use crate::Desk;
use crate::thinking::Chooser;
use crate::wire::{
    Ask, DeskError, ErrorCode, GameName, GameView, LevelName, Names, Opponent, Paint, Seat, SetUp, Settings,
};

use GameName::{Kalah, SholoGuti};

/// Takes its answers, in order, from a test.
#[derive(Debug)]
struct Patient {
    answers: Mutex<Receiver<&'static str>>,
    begun: Arc<AtomicUsize>,
    /// Whether it does not care about being cancelled.
    stubborn: bool,
}

impl Chooser for Patient {
    fn choose(&self, _: &Session, _: Level, cancel: &AtomicBool) -> Result<String, DeskError> {
        self.begun.fetch_add(1, SeqCst);
        while self.stubborn || !cancel.load(SeqCst) {
            let answer = self.answers.lock().unwrap().try_recv();
            match answer {
                Ok("panic") => panic!("the search has a fault"),
                Ok(turn) => return Ok(turn.to_owned()),
                Err(TryRecvError::Disconnected) => break,
                Err(TryRecvError::Empty) => std::thread::yield_now(),
            }
        }
        Err(DeskError::cancelled())
    }

    fn forget(&self) {}
}

struct Table {
    desk: Desk,
    answers: Sender<&'static str>,
    begun: Arc<AtomicUsize>,
    _folder: tempfile::TempDir,
}

impl Table {
    fn new() -> Self {
        Self::with(false)
    }

    /// With a computer that goes on thinking when it is cancelled.
    fn stubborn() -> Self {
        Self::with(true)
    }

    fn with(stubborn: bool) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (answers, received) = mpsc::channel();
        let begun = Arc::new(AtomicUsize::new(0));
        let patient = Patient { answers: Mutex::new(received), begun: Arc::clone(&begun), stubborn };
        let desk = Desk::with_chooser(folder.path(), Box::new(patient)).unwrap();
        Self { desk, answers, begun, _folder: folder }
    }

    /// A game in which the computer is to move.
    async fn game(&self) -> GameView {
        let opponent = Opponent::Computer { level: LevelName::Easy };
        let set_up = SetUp { opponent, first: Seat::South, paint: Paint::Light, names: Names::default() };
        let view = self.desk.start(SholoGuti, set_up, true).await.unwrap();
        self.desk.play(SholoGuti, view.revision, "12-17".to_owned()).await.unwrap()
    }

    async fn now(&self) -> GameView {
        self.desk.open_game(SholoGuti).await.unwrap()
    }

    /// Has the computer think, and returns when the desk has heard it.
    async fn think(&self, view: &GameView) -> JoinHandle<Result<GameView, DeskError>> {
        let (desk, game, revision) = (self.desk.clone(), view.game, view.revision);
        let thinking = tokio::spawn(async move { desk.think(game, revision).await });
        tokio::task::yield_now().await;
        // The game's lock is fair: this is answered after that was heard.
        self.desk.open_game(game).await.unwrap();
        thinking
    }

    fn answer(&self, turn: &'static str) {
        self.answers.send(turn).unwrap();
    }

    /// Waits until every search has ended, and done what it does with its answer.
    async fn searches_have_ended(&self) {
        while Arc::strong_count(&self.desk.room) > 1 {
            tokio::task::yield_now().await;
        }
    }
}

async fn assert_cancelled(thinking: JoinHandle<Result<GameView, DeskError>>) {
    assert_eq!(thinking.await.unwrap().unwrap_err().code, ErrorCode::Cancelled);
}

#[tokio::test]
async fn all_who_ask_wait_for_one_search_and_get_one_answer() {
    let table = Table::new();
    let view = table.game().await;
    let first = table.think(&view).await;
    let second = table.think(&view).await;
    assert!(!first.is_finished() && !second.is_finished());
    table.answer("26-21");
    let (first, second) = (first.await.unwrap(), second.await.unwrap());
    assert_eq!(first, second);
    assert_eq!(table.begun.load(SeqCst), 1);
    let after = first.unwrap();
    assert_eq!((after.turns.len(), after.ask), (2, Ask::MayCapture));
    assert_eq!(after.board, table.now().await.board);
}

#[tokio::test]
async fn the_turn_is_played_even_if_nobody_waits_for_it_any_more() {
    let table = Table::new();
    let view = table.game().await;
    table.think(&view).await.abort();
    // A page that was loaded anew joins.
    let again = table.think(&view).await;
    table.answer("26-21");
    assert_eq!(again.await.unwrap().unwrap().turns.len(), 2);
    assert_eq!(table.begun.load(SeqCst), 1);
}

#[tokio::test]
async fn stopping_cancels_all_who_wait_and_changes_nothing() {
    let table = Table::new();
    let view = table.game().await;
    let (first, second) = (table.think(&view).await, table.think(&view).await);
    table.desk.stop(SholoGuti).await;
    assert_cancelled(first).await;
    assert_cancelled(second).await;
    assert_eq!(table.now().await, GameView { steps: Vec::new(), ..view });
}

#[tokio::test]
async fn after_a_stop_thinking_begins_anew_on_the_same_revision() {
    let table = Table::new();
    let view = table.game().await;
    let stopped = table.think(&view).await;
    table.desk.stop(SholoGuti).await;
    assert_cancelled(stopped).await;
    let again = table.think(&view).await;
    table.answer("26-21");
    assert_eq!(again.await.unwrap().unwrap().turns.len(), 2);
}

#[tokio::test]
async fn while_it_thinks_undo_takes_the_persons_turn_and_cancels_it() {
    let table = Table::new();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    let undone = table.desk.undo(SholoGuti, view.revision).await.unwrap();
    assert_cancelled(thinking).await;
    assert_eq!((undone.turns.len(), undone.ask), (0, Ask::Move));
    table.searches_have_ended().await;
    assert_eq!(table.now().await, undone);
}

#[tokio::test]
async fn a_new_game_cancels_the_thinking_about_the_old() {
    let table = Table::new();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    let next = table.desk.start(SholoGuti, view.set_up, true).await.unwrap();
    assert_cancelled(thinking).await;
    table.searches_have_ended().await;
    assert_eq!(table.now().await, next);
}

#[tokio::test]
async fn an_answer_that_comes_too_late_is_not_applied() {
    let table = Table::stubborn();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    // The same position comes back on another revision.
    let undone = table.desk.undo(SholoGuti, view.revision).await.unwrap();
    let again = table.desk.play(SholoGuti, undone.revision, "12-17".to_owned()).await.unwrap();
    assert_cancelled(thinking).await;
    table.answer("26-21");
    table.searches_have_ended().await;
    assert_eq!(table.now().await, GameView { steps: Vec::new(), ..again });
}

#[tokio::test]
async fn nor_is_one_that_was_stopped_though_the_game_is_still_the_same() {
    let table = Table::stubborn();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    table.desk.stop(SholoGuti).await;
    assert_cancelled(thinking).await;
    table.answer("26-21");
    table.searches_have_ended().await;
    assert_eq!(table.now().await, GameView { steps: Vec::new(), ..view });
}

#[tokio::test]
async fn what_changes_no_game_leaves_it_thinking() {
    let table = Table::new();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    let refused = table.desk.start(SholoGuti, view.set_up, false).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::UnfinishedGame);
    let refused = table.desk.undo(SholoGuti, view.revision - 1).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::StaleRevision);
    let refused = table.desk.play(SholoGuti, view.revision, "26-21".to_owned()).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::NotYourTurn);
    table.desk.set_settings(Settings::default()).await.unwrap();
    table.desk.stop(Kalah).await;
    table.answer("26-21");
    assert_eq!(thinking.await.unwrap().unwrap().turns.len(), 2);
}

#[tokio::test]
async fn the_other_games_go_on_while_it_thinks() {
    let table = Table::new();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    let kalah = table.desk.start(Kalah, view.set_up, false).await.unwrap();
    let kalah = table.desk.play(Kalah, kalah.revision, "C".to_owned()).await.unwrap();
    assert_eq!(table.desk.undo(Kalah, kalah.revision).await.unwrap().turns.len(), 0);
    assert_eq!(table.desk.home().await.unwrap().games.len(), rules::GameId::ALL.len());
    assert!(!thinking.is_finished());
    table.answer("26-21");
    assert_eq!(thinking.await.unwrap().unwrap().turns.len(), 2);
}

#[tokio::test]
async fn a_turn_that_the_rules_do_not_allow_is_not_played() {
    let table = Table::new();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    table.answer("26-17");
    assert_eq!(thinking.await.unwrap().unwrap_err().code, ErrorCode::IllegalTurn);
    assert_eq!(table.now().await, GameView { steps: Vec::new(), ..view });
}

#[tokio::test]
async fn nobody_waits_for_ever_for_a_search_that_breaks() {
    let table = Table::new();
    let view = table.game().await;
    let thinking = table.think(&view).await;
    table.answer("panic");
    assert_cancelled(thinking).await;
    let again = table.think(&view).await;
    table.answer("26-21");
    assert_eq!(again.await.unwrap().unwrap().turns.len(), 2);
}
