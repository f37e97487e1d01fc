import { describe, expect, test } from 'vitest';
import { AGAINST_EASY, kalah, lastTurn, TWO_PLAYERS } from '../testing/samples';
import { nearSeat } from './near';

describe('the near end', () => {
  const north = kalah({ setUp: TWO_PLAYERS, toMove: 'north', last: lastTurn('south', 'A', [0]) });

  test('is South’s unless the players want the board to turn', () => {
    expect(nearSeat(north, false)).toBe('south');
  });

  test('is that of whoever moves, where two players want that', () => {
    expect(nearSeat(north, true)).toBe('north');
    expect(nearSeat({ ...north, toMove: 'south' }, true)).toBe('south');
  });

  test('stays with whoever made the last turn of all', () => {
    const over = { ...north, toMove: null, last: lastTurn('north', 'f', [12]) };
    expect(nearSeat(over, true)).toBe('north');
  });

  test('is the person’s against the computer', () => {
    expect(nearSeat({ ...north, setUp: AGAINST_EASY }, true)).toBe('south');
  });
});
