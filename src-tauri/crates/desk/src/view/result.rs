use rules::Side;
use session::{Opponent, Session};

use crate::wire::{GameName, LevelName, ResultView, StatisticsView, Verdict};

/// The result, when the game is over.
pub(super) fn result(
    session: &Session,
    statistics: impl FnOnce(GameName, LevelName) -> Option<StatisticsView>,
) -> Option<ResultView> {
    let finish = session.finish()?;
    let opponent = session.set_up().opponent;
    let statistics = match opponent {
        Opponent::Computer { level } => statistics(session.game().into(), level.into()),
        Opponent::TwoPlayers => None,
    };
    Some(ResultView {
        verdict: verdict(opponent, finish.winner),
        reason: finish.cause.into(),
        winner: finish.winner.map(Into::into),
        score: finish.score,
        taken: session.taken(),
        turns: u32::try_from(session.line().ply()).unwrap_or(u32::MAX),
        counted: session.counts(),
        statistics,
    })
}

fn verdict(opponent: Opponent, winner: Option<Side>) -> Verdict {
    match (opponent, winner) {
        (_, None) => Verdict::Drawn,
        (Opponent::Computer { .. }, Some(Side::South)) => Verdict::Won,
        (Opponent::Computer { .. }, Some(Side::North)) => Verdict::Lost,
        (Opponent::TwoPlayers, Some(Side::South)) => Verdict::SouthWon,
        (Opponent::TwoPlayers, Some(Side::North)) => Verdict::NorthWon,
    }
}
