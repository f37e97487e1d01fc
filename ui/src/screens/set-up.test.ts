import { waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import {
  AGAINST_EASY,
  card,
  home,
  kalah,
  KALAH_START,
  SHOLO_START,
  sholoChain,
  TWO_PLAYERS,
} from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

afterEach(() => {
  vi.useRealTimers();
});

describe('set-up', () => {
  test('keeps its level when the tap that opened it was a double one', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const desk = await show('#/');
    const tap = (on: Element) => {
      const at = { bubbles: true, cancelable: true, clientX: 200, clientY: 500, detail: 1 };
      on.dispatchEvent(new PointerEvent('pointerdown', at));
      on.dispatchEvent(new MouseEvent('click', at));
    };
    tap(await find('[data-game="kalah"] [data-action="open-setup"]'));
    const insane = await find('[data-level="insane"]');
    tap(insane);
    await click('[data-action="play"]');
    expect(desk.next('start').args[1]).toEqual(AGAINST_EASY);
  });

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
    expect(desk.next('start').args[1]).toEqual({ ...TWO_PLAYERS, first: 'north', paint: 'dark' });
  });

  test('takes the names of two players, and knows them in another game, too', async () => {
    const names = { south: 'Anna', north: 'Boris' };
    const desk = new FakeDesk();
    const named = card('sholo-guti', SHOLO_START, { setUp: { ...TWO_PLAYERS, names } });
    desk.always('home', home({ games: [named, card('kalah', KALAH_START)] }));
    await show('#/set-up/kalah', desk);
    await click('[data-opponent="two-players"]');
    const north = (await find('input[data-field="name-north"]')) as HTMLInputElement;
    expect(north.value).toBe('Boris');
    north.value = 'Vera';
    north.dispatchEvent(new Event('input', { bubbles: true }));
    await click('[data-action="play"]');
    const [, setUp] = desk.next('start').args;
    expect(setUp).toEqual({ ...TWO_PLAYERS, names: { south: 'Anna', north: 'Vera' } });
  });

  test('offers to turn the board where two play, and remembers it', async () => {
    const desk = await show('#/set-up/kalah');
    await find('[data-level]');
    expect(document.querySelector('[data-setting]')).toBeNull();
    await click('[data-opponent="two-players"]');
    await click('[data-setting="turn-board"]');
    expect(desk.next('setSettings').args[0].turnBoard).toBe(true);
  });

  test('gives up no game by two quick taps on Play, where the answer then lies', async () => {
    const desk = await show('#/set-up/kalah');
    await click('[data-action="play"]');
    desk.next('start').refuse('unfinished_game');
    const answer = await find('[data-action="confirm"]');
    answer.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    answer.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await find('[role="alertdialog"]');
    expect(desk.count('start')).toBe(1);
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
