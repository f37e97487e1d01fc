//! Games that one more turn of the person ends.

use desk::wire::GameView;
use rules::{GameId, Side};
use session::{Session, SessionId, SetUp, Verdict};

use crate::table::Table;

/// A game against the computer at the usual level which the person's `last` turn ends.
pub(crate) struct Nearly {
    pub(crate) session: Session,
    pub(crate) last: String,
}

/// A game whose last turn makes it end so.
pub(crate) fn nearly(game: GameId, verdict: Verdict) -> Nearly {
    nearly_with(game, verdict, 1, |session| session)
}

/// The same with this id, and prepared by `prepare` before its first turn.
pub(crate) fn nearly_with(
    game: GameId,
    verdict: Verdict,
    id: u64,
    prepare: impl Fn(Session) -> Session,
) -> Nearly {
    let new = || prepare(Session::new(SessionId(id), 5, game, SetUp::usual(game)).unwrap());
    for chance in 0..10_000 {
        let mut session = new();
        play_out(&mut session, chance);
        let last = session.line().ply() - 1;
        if session.verdict().unwrap().1 == verdict && session.line().mover(last) == Some(Side::South) {
            let mut save = session.save();
            let last = save.turns.pop().unwrap();
            return Nearly { session: Session::load(save).unwrap(), last };
        }
    }
    panic!("no game of {game} ends so")
}

/// The same after an undo.
pub(crate) fn nearly_after_undo(game: GameId, verdict: Verdict, id: u64) -> Nearly {
    nearly_with(game, verdict, id, |mut session| {
        let (legal, _) = session.line().legal(1);
        session.play(&legal[0]).unwrap();
        session.undo().unwrap();
        session
    })
}

/// Lays the game on the table and ends it.
pub(crate) async fn finish(mut table: Table, nearly: &Nearly) -> (Table, GameView) {
    table.close();
    table.write_game(&nearly.session, &[]);
    let table = table.reopened();
    let view = table.open(nearly.session.game().into()).await;
    let view = table.play(&view, &nearly.last).await;
    (table, view)
}

/// Plays at random to the end.
pub(crate) fn play_out(session: &mut Session, mut chance: u64) {
    while session.finish().is_none() {
        let (legal, _) = session.line().legal(64);
        // Knuth's multiplier; only its upper bits are used.
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        session.play(&legal[(chance >> 33) as usize % legal.len()]).unwrap();
    }
}
