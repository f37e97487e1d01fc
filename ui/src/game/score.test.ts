import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import { I18n } from '../i18n/i18n.svelte';
import { ru } from '../i18n/ru';
import { kalah, seeds, sholoChain, TWO_PLAYERS } from '../testing/samples';
import { score, scoreLabel } from './score';

const BOARD = seeds(4, 4, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4, 0, 3);

test('the score tells what the side near has first', () => {
  const i18n = new I18n('en');
  expect([score(BOARD, 'south', i18n), score(BOARD, 'north', i18n)]).toEqual(['5 : 3', '3 : 5']);
  expect(score(sholoChain().board, 'south', i18n)).toBe('7 : 4');
});

test('to ears the score says what it counts, and names two players', () => {
  const men = sholoChain();
  const two = kalah({ setUp: TWO_PLAYERS });
  expect(scoreLabel(kalah(), BOARD, 'south', en)).toBe('In the stores: 5 to 3');
  expect(scoreLabel(men, men.board, 'south', ru)).toBe('Осталось: 7 против 4');
  expect(scoreLabel(two, BOARD, 'north', en)).toBe('In the stores: Player 2 3, Player 1 5');
});
