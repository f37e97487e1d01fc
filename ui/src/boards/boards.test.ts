import { fireEvent, render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { BoardView } from '../bindings/BoardView';
import type { GameName } from '../bindings/GameName';
import { createPlayer } from './player';
import type { BoardProps } from './props';
import { boards } from './registry';

const men: BoardView = {
  kind: 'leap',
  pieces: [
    { at: 7, side: 'south', king: false },
    { at: 12, side: 'north', king: false },
  ],
};
const seeds: BoardView = { kind: 'sow', places: [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0] };

function show(game: GameName, more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    game,
    board: game === 'kalah' || game === 'oware' ? seeds : men,
    last: null,
    paint: 'light',
    choices: [],
    label: 'Board',
    name: (place) => `Place ${place}`,
    onchoose: vi.fn(),
    ...more,
  };
  return { props, ...render(boards[game], { props }) };
}

const place = (root: HTMLElement, nth: number) => root.querySelector<HTMLElement>(`[data-place="${nth}"]`);

test.each([
  ['sholo-guti', 37],
  ['egara-guti', 23],
  ['checkers', 32],
] as const)('%s has a named button on each of its %i places', (game, count) => {
  const { container } = show(game, { choices: [{ place: 7, role: 'chosen' }] });
  expect(container.querySelectorAll('button[data-place][aria-label^="Place"]')).toHaveLength(count);
  expect(place(container, 7)?.dataset).toMatchObject({ owner: 'south', choice: 'chosen' });
  expect(place(container, 12)?.dataset).toMatchObject({ owner: 'north', choice: 'none' });
  expect(place(container, 1)?.dataset).toMatchObject({ owner: 'none' });
});

test.each(['kalah', 'oware'] as const)(
  '%s has twelve buttons and two stores, each with its count',
  (game) => {
    const { container } = show(game, { choices: [{ place: 2, role: 'origin' }] });
    expect(container.querySelectorAll('button[data-place]')).toHaveLength(12);
    expect(place(container, 2)?.dataset).toMatchObject({ count: '4', choice: 'origin' });
    expect(place(container, 6)?.tagName).not.toBe('BUTTON');
    expect(place(container, 13)?.dataset).toMatchObject({ count: '0' });
  },
);

test.each([
  ['sholo-guti', 'light', '.light', [true, false]],
  ['egara-guti', 'light', '.light', [true, false]],
  ['egara-guti', 'dark', '.light', [false, true]],
  ['checkers', 'dark', '.solid', [true, false]],
] as const)('%s with paint %s: which men, South’s and North’s, are %s', (game, paint, look, are) => {
  const { container } = show(game, { paint });
  const bodies = [...container.querySelectorAll('.bead, .disc')];
  expect(bodies.map((body) => body.matches(look))).toEqual(are);
});

test.each(['sholo-guti', 'kalah'] as const)('%s: a click on any place is told', async (game) => {
  const { container, props } = show(game);
  const button = place(container, 8);
  if (button) await fireEvent.click(button);
  expect(props.onchoose).toHaveBeenCalledExactlyOnceWith(8);
});

test.each([
  ['sholo-guti', 19, 'ArrowUp', 24],
  ['sholo-guti', 19, 'ArrowRight', 20],
  ['kalah', 2, 'ArrowDown', 3],
  ['kalah', 2, 'ArrowRight', 10],
] as const)('%s: from %i the key %s moves the cursor to %i', async (game, from, code, to) => {
  const { container } = show(game);
  place(container, from)?.focus();
  const board = container.querySelector('[role="group"]');
  if (board) await fireEvent.keyDown(board, { code });
  expect(document.activeElement).toBe(place(container, to));
  expect(container.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  expect(place(container, to)?.tabIndex).toBe(0);
});

test.each([
  ['sholo-guti', 19, 'ArrowUp', 14],
  ['checkers', 18, 'ArrowUp', 14],
  ['kalah', 2, 'ArrowUp', 3],
] as const)('%s, turned: from %i the key %s moves the cursor to %i', async (game, from, code, to) => {
  const { container } = show(game, { near: 'north' });
  place(container, from)?.focus();
  const board = container.querySelector('[role="group"]');
  if (board) await fireEvent.keyDown(board, { code });
  expect(document.activeElement).toBe(place(container, to));
});

test('after the steps the board stands as they lead to, and another board is drawn at once', async () => {
  const player = createPlayer({ calm: () => false });
  const { container, rerender } = show('sholo-guti', { player });
  await player.play(
    [
      { kind: 'move', from: 7, to: 17, landing: 0 },
      { kind: 'take', at: 12, landing: 0 },
    ],
    'normal',
  );
  expect(place(container, 17)?.dataset['owner']).toBe('south');
  expect(place(container, 12)?.dataset['owner']).toBe('none');
  await rerender({ board: { kind: 'leap', pieces: [{ at: 3, side: 'north', king: false }] } });
  expect(place(container, 3)?.dataset['owner']).toBe('north');
  expect(place(container, 17)?.dataset['owner']).toBe('none');
});

test('after a sowing the counts are those of the board after', async () => {
  const player = createPlayer({ calm: () => false });
  const { container } = show('kalah', { player });
  await player.play(
    [{ kind: 'lift', from: 5, count: 4 }, ...[6, 7, 8, 9].map((to) => ({ kind: 'sow' as const, to }))],
    'normal',
  );
  expect([5, 6, 7, 9, 10].map((nth) => place(container, nth)?.dataset['count'])).toEqual([
    '0',
    '1',
    '5',
    '5',
    '4',
  ]);
});

test('the last turn is marked until a man is chosen, and then not in part', async () => {
  const last = {
    side: 'north' as const,
    text: '17-12',
    places: [17, 12],
    captured: 0,
    anotherTurn: false,
    grandSlam: false,
  };
  const { container, rerender } = show('sholo-guti', { last, choices: [{ place: 7, role: 'origin' }] });
  expect(container.querySelectorAll('.trail > *')).toHaveLength(3);
  await rerender({ choices: [{ place: 7, role: 'chosen' }] });
  expect(container.querySelectorAll('.trail')).toHaveLength(0);
});
