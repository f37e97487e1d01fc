import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en';
import { ru } from '../i18n/ru';
import { AGAINST_EASY, TWO_PLAYERS, won } from '../testing/samples';
import { reasonText, whyItEnded } from './reason';

const ANNA_AND_BORIS = { ...TWO_PLAYERS, names: { south: 'Anna', north: 'Boris' } };

describe('what decided a game', () => {
  test.each([
    ['you', 'You lost all your men.', 'У вас не осталось ходов.'],
    ['computer', 'The computer lost all its men.', 'У компьютера не осталось ходов.'],
    ['two', 'Anna lost all their men.', 'Anna: не осталось ходов.'],
  ] as const)('is told by who lost: %s', (who, men, turn) => {
    const parts = { loser: { who, name: 'Anna' } };
    expect(reasonText(en.games['sholo-guti'], 'no_men', parts)).toBe(men);
    expect(reasonText(ru.games['sholo-guti'], 'no_turn', parts)).toBe(turn);
  });

  test('needs no loser where nobody has one', () => {
    expect(reasonText(en.games.oware, 'all_captured_even', {})).toBe('Twenty-four seeds each.');
  });

  test('names the loser of two players as they call themselves', () => {
    const setUp = { ...TWO_PLAYERS, names: { south: 'Anna', north: '' } };
    const lost = (winner: 'south' | 'north') =>
      whyItEnded(en.games.checkers, won({ reason: 'no_men', winner }), setUp, en);
    expect(lost('north')).toBe('Anna lost all their pieces.');
    expect(lost('south')).toBe('Player 2 lost all their pieces.');
  });

  test('was done by whoever did not win', () => {
    const lost = (winner: 'south' | 'north') =>
      whyItEnded(en.games.checkers, won({ reason: 'no_men', winner }), AGAINST_EASY, en);
    expect(lost('south')).toBe('The computer lost all its pieces.');
    expect(lost('north')).toBe('You lost all your pieces.');
  });
});

describe('the last sweep', () => {
  const swept = { south: won({ score: [29, 19], taken: [20, 19] }), north: won({ taken: [29, 12] }) };

  test.each([
    ['south', 'The computer’s houses are empty; you took the rest.', 'остаток забрали вы.'],
    ['north', 'Your houses are empty; the computer took the rest.', 'остаток забрал компьютер.'],
  ] as const)('is told by who took the rest, whoever won: %s', (seat, english, russian) => {
    expect(whyItEnded(en.games.kalah, swept[seat], AGAINST_EASY, en)).toBe(english);
    expect(whyItEnded(ru.games.kalah, swept[seat], AGAINST_EASY, ru)).toContain(russian);
    const starved = { ...swept[seat], reason: 'cannot_feed' } as const;
    expect(whyItEnded(ru.games.oware, starved, AGAINST_EASY, ru)).toContain(russian);
  });

  test('names who took the rest of two players', () => {
    expect(whyItEnded(en.games.kalah, swept.north, ANNA_AND_BORIS, en)).toBe(
      'The other side’s houses are empty; Boris took the rest.',
    );
    expect(whyItEnded(ru.games.oware, { ...swept.south, reason: 'cannot_feed' }, ANNA_AND_BORIS, ru)).toBe(
      'Накормить соперника нечем; остаток забирает Anna.',
    );
  });

  test('is not told of where nothing was left', () => {
    expect(whyItEnded(en.games.kalah, won({ taken: won().score }), AGAINST_EASY, en)).toBe(
      'All houses are empty.',
    );
  });
});

test('more than half of all seeds are in the store of whoever won', () => {
  const result = won({ reason: 'majority', winner: 'north', score: [20, 25], taken: [20, 25] });
  expect(whyItEnded(en.games.oware, result, ANNA_AND_BORIS, en)).toBe(
    'More than half of all seeds are in Boris’s store.',
  );
  expect(whyItEnded(ru.games.oware, result, AGAINST_EASY, ru)).toBe(
    'В амбаре компьютера больше половины всех камней.',
  );
});
