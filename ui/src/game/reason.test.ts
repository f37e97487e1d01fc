import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en';
import { ru } from '../i18n/ru';
import { AGAINST_EASY, TWO_PLAYERS, won } from '../testing/samples';
import { loserOf, reasonText, whyItEnded } from './reason';

describe('what decided a game', () => {
  test.each([
    ['you', 'You lost all your men.', 'У вас не осталось ходов.'],
    ['computer', 'The computer lost all its men.', 'У компьютера не осталось ходов.'],
    ['two', 'Anna lost all their men.', 'Anna: не осталось ходов.'],
  ] as const)('is told by who lost: %s', (loser, men, turn) => {
    expect(reasonText(en.games['sholo-guti'], 'no_men', loser, 'Anna')).toBe(men);
    expect(reasonText(ru.games['sholo-guti'], 'no_turn', loser, 'Anna')).toBe(turn);
  });

  test('needs no loser where nobody has one', () => {
    expect(reasonText(en.games.oware, 'all_captured_even', null)).toBe('Twenty-four seeds each.');
  });

  test('names the loser of two players as they call themselves', () => {
    const setUp = { ...TWO_PLAYERS, names: { south: 'Anna', north: '' } };
    const lost = (winner: 'south' | 'north') =>
      whyItEnded(en.games.checkers, won({ reason: 'no_men', winner }), setUp, en);
    expect(lost('north')).toBe('Anna lost all their pieces.');
    expect(lost('south')).toBe('Player 2 lost all their pieces.');
  });

  test('was against whoever did not win', () => {
    expect(loserOf(won(), AGAINST_EASY)).toBe('computer');
    expect(loserOf(won({ winner: 'north' }), AGAINST_EASY)).toBe('you');
    expect(loserOf(won({ winner: 'north' }), TWO_PLAYERS)).toBe('one');
    expect(loserOf(won({ winner: null }), TWO_PLAYERS)).toBeNull();
  });
});
