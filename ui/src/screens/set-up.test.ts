import { waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import { AGAINST_EASY, card, home, kalah, sholoChain } from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

describe('set-up', () => {
  test('starts what was chosen', async () => {
    const desk = await show('#/set-up/kalah');
    await click('[data-level="hard"]');
    await click('[data-action="play"]');
    expect(desk.next('start').args).toEqual([
      'kalah',
      { ...AGAINST_EASY, opponent: { kind: 'computer', level: 'hard' } },
      false,
    ]);
  });

  test('offers colours and the first side only where the game leaves them open', async () => {
    const desk = new FakeDesk();
    desk.always('home', home({ games: [card('egara-guti', sholoChain().board, { choosesFirst: true })] }));
    await show('#/set-up/egara-guti', desk);
    await click('[data-opponent="two-players"]');
    await click('[data-first="north"]');
    await click('[data-paint="dark"]');
    expect(document.querySelector('[data-level]')).toBeNull();
    await click('[data-action="play"]');
    expect(desk.next('start').args[1]).toEqual({
      opponent: { kind: 'two-players' },
      first: 'north',
      paint: 'dark',
    });
  });

  test('offers to turn the board where two play, and remembers it', async () => {
    const desk = await show('#/set-up/kalah');
    await find('[data-level]');
    expect(document.querySelector('[data-setting]')).toBeNull();
    await click('[data-opponent="two-players"]');
    await click('[data-setting="turn-board"]');
    expect(desk.next('setSettings').args[0].turnBoard).toBe(true);
  });

  test('asks once before it gives up an unfinished game', async () => {
    const desk = await show('#/set-up/kalah');
    await click('[data-action="play"]');
    desk.next('start').refuse('unfinished_game');
    await find('[role="alertdialog"]');

    await click('[data-action="cancel"]');
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect(desk.count('start')).toBe(1);

    await click('[data-action="play"]');
    desk.next('start').refuse('unfinished_game');
    await click('[data-action="confirm"]');
    await waitFor(() => expect(desk.count('start')).toBe(3));
    const start = desk.next('start');
    expect(start.args[2]).toBe(true);
    start.answer(kalah());
    expect((await screen('game')).dataset['game']).toBe('kalah');
  });
});
