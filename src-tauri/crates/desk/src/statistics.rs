//! Wins, losses, draws and streaks of each game at each level.

use session::{Session, Verdict};

use crate::documents::{GameResults, LevelResults, StatisticsFile};
use crate::wire::{GameName, LevelName, StatisticsView};

impl StatisticsFile {
    /// Counts those of a game's results, oldest first, that came after the one counted last. Returns whether there
    /// were any.
    pub(crate) fn count<'a>(&mut self, game: GameName, results: impl Iterator<Item = &'a Session>) -> bool {
        let results: Vec<&Session> = results.collect();
        let last = self.games.get(&game).map(|game| game.last_counted);
        let new = results.iter().rposition(|result| Some(result.id()) == last).map_or(0, |last| last + 1);
        for result in &results[new..] {
            let Some((level, verdict)) = result.verdict() else { continue };
            let results = self.games.entry(game).or_insert_with(|| GameResults {
                last_counted: result.id(),
                levels: std::collections::BTreeMap::new(),
            });
            results.last_counted = result.id();
            results.levels.entry(level.into()).or_default().add(verdict);
        }
        new < results.len()
    }

    /// The results of a game at a level.
    pub(crate) fn view(&self, game: GameName, level: LevelName) -> StatisticsView {
        let results = self.games.get(&game).and_then(|game| game.levels.get(&level)).copied();
        results.unwrap_or_default().view(game, level)
    }

    /// The results of every game and level of which any was counted.
    pub(crate) fn views(&self) -> Vec<StatisticsView> {
        let of_game = |(game, results): (&GameName, &GameResults)| {
            let game = *game;
            let levels: Vec<_> =
                results.levels.iter().map(|(level, results)| results.view(game, *level)).collect();
            levels
        };
        self.games.iter().flat_map(of_game).collect()
    }
}

impl LevelResults {
    /// A draw ends a run of wins as a loss does: a streak is of wins in a row.
    fn add(&mut self, verdict: Verdict) {
        let count = match verdict {
            Verdict::Won => &mut self.wins,
            Verdict::Lost => &mut self.losses,
            Verdict::Drawn => &mut self.draws,
        };
        *count = count.saturating_add(1);
        self.streak = if verdict == Verdict::Won { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    fn view(self, game: GameName, level: LevelName) -> StatisticsView {
        let Self { wins, losses, draws, streak, best_streak } = self;
        let games = f64::from(wins) + f64::from(losses) + f64::from(draws);
        let win_rate = if games > 0.0 { f64::from(wins) / games } else { 0.0 };
        StatisticsView { game, level, wins, losses, draws, win_rate, streak, best_streak }
    }
}
