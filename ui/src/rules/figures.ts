import type { BoardView } from '../bindings/BoardView';
import type { GameName } from '../bindings/GameName';

/** The positions that a rules page shows: how the game begins, and one capture. */
export interface Figures {
  start: BoardView;
  capture: { before: BoardView; after: BoardView };
}

/** Men of South, then of North. */
function men(south: readonly number[], north: readonly number[]): BoardView {
  const of = (side: 'south' | 'north', places: readonly number[]) =>
    places.map((at) => ({ at, side, king: false }));
  return { kind: 'leap', pieces: [...of('south', south), ...of('north', north)].sort((a, b) => a.at - b.at) };
}

/** South's houses from left to right and its store, then North's from its left to its right. */
function seeds(south: readonly number[], north: readonly number[]): BoardView {
  return { kind: 'sow', places: [...south, ...north] };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}

const FOURS = [4, 4, 4, 4, 4, 4, 0];

export const figures: Readonly<Record<GameName, Figures>> = {
  'sholo-guti': {
    start: men(range(1, 16), range(22, 37)),
    // 14x24x22
    capture: {
      before: men([4, 9, 14, 16], [19, 23, 31, 33]),
      after: men([4, 9, 16, 22], [31, 33]),
    },
  },
  checkers: {
    start: men(range(1, 12), range(21, 32)),
    // 11x18x25
    capture: {
      before: men([3, 8, 11], [15, 22, 24, 32]),
      after: men([3, 8, 25], [24, 32]),
    },
  },
  kalah: {
    start: seeds(FOURS, FOURS),
    // D
    capture: {
      before: seeds([0, 3, 1, 2, 5, 0, 15], [4, 0, 2, 6, 1, 3, 6]),
      after: seeds([0, 3, 1, 0, 6, 0, 20], [0, 0, 2, 6, 1, 3, 6]),
    },
  },
  oware: {
    start: seeds(FOURS, FOURS),
    // F
    capture: {
      before: seeds([4, 0, 5, 1, 6, 4, 6], [0, 4, 1, 2, 3, 5, 7]),
      after: seeds([4, 0, 5, 1, 6, 0, 11], [1, 5, 0, 0, 3, 5, 7]),
    },
  },
  'egara-guti': {
    start: men(range(1, 11), range(13, 23)),
    // 15x9, the answer to 9-12
    capture: {
      before: men([...range(1, 8), 10, 11, 12], range(13, 23)),
      after: men([...range(1, 8), 10, 11], [9, 13, 14, ...range(16, 23)]),
    },
  },
};
