import { expect, test } from 'vitest';
import type { TurnView } from '../bindings/TurnView';
import { rounds } from './rounds';

const turns = (text: string): TurnView[] =>
  [...text].map((letter) => ({ side: letter < 'a' ? 'south' : 'north', text: letter }));
const table = (text: string) =>
  rounds(turns(text)).map(({ south, north }) =>
    [south, north].map((side) => side.map((turn) => turn.text).join('')),
  );

test('each round holds a turn of either side', () => {
  expect(table('AbCd')).toEqual([
    ['A', 'b'],
    ['C', 'd'],
  ]);
});

test('turns that a side makes in a row share a round', () => {
  expect(table('CFabB')).toEqual([
    ['CF', 'ab'],
    ['B', ''],
  ]);
});

test('a round begins with the side that began', () => {
  expect(table('aBc')).toEqual([
    ['B', 'a'],
    ['', 'c'],
  ]);
});

test('turns keep their number in the game', () => {
  expect(rounds(turns('CFa'))[0]?.north).toEqual([{ ply: 2, text: 'a' }]);
});
