import { describe, expect, test } from 'vitest';
import type { GameView } from '../bindings/GameView';
import { en } from '../i18n/en';
import { ru } from '../i18n/ru';
import { I18n } from '../i18n/i18n.svelte';
import {
  AFTER_13X25,
  kalah,
  kalahAfterA,
  kalahAnswered,
  lastTurn,
  sholoChain,
  TWO_PLAYERS,
  won,
} from '../testing/samples';
import type { HalfTurn } from './half-turn';
import { announcement, count, status, type Shown } from './status';

function shown(view: GameView, more: Partial<Shown> = {}): Shown {
  return { view, seen: view, phase: 'idle', half: null, stuck: false, nudge: null, ...more };
}

describe('the status line', () => {
  const last = lastTurn('south', 'C', [2], { anotherTurn: true });
  const slam = lastTurn('north', 'a', [7], { grandSlam: true });
  const chosen: HalfTurn = { places: [13], at: 13, then: AFTER_13X25 };
  const midChain: HalfTurn = { places: [13, 25], at: 25, then: AFTER_13X25 };
  const mustGoOn: HalfTurn = { ...midChain, then: { ...AFTER_13X25, turn: null } };

  test.each([
    ['whose turn it is', shown(kalah()), 'Your turn'],
    ['that a jump is there', shown(sholoChain()), 'Your turn: jump or step'],
    [
      'which of two players must capture',
      shown(kalah({ game: 'checkers', setUp: TWO_PLAYERS, toMove: 'north', ask: 'must-capture' })),
      'Player 2 (outlined): you must capture',
    ],
    [
      'the names that two players have given',
      shown(sholoChain({ setUp: { ...TWO_PLAYERS, names: { south: 'Anna', north: 'Boris' } } })),
      'Anna (light): jump or step',
    ],
    [
      'why the same side moves again',
      shown(kalah({ ask: 'move-again', last })),
      'C ended in your store: sow again',
    ],
    [
      'that the computer must be fed',
      shown(kalah({ game: 'oware', ask: 'must-feed' })),
      'You must give the computer seeds',
    ],
    ['that the computer thinks', shown(kalahAfterA(), { phase: 'thinking' }), 'The computer is thinking…'],
    [
      'that its turn failed',
      shown(kalahAfterA(), { phase: 'thinking', stuck: true }),
      'The computer’s turn failed',
    ],
    ['the turn that is being shown', shown(kalahAnswered(), { phase: 'animating' }), 'Computer: a'],
    [
      'that the turn being shown captures nothing because it would capture all',
      shown(kalahAnswered({ last: slam }), { phase: 'animating' }),
      'Computer: a. All at once captures nothing',
    ],
    [
      'so once more beside what is asked then',
      shown(kalahAnswered({ last: slam })),
      'All at once captures nothing. Your turn',
    ],
    [
      'why a man that was tapped does not move',
      shown(sholoChain(), { nudge: { place: 1, why: 'cannot-move' } }),
      'This one cannot move; choose another',
    ],
    [
      'which of two players that was told',
      shown(kalah({ setUp: TWO_PLAYERS }), { nudge: { place: 8, why: 'not-yours' } }),
      'Player 1 (A–\u2060F): choose one of your own',
    ],
    [
      'in mid-chain what else can be done, whatever was tapped',
      shown(sholoChain(), { half: midChain, nudge: { place: 1, why: 'in-chain' } }),
      'Jump on, or tap the man to stop',
    ],
    ['that a target is asked for', shown(sholoChain(), { half: chosen }), 'Choose where to go'],
    ['that a chain may end', shown(sholoChain(), { half: midChain }), 'Jump on, or tap the man to stop'],
    ['that a chain must go on', shown(sholoChain(), { half: mustGoOn }), 'Jump on'],
    [
      'which of two players goes on with a chain',
      shown(sholoChain({ setUp: TWO_PLAYERS, toMove: 'north' }), { half: mustGoOn }),
      'Player 2 (dark): jump on',
    ],
    ['who won', shown(kalah({ ask: 'over', result: won() }), { phase: 'over' }), 'You won'],
  ])('says %s', (_, now, text) => {
    expect(status(now, en)).toBe(text);
  });

  test('sums up what the other side has sown in a row, since the board marks only the last', () => {
    const turns = (...texts: string[]) => [
      { side: 'south' as const, text: 'A' },
      ...texts.map((text) => ({ side: 'north' as const, text })),
    ];
    const after = (...texts: string[]) => status(shown(kalahAnswered({ turns: turns(...texts) })), en);
    expect(after('f', 'c', 'a')).toBe('Computer: f, c, a. Your turn');
    expect(after('a')).toBe('Your turn');
    expect(after(...'fcfdfefa')).toBe('Computer: …, f, d, f, e, f, a. Your turn');
  });

  test('counts quiet plies from when the game tells them', () => {
    const i18n = new I18n('en');
    expect(count(sholoChain(), i18n)).toBe('Quiet 22 / 40');
    expect(count(kalah(), i18n)).toBe('');
  });
});

