import type { BoardView } from '../src/bindings/BoardView';
import type { GameName } from '../src/bindings/GameName';
import type { LastTurn } from '../src/bindings/LastTurn';
import type { Seat } from '../src/bindings/Seat';
import type { StepView } from '../src/bindings/StepView';
import type { Choice } from '../src/boards/props';

/** One thing to look at. */
export interface Scene {
  game: GameName;
  board: BoardView;
  choices: Choice[];
  last?: LastTurn;
  winner?: Seat;
  steps?: StepView[];
}

const men = (south: number[], north: number[], kings: number[] = []): BoardView => ({
  kind: 'leap',
  pieces: [
    ...south.map((at) => ({ at, side: 'south' as const, king: kings.includes(at) })),
    ...north.map((at) => ({ at, side: 'north' as const, king: kings.includes(at) })),
  ].sort((a, b) => a.at - b.at),
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const houses = (counts: Record<number, [number, number, boolean?]>): Choice[] =>
  Object.entries(counts).map(([place, [last, gain, anotherTurn = false]]) => ({
    place: Number(place),
    role: 'origin',
    sowing: { last, gain, anotherTurn, captures: gain > 1 ? [last] : [], grandSlam: false },
  }));
const turn = (side: Seat, text: string, places: number[]): LastTurn => ({
  side,
  text,
  places,
  captured: 0,
  anotherTurn: false,
  grandSlam: false,
});

export const scenes: Record<string, Scene> = {
  sholo: {
    game: 'sholo-guti',
    board: men(
      range(1, 16)
        .filter((n) => n !== 14)
        .concat(19),
      range(22, 37)
        .filter((n) => n !== 23)
        .concat(18),
    ),
    choices: [
      { place: 19, role: 'chosen' },
      { place: 14, role: 'step' },
      { place: 20, role: 'step' },
      { place: 17, role: 'jump', takes: [18] },
    ],
    last: turn('north', '23-18', [23, 18]),
    steps: [
      { kind: 'move', from: 19, to: 17, landing: 0 },
      { kind: 'take', at: 18, landing: 0 },
      { kind: 'move', from: 17, to: 21, landing: 1 },
    ],
  },
  sholoEnd: {
    game: 'sholo-guti',
    board: men([3, 17, 11, 5], [22, 30, 12, 31]),
    choices: [
      { place: 17, role: 'end' },
      { place: 27, role: 'jump', takes: [22] },
    ],
    last: turn('south', '7x17', [7, 9, 19, 17]),
  },
  egara: {
    game: 'egara-guti',
    board: men(
      range(1, 11)
        .filter((n) => n !== 10)
        .concat(12),
      range(13, 23),
    ),
    choices: [
      { place: 14, role: 'origin', captures: true },
      { place: 13, role: 'origin', captures: true },
    ],
    last: turn('south', '10-12', [10, 12]),
    steps: [
      { kind: 'move', from: 14, to: 10, landing: 0 },
      { kind: 'take', at: 12, landing: 0 },
    ],
  },
  checkers: {
    game: 'checkers',
    board: men(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 15, 29],
      [18, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 32, 10],
      [29, 10],
    ),
    choices: [
      { place: 15, role: 'chosen' },
      { place: 6, role: 'origin', captures: true },
      { place: 19, role: 'step' },
      { place: 22, role: 'jump', takes: [18] },
    ],
    last: turn('north', '14x10', [17, 10]),
    steps: [
      { kind: 'move', from: 15, to: 22, landing: 0 },
      { kind: 'take', at: 18, landing: 0 },
    ],
  },
  kalah: {
    game: 'kalah',
    board: { kind: 'sow', places: [4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0] },
    choices: houses({ 0: [4, 0], 1: [5, 0], 3: [8, 1], 4: [9, 1], 5: [10, 1] }),
    last: turn('south', 'C', [2]),
    steps: [
      { kind: 'lift', from: 5, count: 5 },
      ...[6, 7, 8, 9, 10].map((to) => ({ kind: 'sow' as const, to })),
      { kind: 'capture', from: 10, to: 'south', count: 5 },
    ],
  },
  kalahLate: {
    game: 'kalah',
    board: { kind: 'sow', places: [0, 1, 0, 13, 0, 2, 14, 0, 1, 0, 0, 0, 3, 14] },
    choices: houses({ 1: [2, 2], 3: [3, 4], 5: [7, 1] }),
    last: turn('north', 'e', [11]),
    winner: 'south',
  },
  oware: {
    game: 'oware',
    board: { kind: 'sow', places: [4, 0, 5, 5, 5, 5, 6, 2, 4, 4, 1, 4, 4, 3] },
    choices: houses({ 0: [4, 0], 2: [8, 3], 3: [9, 0], 4: [10, 0], 5: [10, 2] }),
    last: turn('south', 'B', [1]),
    steps: [
      { kind: 'lift', from: 4, count: 5 },
      ...[5, 7, 8, 9, 10].map((to) => ({ kind: 'sow' as const, to })),
      { kind: 'capture', from: 10, to: 'south', count: 2 },
    ],
  },
  owareFull: {
    game: 'oware',
    board: { kind: 'sow', places: [0, 34, 1, 0, 2, 1, 0, 3, 0, 2, 1, 0, 1, 3] },
    choices: houses({ 1: [5, 0], 2: [3, 0], 4: [7, 0], 5: [7, 2] }),
    last: turn('north', 'b', [8]),
  },
  owareWon: {
    game: 'oware',
    board: { kind: 'sow', places: [0, 2, 0, 1, 0, 0, 27, 1, 0, 0, 1, 0, 2, 14] },
    choices: [],
    last: turn('south', 'F', [5]),
    winner: 'south',
  },
};
