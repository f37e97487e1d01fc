import { expect, test } from 'vitest';
import type { GameName } from '../bindings/GameName';
import type { GameStatistics } from '../bindings/GameStatistics';
import { level, recentGame } from '../testing/samples';
import { inTwo } from './columns';

const game = (game: GameName, levels: number, recent = 1): GameStatistics => ({
  game,
  levels: Array.from({ length: levels }, () => level({ game })),
  recent: Array.from({ length: recent }, () => recentGame()),
});
const names = (games: GameStatistics[]) => inTwo(games).map((column) => column.map(({ game }) => game));

test('columns keep the order of the games and are as even as they can be', () => {
  const few = [game('sholo-guti', 1), game('checkers', 2), game('kalah', 1), game('oware', 1)];
  expect(names(few)).toEqual([
    ['sholo-guti', 'checkers'],
    ['kalah', 'oware'],
  ]);
  const many = [game('sholo-guti', 4, 9), game('checkers', 1), game('kalah', 1), game('oware', 1)];
  expect(names(many)).toEqual([['sholo-guti'], ['checkers', 'kalah', 'oware']]);
});

test('one game needs no second column, and none makes an empty one', () => {
  expect(names([game('oware', 1)])).toEqual([['oware']]);
  expect(names([])).toEqual([[]]);
});
