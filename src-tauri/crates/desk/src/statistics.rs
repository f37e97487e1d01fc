//! Wins, losses, draws, streaks and records of each game at each level, and the games finished last.

use session::{Session, SessionId, Verdict};

use crate::documents::{Entry, GameResults, LevelResults, MOST_RECENT, StatisticsFile};
use crate::wire::{GameName, GameStatistics, LevelName, RecentGame, StatisticsView};

/// What a finished game did to the results at its level.
pub(crate) struct Standing {
    /// They, with it counted in.
    pub(crate) statistics: StatisticsView,
    /// Whether its points were a new record.
    pub(crate) record: bool,
}

impl StatisticsFile {
    /// Enters those of a game's results, oldest first, that came after the one entered last. Returns whether there
    /// were any. `now` is in milliseconds since 1970.
    pub(crate) fn enter<'a>(
        &mut self,
        game: GameName,
        results: impl Iterator<Item = &'a Session>,
        now: u64,
    ) -> bool {
        let results: Vec<&Session> = results.collect();
        let last = self.games.get(&game).map(|game| game.last_entered);
        let new = results.iter().rposition(|result| Some(result.id()) == last).map_or(0, |last| last + 1);
        for result in &results[new..] {
            self.game_mut(game, result.id()).enter(result, now);
        }
        new < results.len()
    }

    /// Forgets all results, but not which games were entered: these, and the `last` of each game's that were not yet,
    /// never come back.
    pub(crate) fn reset(&mut self, last: impl IntoIterator<Item = (GameName, SessionId)>) {
        for results in self.games.values_mut() {
            results.levels.clear();
            results.recent.clear();
        }
        for (game, id) in last {
            self.game_mut(game, id).last_entered = id;
        }
    }

    fn game_mut(&mut self, game: GameName, id: SessionId) -> &mut GameResults {
        self.games.entry(game).or_insert_with(|| GameResults {
            last_entered: id,
            levels: std::collections::BTreeMap::new(),
            recent: Vec::new(),
        })
    }

    /// What a finished game at this level did.
    pub(crate) fn standing(&self, session: &Session, level: LevelName) -> Standing {
        let game = session.game().into();
        let results = self.games.get(&game);
        let counts = results.and_then(|results| results.levels.get(&level)).copied().unwrap_or_default();
        let mut listed = results.into_iter().flat_map(|results| &results.recent);
        Standing {
            statistics: counts.view(game, level),
            record: listed.any(|entry| entry.id == session.id() && entry.game.record),
        }
    }

    /// All results of every game of which any is known.
    pub(crate) fn views(&self) -> Vec<GameStatistics> {
        let known = self.games.iter().filter(|(_, results)| !results.is_empty());
        known.map(|(game, results)| results.view(*game)).collect()
    }
}

impl GameResults {
    fn enter(&mut self, result: &Session, now: u64) {
        self.last_entered = result.id();
        let (Some((level, verdict)), Some(finish)) = (result.verdict(), result.finish()) else { return };
        let (level, points, counted) = (level.into(), result.points(), result.counts());
        let record = counted && self.levels.entry(level).or_default().count(verdict, points);
        let game = RecentGame {
            at: now,
            level,
            verdict: verdict.into(),
            reason: finish.cause.into(),
            score: finish.score,
            turns: u32::try_from(result.line().ply()).unwrap_or(u32::MAX),
            points,
            counted,
            record,
        };
        self.recent.push(Entry { id: result.id(), game });
        let surplus = self.recent.len().saturating_sub(MOST_RECENT);
        self.recent.drain(..surplus);
    }

    fn is_empty(&self) -> bool {
        self.levels.is_empty() && self.recent.is_empty()
    }

    fn view(&self, game: GameName) -> GameStatistics {
        let levels = self.levels.iter().map(|(level, results)| results.view(game, *level)).collect();
        let recent = self.recent.iter().rev().map(|entry| entry.game).collect();
        GameStatistics { game, levels, recent }
    }
}

impl LevelResults {
    /// Counts a game, and tells whether its points are a new record. A draw ends a run of wins as a loss does: a
    /// streak is of wins in a row.
    fn count(&mut self, verdict: Verdict, points: Option<u32>) -> bool {
        let count = match verdict {
            Verdict::Won => &mut self.wins,
            Verdict::Lost => &mut self.losses,
            Verdict::Drawn => &mut self.draws,
        };
        *count = count.saturating_add(1);
        self.streak = if verdict == Verdict::Won { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        let record = verdict == Verdict::Won && points > self.record;
        if record {
            self.record = points;
        }
        record
    }

    fn view(self, game: GameName, level: LevelName) -> StatisticsView {
        let Self { wins, losses, draws, streak, best_streak, record } = self;
        let games = f64::from(wins) + f64::from(losses) + f64::from(draws);
        let win_rate = if games > 0.0 { f64::from(wins) / games } else { 0.0 };
        let rank = record.and_then(|record| session::Rank::of(level.into(), record)).map(Into::into);
        StatisticsView { game, level, wins, losses, draws, win_rate, streak, best_streak, record, rank }
    }
}
