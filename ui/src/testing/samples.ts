import type { BoardView } from '../bindings/BoardView';
import type { ContinuationView } from '../bindings/ContinuationView';
import type { ContinuationsView } from '../bindings/ContinuationsView';
import type { GameCard } from '../bindings/GameCard';
import type { GameView } from '../bindings/GameView';
import type { HomeView } from '../bindings/HomeView';
import type { LastTurn } from '../bindings/LastTurn';
import type { OriginView } from '../bindings/OriginView';
import type { PieceView } from '../bindings/PieceView';
import type { RecentGame } from '../bindings/RecentGame';
import type { ResultView } from '../bindings/ResultView';
import type { Seat } from '../bindings/Seat';
import type { SetUp } from '../bindings/SetUp';
import type { Settings } from '../bindings/Settings';
import type { SowingView } from '../bindings/SowingView';
import type { StatisticsView } from '../bindings/StatisticsView';

/** Views as the desk might send them, for tests and for looking at screens. */

export const AGAINST_EASY: SetUp = {
  opponent: { kind: 'computer', level: 'easy' },
  first: 'south',
  paint: 'light',
  names: { south: '', north: '' },
};
export const TWO_PLAYERS: SetUp = { ...AGAINST_EASY, opponent: { kind: 'two-players' } };

export const NOTHING_FOLLOWS: ContinuationsView = { turn: null, next: [], series: [] };

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export function men(south: readonly number[], north: readonly number[]): BoardView {
  const of = (side: Seat, places: readonly number[]): PieceView[] =>
    places.map((at) => ({ at, side, king: false }));
  return { kind: 'leap', pieces: [...of('south', south), ...of('north', north)].sort((a, b) => a.at - b.at) };
}

export function seeds(...places: number[]): BoardView {
  return { kind: 'sow', places };
}

export const SHOLO_START = men(range(1, 16), range(22, 37));
export const KALAH_START = seeds(4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0);

export function house(from: number, sowing: Partial<SowingView> = {}): OriginView {
  const turn = 'ABCDEF'.charAt(from);
  return {
    from,
    turn,
    sowing: { last: from + 4, captures: [], gain: 0, anotherTurn: false, grandSlam: false, ...sowing },
    then: NOTHING_FOLLOWS,
  };
}

export function step(from: number, to: number): ContinuationView {
  return {
    to,
    takes: null,
    turn: `${from}-${to}`,
    goesOn: false,
    steps: [{ kind: 'move', from, to, landing: 0 }],
  };
}

export function jump(
  from: number,
  at: number,
  to: number,
  { turn, goesOn = false, landing = 0 }: { turn: string | null; goesOn?: boolean; landing?: number },
): ContinuationView {
  return {
    to,
    takes: at,
    turn,
    goesOn,
    steps: [
      { kind: 'move', from, to, landing },
      { kind: 'take', at, landing },
    ],
  };
}

export function man(from: number, then: ContinuationsView): OriginView {
  return { from, turn: null, sowing: null, then };
}

export function kalah(more: Partial<GameView> = {}): GameView {
  return {
    game: 'kalah',
    revision: 1,
    setUp: AGAINST_EASY,
    board: KALAH_START,
    seeds: [],
    toMove: 'south',
    ask: 'move',
    origins: [
      house(0),
      house(1),
      house(2, { last: 6, gain: 1, anotherTurn: true }),
      house(3),
      house(4),
      house(5),
    ],
    steps: [],
    last: null,
    countdown: null,
    score: [0, 0],
    taken: [0, 0],
    turns: [],
    canUndo: false,
    undoUsed: false,
    resigns: false,
    result: null,
    ...more,
  };
}

export function lastTurn(side: Seat, text: string, places: number[], more: Partial<LastTurn> = {}): LastTurn {
  return { side, text, places, captured: 0, anotherTurn: false, grandSlam: false, ...more };
}

