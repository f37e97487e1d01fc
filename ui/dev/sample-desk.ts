import type { GameCard } from '../src/bindings/GameCard';
import type { GameName } from '../src/bindings/GameName';
import type { GameView } from '../src/bindings/GameView';
import type { Settings } from '../src/bindings/Settings';
import type { Desk } from '../src/desk/desk';
import { Refusal } from '../src/desk/refusal';
import {
  AFTER_13X25,
  card,
  kalah,
  kalahAfterA,
  kalahAnswered,
  KALAH_START,
  level,
  men,
  range,
  seeds,
  sholoChain,
  SHOLO_START,
  TWO_PLAYERS,
  won,
} from '../src/testing/samples';

import { statistics } from './sample-statistics';

/** What the sample games look like. */
export type Scene = 'idle' | 'fresh' | 'thinking' | 'over' | 'lost' | 'stuck' | 'notices' | 'two' | 'broken';

const CHECKERS_START = men(range(1, 12), range(21, 32));
const EGARA_START = men(range(1, 11), range(13, 23));
const MIDDLE = seeds(0, 5, 5, 0, 6, 1, 8, 3, 0, 7, 2, 0, 5, 6);

/** A desk that always answers with samples, after about as long as the real one takes. */
export function sampleDesk(scene: Scene, settings: Settings): Desk {
  let present = settings;
  const soon = async <Answer>(answer: Answer, ms = 4): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (scene === 'broken') throw new Refusal('storage', 'no room left');
    return answer;
  };
  return {
    home: () =>
      soon({
        games: cards(scene),
        notices: scene === 'notices' ? notices : [],
        settings: present,
        version: '0.1.0',
      }),
    open: (game) => soon(view(game, scene)),
    start: (game, setUp, abandon) =>
      scene === 'fresh' || abandon
        ? soon({ ...view(game, 'fresh'), setUp })
        : Promise.reject(new Refusal('unfinished_game', 'one is unfinished')),
    play: (game, revision) =>
      soon(
        game === 'kalah' ? kalahAfterA({ revision: revision + 1 }) : sholoChain({ revision: revision + 1 }),
      ),
    think: (_game, revision) =>
      scene === 'stuck'
        ? Promise.reject(new Refusal('storage', 'no room left'))
        : soon(kalahAnswered({ revision: revision + 1 }), scene === 'thinking' ? 600_000 : 700),
    stop: () => soon(undefined),
    undo: (game, revision) => soon({ ...view(game, 'fresh'), revision: revision + 1 }),
    continuations: () => soon(AFTER_13X25),
    setSettings: (next) => soon((present = next)),
    statistics: () => soon(scene === 'fresh' ? [] : statistics),
    resetStatistics: () => soon(undefined),
    dismissNotice: () => soon(undefined),
  };
}

const notices = [
  {
    kind: 'restored' as const,
    game: 'kalah' as const,
    document: 'kalah',
    file: 'kalah.damaged-20261130.json',
  },
  { kind: 'too-new' as const, game: null, document: 'statistics', file: null },
];

function cards(scene: Scene): GameCard[] {
  const all = [
    card('sholo-guti', SHOLO_START),
    card('checkers', CHECKERS_START),
    card('kalah', KALAH_START),
    card('oware', KALAH_START),
    card('egara-guti', EGARA_START, { choosesFirst: true }),
  ];
  if (scene === 'fresh') return all;
  return all.map((one, index) => {
    if (index % 2 === 1) return one;
    const { setUp, board, toMove, turns, resigns } = view(one.game, 'idle');
    const saved = { setUp: index === 4 ? TWO_PLAYERS : setUp, board, toMove, turns: turns.length, resigns };
    return { ...one, saved };
  });
}

function view(game: GameName, scene: Scene): GameView {
  const two = scene === 'two' ? { setUp: TWO_PLAYERS } : {};
  if (game === 'sholo-guti') {
    if (scene === 'fresh')
      return {
        ...kalah(),
        game,
        board: SHOLO_START,
        ask: 'move',
        origins: sholoChain().origins,
        score: [16, 16],
      };
    if (scene === 'over' || scene === 'lost')
      return sholoChain({
        ask: 'over',
        toMove: null,
        origins: [],
        countdown: null,
        canUndo: false,
        result: won({ reason: 'no_men', score: [7, 0], taken: [16, 9], ...outcome(scene) }),
      });
    return sholoChain(two);
  }
  if (game === 'egara-guti') return { ...sholoChain(two), game, board: EGARA_START };
  if (game === 'checkers' && (scene === 'over' || scene === 'lost'))
    return sholoChain({
      game,
      board: { kind: 'leap', pieces: [{ at: 23, side: 'south', king: true }] },
      ask: 'over',
      toMove: null,
      origins: [],
      countdown: null,
      canUndo: false,
      result: won({ reason: 'no_men', score: [10, 0], taken: [12, 2], ...earned[scene] }),
    });
  if (game === 'checkers') return { ...sholoChain(two), game, board: CHECKERS_START };
  switch (scene) {
    case 'fresh':
      return kalah({ game });
    case 'thinking':
    case 'stuck':
      return kalahAfterA({ game });
    case 'over':
    case 'lost':
      return kalahAnswered({
        game,
        board: seeds(0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 19),
        ask: 'over',
        toMove: null,
        origins: [],
        score: [29, 19],
        canUndo: false,
        result: won(outcome(scene)),
      });
    default:
      return kalahAnswered({
        game,
        board: MIDDLE,
        ask: 'move-again',
        last: { side: 'south', text: 'C', places: [2], captured: 0, anotherTurn: true, grandSlam: false },
        score: [8, 6],
        steps: [],
        turns: manyTurns,
        ...two,
      });
  }
}

const earned = {
  over: {
    points: 1420,
    record: true,
    statistics: level({ game: 'checkers', level: 'medium', record: 1420, rank: 'pro' }),
  },
  lost: {
    points: 730,
    counted: false,
    statistics: level({ game: 'checkers', record: 1240 }),
  },
};

const outcome = (scene: Scene) =>
  scene === 'lost'
    ? { verdict: 'lost' as const, winner: 'north' as const, counted: false }
    : { verdict: 'won' as const, winner: 'south' as const };

const manyTurns = [...'CFaCbdAeBfCDcE'].map((text) => ({
  side: text < 'a' ? ('south' as const) : ('north' as const),
  text,
}));
