use rules::Side;
use session::{Level, Session};

use crate::statistics::Standing;
use crate::wire::{ResultView, Verdict};

/// The result, when the game is over. `standing` looks up what it did to the person's results at its level, where
/// these can be read.
pub(super) fn result(
    session: &Session,
    standing: impl FnOnce(&Session, Level) -> Option<Standing>,
) -> Option<ResultView> {
    let finish = session.finish()?;
    let (verdict, standing) = match session.verdict() {
        Some((level, verdict)) => (verdict.into(), standing(session, level)),
        None => (of_two_players(finish.winner), None),
    };
    Some(ResultView {
        verdict,
        reason: finish.cause.into(),
        winner: finish.winner.map(Into::into),
        score: finish.score,
        taken: session.taken(),
        turns: u32::try_from(session.line().ply()).unwrap_or(u32::MAX),
        counted: session.counts(),
        points: session.points(),
        record: standing.as_ref().is_some_and(|standing| standing.record),
        statistics: standing.map(|standing| standing.statistics),
    })
}

fn of_two_players(winner: Option<Side>) -> Verdict {
    match winner {
        Some(Side::South) => Verdict::SouthWon,
        Some(Side::North) => Verdict::NorthWon,
        None => Verdict::Drawn,
    }
}
