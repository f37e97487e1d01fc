import { waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import { AFTER_13X25, kalah, kalahAfterA, kalahAnswered, lastTurn, sholoChain } from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

describe('a game', () => {
  async function open(view = kalah()): Promise<FakeDesk> {
    const desk = await show(`#/game/${view.game}`);
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').answer(view);
    await screen(view.result ? 'result' : 'game');
    return desk;
  }

  test('is found again by a reloaded page', async () => {
    await open();
    const { dataset } = await screen('game');
    expect({ ...dataset }).toMatchObject({
      game: 'kalah',
      revision: '1',
      phase: 'idle',
      toMove: 'south',
      ask: 'move',
      turns: '0',
    });
  });

  test('plays one turn for a double tap', async () => {
    const desk = await open();
    const house = await find('[data-place="0"]');
    house.click();
    house.click();
    expect(desk.count('play')).toBe(1);
  });

  test('says whose turn it is, and tells each turn and what it brought', async () => {
    const desk = await open();
    expect((await find('[data-role="status"]')).textContent).toContain('Your turn');
    await click('[data-place="0"]');
    desk.next('play').answer(kalahAfterA());
    await waitFor(() => expect(desk.count('think')).toBe(1));
    const last = lastTurn('north', 'a', [7], { captured: 3 });
    desk.next('think').answer(kalahAnswered({ last }));
    await waitFor(() =>
      expect(document.querySelector('[role="status"]')?.textContent?.trim()).toBe(
        'Computer: a. Captures 3 stones. Your turn.',
      ),
    );
  });

  test('lets the computer think undisturbed while the turn before is shown', async () => {
    const desk = await open();
    await click('[data-place="0"]');
    desk.next('play').answer(kalahAfterA());
    await find('main[data-phase="thinking"]');
    expect(desk.count('think')).toBe(1);
    expect(desk.count('stop')).toBe(0);
  });

  test('shows a chain as it is tapped, and marks where it may end', async () => {
    const desk = await open(sholoChain());
    await click('[data-place="13"][data-choice="origin"]');
    await click('[data-place="25"][data-choice="jump"]');
    await waitFor(() => expect(desk.count('continuations')).toBe(1));
    const request = desk.next('continuations');
    expect(request.args).toEqual(['sholo-guti', 7, [13, 25]]);
    request.answer(AFTER_13X25);
    await click('[data-place="25"][data-choice="end"]');
    expect(desk.next('play').args[2]).toBe('13x25');
  });

  test('lets go of a chosen man with Esc', async () => {
    await open(sholoChain());
    await click('[data-place="13"][data-choice="origin"]');
    await find('[data-place="13"][data-choice="chosen"]');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await find('[data-place="13"][data-choice="origin"]');
  });

  test('stops the computer while its menu is open, and when it is left', async () => {
    const desk = await open(kalahAfterA());
    await click('[data-action="menu"]');
    await find('[role="dialog"][data-sheet="menu"]');
    expect(desk.count('stop')).toBe(1);
    await click('[data-sheet="menu"] [data-action="resume"]');
    await waitFor(() => expect(document.querySelector('[data-sheet="menu"]')).toBeNull());
    await click('[data-action="menu"]');
    await click('[data-sheet="menu"] [data-action="home"]');
    await screen('home');
    expect(desk.count('stop')).toBeGreaterThan(1);
  });

  test('asks before New game gives it up, and set-up does not ask again', async () => {
    const desk = await open(kalahAnswered());
    await click('[data-action="menu"]');
    await click('[data-action="new-game"]');
    await click('[role="alertdialog"] [data-action="confirm"]');
    await screen('setup');
    await click('[data-action="play"]');
    expect(desk.next('start').args[2]).toBe(true);
  });

  test('asks nothing before the first turn', async () => {
    await open(kalah());
    await click('[data-action="menu"]');
    await click('[data-action="new-game"]');
    await screen('setup');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });

  test('is still on the table after its settings were looked at', async () => {
    const desk = await open(sholoChain());
    await click('[data-place="13"][data-choice="origin"]');
    await click('[data-action="menu"]');
    await click('[data-sheet="menu"] [data-action="settings"]');
    await screen('settings');
    await click('[data-action="back"]');
    await find('[data-place="13"][data-choice="chosen"]');
    expect(desk.count('open')).toBe(1);
  });

  test('lists its turns', async () => {
    await open(kalahAnswered());
    await click('[data-action="turns"]');
    await find('[data-sheet="turns"] [data-turn="a"]');
    expect(document.querySelectorAll('[data-turn]')).toHaveLength(2);
  });

  test('that is not there any more leads home and says why', async () => {
    const desk = await show('#/game/kalah');
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').refuse('no_game');
    await screen('home');
    await find('[role="alert"][data-error="no_game"]');
  });

  test('shows all the time that a win will not count after an undo', async () => {
    await open(kalah({ undoUsed: true }));
    expect((await find('[data-unranked]')).textContent).toContain('Not ranked');
  });

  test('takes back a turn with Undo', async () => {
    const desk = await open(kalahAnswered());
    await click('[data-action="undo"]');
    desk.next('undo').answer(kalah({ revision: 4 }));
    await find('main[data-revision="4"][data-phase="idle"]');
  });
});
