import { expect, test } from 'vitest';
import type { BoardView } from '../../bindings/BoardView';
import { Men } from './men.svelte';

const board: BoardView = {
  kind: 'leap',
  pieces: [
    { at: 7, side: 'south', king: false },
    { at: 12, side: 'north', king: false },
  ],
};

test('a man stays itself while it moves', () => {
  const men = new Men();
  men.reset(board);
  const id = men.at(7)?.id;
  men.apply({ kind: 'move', from: 7, to: 17, landing: 0 });
  expect(men.at(17)?.id).toBe(id);
  expect(men.at(7)).toBeUndefined();
});

test('a taken man leaves its place at once and is gone when it has faded', () => {
  const men = new Men();
  men.reset(board);
  const taken = men.apply({ kind: 'take', at: 12, landing: 0 });
  expect(men.at(12)).toBeUndefined();
  expect(men.leaving).toHaveLength(1);
  men.gone(taken?.id ?? 0);
  expect(men.leaving).toHaveLength(0);
});

test('drawing the board after a turn keeps every man that is there already', () => {
  const men = new Men();
  men.reset(board);
  men.apply({ kind: 'move', from: 7, to: 8, landing: 0 });
  const before = men.standing.map(({ id, at }) => [id, at]);
  men.reset({ kind: 'leap', pieces: board.pieces.map((man) => (man.at === 7 ? { ...man, at: 8 } : man)) });
  expect(men.standing.map(({ id, at }) => [id, at])).toEqual(before);
});

test('a king is crowned where it stands', () => {
  const men = new Men();
  men.reset(board);
  men.apply({ kind: 'crown', at: 7, landing: 0 });
  expect(men.at(7)?.king).toBe(true);
});