describe('what is said aloud', () => {
  test('names a sowing that moves again', () => {
    const last = lastTurn('north', 'c', [9], { anotherTurn: true });
    expect(announcement(kalahAfterA({ last }), 'turn', en)).toBe(
      'Computer: c. Another turn. The computer is thinking…',
    );
  });

  test('names the places of a chain and what it takes', () => {
    const last = lastTurn('south', '13x25x32', [13, 25, 32], { captured: 2 });
    expect(announcement(sholoChain({ last, ask: 'computer', toMove: 'north' }), 'turn', en)).toBe(
      'You: 13 – 25 – 32. Captures 2 men. The computer is thinking…',
    );
  });

  test('tells of a grand slam', () => {
    const last = lastTurn('north', 'a', [7], { grandSlam: true });
    expect(announcement(kalahAnswered({ last }), 'turn', en)).toBe(
      'Computer: a. It would have captured everything, so it captures nothing. Your turn.',
    );
  });

  test('tells the result and what decided it', () => {
    const view = kalahAnswered({ ask: 'over', toMove: null, result: won() });
    expect(announcement(view, 'turn', en)).toMatch(/^Computer: a\. You won\. Your houses are empty/);
  });

  test('tells that a turn was taken back', () => {
    expect(announcement(kalah(), 'undone', en)).toBe('Taken back. Your turn.');
  });

  test('tells with an undo that a win will not count, but not between two players', () => {
    const undone = kalah({ undoUsed: true });
    expect(announcement(undone, 'undone', en)).toBe('Taken back. A win will not count now. Your turn.');
    const two = { ...undone, setUp: { ...undone.setUp, opponent: { kind: 'two-players' as const } } };
    expect(announcement(two, 'undone', en)).not.toContain('count');
  });

  test('says once why the same person sows again', () => {
    const last = lastTurn('south', 'C', [2], { anotherTurn: true });
    expect(announcement(kalah({ last, ask: 'move-again' }), 'turn', en)).toBe(
      'You: C. C ended in your store: sow again.',
    );
  });

  test.each([
    [en, 'You: 22 – 29. Becomes a king. The computer is thinking…'],
    [ru, 'Вы: 22 – 29. Становится дамкой. Компьютер думает…'],
  ])('tells of a crowning', (t, text) => {
    const last = lastTurn('south', '22-29', [22, 29]);
    const steps = [{ kind: 'crown' as const, at: 29, landing: 0 }];
    const view = sholoChain({
      game: 'checkers',
      last,
      steps,
      countdown: null,
      ask: 'computer',
      toMove: 'north',
    });
    expect(announcement(view, 'turn', t)).toBe(text);
  });

  test('counts towards an ending where it begins to matter, and every time when it is near', () => {
    const saidAt = (plies: number) =>
      announcement(
        sholoChain({
          last: lastTurn('north', '1-2', [1, 2]),
          countdown: { kind: 'quiet', plies, limit: 40 },
        }),
        'turn',
        en,
      );
    const counted = Array.from({ length: 20 }, (_, at) => at + 20).filter((plies) =>
      saidAt(plies).includes('of 40'),
    );
    expect(counted).toEqual([20, 25, 30, 35, 38, 39]);
    expect(saidAt(38)).toBe('Computer: 1 – 2. 38 of 40 turns without a capture. Your turn: jump or step.');
    const checkers = sholoChain({
      last: lastTurn('north', '1-2', [1, 2]),
      countdown: { kind: 'moves-left', moves: 2 },
    });
    expect(announcement(checkers, 'turn', ru)).toContain('2 хода до ничьей.');
  });
});
