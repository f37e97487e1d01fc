import type { GameName } from '../src/bindings/GameName';
import type { GameStatistics } from '../src/bindings/GameStatistics';
import type { LevelName } from '../src/bindings/LevelName';
import type { RecentGame } from '../src/bindings/RecentGame';
import type { StatisticsView } from '../src/bindings/StatisticsView';
import { level, recentGame } from '../src/testing/samples';

const NOVEMBER = Date.UTC(2026, 10, 28, 12);
const DAY = 86_400_000;

/** Wins, draws and losses of a level, and whatever else is told of it. */
function figures(
  game: GameName,
  name: LevelName,
  [wins, draws, losses]: [number, number, number],
  more: Partial<StatisticsView> = {},
): StatisticsView {
  const winRate = wins / (wins + draws + losses);
  return level({ game, level: name, wins, draws, losses, winRate, ...more });
}

const games: RecentGame[] = [
  recentGame({ points: 1420, record: true, score: [10, 0], turns: 35, reason: 'no_men', level: 'medium' }),
  recentGame({ points: 0, verdict: 'lost', score: [4, 9], turns: 18, reason: 'resigned', level: 'hard' }),
  recentGame({ points: 730, counted: false, score: [4, 0], turns: 53, reason: 'no_turn' }),
  recentGame({ points: 0, verdict: 'drawn', score: [2, 2], turns: 131, reason: 'no_progress' }),
  recentGame({ points: 580, score: [3, 0], turns: 63, reason: 'no_men' }),
];

const listed = (list: RecentGame[]) => list.map((game, index) => ({ ...game, at: NOVEMBER - index * DAY }));
const sown = (verdicts: RecentGame['verdict'][], counted = true) =>
  listed(
    verdicts.map((verdict) =>
      recentGame({
        verdict,
        counted,
        score: verdict === 'won' ? [29, 19] : [17, 31],
        reason: 'houses_empty',
      }),
    ),
  );

export const statistics: GameStatistics[] = [
  {
    game: 'checkers',
    levels: [
      figures('checkers', 'easy', [14, 0, 3], { streak: 4, bestStreak: 6, record: 1240 }),
      figures('checkers', 'medium', [7, 2, 5], { streak: 1, bestStreak: 3, record: 1420, rank: 'pro' }),
      figures('checkers', 'hard', [0, 1, 12], { streak: 0, bestStreak: 0 }),
    ],
    recent: listed(games),
  },
  {
    game: 'kalah',
    levels: [
      figures('kalah', 'easy', [152, 1, 37], { streak: 0, bestStreak: 21 }),
      figures('kalah', 'insane', [1, 0, 24], { streak: 0, bestStreak: 1 }),
    ],
    recent: sown(['won', 'lost', 'won', 'won', 'drawn', 'lost', 'won', 'won', 'won', 'lost', 'lost', 'won']),
  },
  { game: 'oware', levels: [], recent: sown(['won'], false) },
];