/** After the person's A: the computer is to move. */
export function kalahAfterA(more: Partial<GameView> = {}): GameView {
  return kalah({
    revision: 2,
    board: seeds(0, 5, 5, 5, 5, 4, 0, 4, 4, 4, 4, 4, 4, 0),
    toMove: 'north',
    ask: 'computer',
    origins: [],
    steps: [{ kind: 'lift', from: 0, count: 4 }, ...range(1, 4).map((to) => ({ kind: 'sow' as const, to }))],
    last: lastTurn('south', 'A', [0]),
    turns: [{ side: 'south', text: 'A' }],
    canUndo: true,
    resigns: true,
    ...more,
  });
}

/** After the computer's answer a. */
export function kalahAnswered(more: Partial<GameView> = {}): GameView {
  return kalah({
    revision: 3,
    board: seeds(0, 5, 5, 5, 5, 4, 0, 0, 5, 5, 5, 5, 4, 0),
    origins: range(1, 5).map((from) => house(from)),
    steps: [{ kind: 'lift', from: 7, count: 4 }, ...range(8, 11).map((to) => ({ kind: 'sow' as const, to }))],
    last: lastTurn('north', 'a', [7]),
    turns: [
      { side: 'south', text: 'A' },
      { side: 'north', text: 'a' },
    ],
    canUndo: true,
    resigns: true,
    ...more,
  });
}

/** Before a chain: the man on 13 may step, or jump over 19 to 25 and go on over 29 to 32. */
export function sholoChain(more: Partial<GameView> = {}): GameView {
  const first = jump(13, 19, 25, { turn: '13x25', goesOn: true });
  return {
    ...kalah(),
    game: 'sholo-guti',
    revision: 7,
    board: men([1, 2, 3, 7, 8, 12, 13], [19, 29, 35, 37]),
    ask: 'may-capture',
    origins: [
      man(13, { turn: null, next: [step(13, 14), step(13, 18), first], series: [] }),
      man(12, { turn: null, next: [step(12, 17)], series: [] }),
    ],
    countdown: { kind: 'quiet', plies: 22, limit: 40 },
    score: [7, 4],
    taken: [12, 9],
    canUndo: true,
    resigns: true,
    turns: [
      { side: 'south', text: '14-19' },
      { side: 'north', text: '24x14' },
    ],
    ...more,
  };
}

/** What may follow 13x25: on to 32, or stop. */
export const AFTER_13X25: ContinuationsView = {
  turn: '13x25',
  next: [jump(25, 29, 32, { turn: '13x25x32', landing: 1 })],
  series: [],
};

export function won(more: Partial<ResultView> = {}): ResultView {
  return {
    verdict: 'won',
    reason: 'houses_empty',
    winner: 'south',
    score: [29, 19],
    taken: [29, 15],
    turns: 41,
    counted: true,
    points: null,
    record: false,
    statistics: level(),
    ...more,
  };
}

export function level(more: Partial<StatisticsView> = {}): StatisticsView {
  return {
    game: 'kalah',
    level: 'easy',
    wins: 12,
    losses: 4,
    draws: 1,
    winRate: 12 / 17,
    streak: 3,
    bestStreak: 5,
    record: null,
    rank: null,
    ...more,
  };
}

export function recentGame(more: Partial<RecentGame> = {}): RecentGame {
  return {
    at: Date.UTC(2026, 10, 28, 12),
    level: 'easy',
    verdict: 'won',
    reason: 'houses_empty',
    score: [29, 19],
    turns: 41,
    points: null,
    counted: true,
    record: false,
    ...more,
  };
}

export function settings(more: Partial<Settings> = {}): Settings {
  return {
    language: 'en',
    theme: 'light',
    speed: 'off',
    turnBoard: false,
    sound: true,
    haptics: true,
    ...more,
  };
}

export function card(game: GameCard['game'], start: BoardView, more: Partial<GameCard> = {}): GameCard {
  return {
    game,
    start,
    saved: null,
    setUp: AGAINST_EASY,
    levels: ['easy', 'medium', 'hard', 'insane'],
    choosesFirst: false,
    ...more,
  };
}

export function home(more: Partial<HomeView> = {}): HomeView {
  return {
    games: [card('sholo-guti', SHOLO_START), card('kalah', KALAH_START)],
    notices: [],
    settings: settings(),
    version: '0.1.0',
    ...more,
  };
}
