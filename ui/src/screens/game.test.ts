import { cleanup, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import {
  AFTER_13X25,
  AGAINST_EASY,
  house,
  kalah,
  kalahAfterA,
  kalahAnswered,
  lastTurn,
  sholoChain,
  TWO_PLAYERS,
  won,
} from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

describe('a game', () => {
  async function open(view = kalah()): Promise<FakeDesk> {
    const desk = await show(`#/game/${view.game}`);
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').answer(view);
    await screen(view.result ? 'result' : 'game');
    return desk;
  }

  const said = () =>
    [...document.querySelectorAll('[role="log"] > *')].map(({ textContent }) => textContent.trim());

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
      expect(said()).toEqual([
        'Your turn.',
        'You: A. The computer is thinking…',
        'Computer: a. Captures 3 stones. Your turn.',
      ]),
    );
  });

  test('tells each of several turns of the computer, and all that came before stays to be read', async () => {
    const desk = await open(kalahAfterA());
    for (const [revision, text, at] of [
      [3, 'f', 12],
      [4, 'c', 9],
    ] as const) {
      await waitFor(() => expect(desk.count('think')).toBe(revision - 2));
      desk
        .next('think')
        .answer(kalahAfterA({ revision, last: lastTurn('north', text, [at], { anotherTurn: true }) }));
    }
    await waitFor(() => expect(desk.count('think')).toBe(3));
    desk.next('think').answer(kalahAnswered({ revision: 5 }));
    await waitFor(() =>
      expect(said().slice(1)).toEqual([
        'Computer: f. Another turn. The computer is thinking…',
        'Computer: c. Another turn. The computer is thinking…',
        'Computer: a. Your turn.',
      ]),
    );
  });

  test('is not called paused in its menu once it is over', async () => {
    await open(kalah({ ask: 'over', toMove: null, result: won() }));
    await click('[data-action="review-board"]');
    await click('[data-action="menu"]');
    expect((await find('[data-sheet="menu"] h2')).textContent).toBe('Game over');
    const back = await find('[data-sheet="menu"] [data-action="resume"]');
    expect(back.textContent.trim()).toBe('Back to the board');
  });

  test('is silenced from its menu, and stays paused meanwhile', async () => {
    const desk = await open();
    await click('[data-action="menu"]');
    await click('[data-sheet="menu"] [data-setting="sound"]');
    expect(desk.next('setSettings').args[0].sound).toBe(false);
    await find('[data-sheet="menu"] [data-setting="sound"][aria-checked="false"]');
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

  test('counts in mid-chain what stands on the board, and again what stood there when it is taken back', async () => {
    const score = async () => (await find('[data-role="score"]')).textContent;
    const desk = await open(sholoChain());
    expect(await score()).toBe('7 : 4');
    await click('[data-place="13"][data-choice="origin"]');
    await click('[data-place="25"][data-choice="jump"]');
    await waitFor(() => expect(desk.count('continuations')).toBe(1));
    desk.next('continuations').answer(AFTER_13X25);
    await find('[data-place="25"][data-choice="end"]');
    expect(await score()).toBe('7 : 3');
    await click('[data-action="undo"]');
    await find('[data-place="13"][data-choice="origin"]');
    expect(await score()).toBe('7 : 4');
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

  test('of two players is asked about in other words: nobody has anything to lose', async () => {
    const texts: string[] = [];
    for (const setUp of [AGAINST_EASY, TWO_PLAYERS]) {
      await open(kalahAnswered({ setUp }));
      await click('[data-action="menu"]');
      await click('[data-action="new-game"]');
      texts.push((await find('[role="alertdialog"] p')).textContent);
      cleanup();
    }
    expect(texts[0]).toContain('resigned');
    expect(texts[1]).not.toContain('resigned');
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
    await find('[data-sheet="menu"]');
    await find('[data-place="13"][data-choice="chosen"]');
    expect(desk.count('open')).toBe(1);
  });

  test('lists its turns', async () => {
    await open(kalahAnswered());
    await click('[data-action="turns"]');
    await find('[data-sheet="turns"] [data-turn="a"]');
    expect(document.querySelectorAll('[data-turn]')).toHaveLength(2);
  });

  test('lists its turns with whose they are, for who cannot see the columns', async () => {
    await open(kalahAnswered());
    await click('[data-action="turns"]');
    const first = await find('[data-sheet="turns"] li');
    expect(first.textContent.replace(/\s+/g, '')).toBe('1You:AComputer:a');
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

  describe('by keys alone', () => {
    const focus = () => document.activeElement as HTMLElement;
    async function key(init: KeyboardEventInit): Promise<void> {
      focus().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
      await Promise.resolve();
    }

    test('an arrow leads from anywhere to the board', async () => {
      await open(sholoChain());
      await waitFor(() => expect(focus().tagName).toBe('H1'));
      await key({ key: 'ArrowUp', code: 'ArrowUp' });
      expect(focus().dataset['place']).toBe('13');
    });

    test('Esc in mid-chain leads back to the man, and says so', async () => {
      const desk = await open(sholoChain());
      await click('[data-place="13"]');
      const landing = await find('[data-place="25"][data-choice="jump"]');
      landing.focus();
      landing.click();
      await waitFor(() => expect(desk.count('continuations')).toBe(1));
      desk.next('continuations').answer(AFTER_13X25);
      await find('[data-place="25"][data-choice="end"]');
      await key({ key: 'Escape' });
      await waitFor(() => expect(focus().dataset['place']).toBe('13'));
      expect(said().at(-1)).toBe('Taken back. Your turn: jump or step.');
    });

    test('a letter sows the house, on a Russian keyboard, too', async () => {
      const desk = await open();
      await key({ key: 'с', code: 'KeyC' });
      expect(desk.next('play').args[2]).toBe('C');
      expect(focus().dataset['place']).toBe('2');
    });

    test('of two players a letter sows the house of whoever is to move', async () => {
      const north = { ...house(7), turn: 'a' };
      const desk = await open(kalah({ setUp: TWO_PLAYERS, toMove: 'north', origins: [north] }));
      await key({ key: 'a', code: 'KeyA' });
      expect(desk.next('play').args[2]).toBe('a');
    });

    test.each(['u', 'z', 'Backspace'])('%s takes back', async (name) => {
      const desk = await open(kalahAnswered());
      await key({ key: name, code: name.length > 1 ? name : `Key${name.toUpperCase()}` });
      expect(desk.count('undo')).toBe(1);
    });

    test('N asks before it gives up a game, and Esc keeps it', async () => {
      await open(kalahAnswered());
      await key({ key: 'n', code: 'KeyN' });
      const dialog = await find('[role="alertdialog"]');
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
      await screen('game');
    });

    test('N goes to set-up at once where nothing is given up', async () => {
      await open(kalah());
      await key({ key: 'n', code: 'KeyN' });
      await screen('setup');
    });

    test('a question mark lists the keys, as the menu does', async () => {
      await open(kalah());
      await key({ key: '?', code: 'Slash', shiftKey: true });
      await click('[data-sheet="keys"] [data-action="close"]');
      await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
      await click('[data-action="menu"]');
      await click('[data-sheet="menu"] [data-action="keys"]');
      await find('[data-sheet="keys"]');
    });

    test('Esc opens the menu while the computer plays turn after turn', async () => {
      const desk = await open(kalahAfterA());
      await waitFor(() => expect(desk.count('think')).toBe(1));
      // Nothing that is shown comes to its end by itself.
      Element.prototype.animate = () => {
        let finish = () => {};
        const finished = new Promise<null>((resolve) => (finish = () => resolve(null)));
        return { finished, finish } as unknown as Animation;
      };
      try {
        const last = lastTurn('north', 'a', [7], { anotherTurn: true });
        desk.next('think').answer(kalahAnswered({ toMove: 'north', ask: 'computer', last }));
        await find('main[data-phase="animating"]');
        await key({ key: 'Escape' });
        await find('[data-sheet="menu"]');
      } finally {
        Reflect.deleteProperty(Element.prototype, 'animate');
      }
    });

    test('Enter plays again after the result', async () => {
      const desk = await open(kalah({ ask: 'over', toMove: null, result: won() }));
      await waitFor(() => expect(focus().tagName).toBe('H1'));
      await key({ key: 'Enter', code: 'Enter' });
      expect(desk.next('start').args.slice(0, 2)).toEqual(['kalah', AGAINST_EASY]);
    });

    test('the focus stays on Undo when there is nothing left to take back', async () => {
      const desk = await open(kalahAnswered());
      const undo = await find('[data-action="undo"]');
      undo.focus();
      undo.click();
      desk.next('undo').answer(kalah({ revision: 4 }));
      await find('[data-action="undo"][aria-disabled="true"]');
      expect(focus()).toBe(undo);
      undo.click();
      expect(desk.count('undo')).toBe(1);
    });
  });
});
