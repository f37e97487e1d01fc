import { waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { GameName } from '../bindings/GameName';
import { figures } from '../rules/figures';
import { SECTIONS } from '../rules/text';
import { FakeDesk } from '../testing/fake-desk';
import { home, kalahAfterA, settings } from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

const GAMES = Object.keys(figures) as GameName[];

describe('the rules', () => {
  test.each(GAMES)('of %s are told under headings, with pictures', async (game) => {
    await show(`#/rules/${game}`);
    await find('article');
    const main = await screen('rules');
    expect(main.dataset['game']).toBe(game);
    expect(main.querySelectorAll('h1')).toHaveLength(1);
    expect(main.querySelectorAll('article h2')).toHaveLength(SECTIONS.length);
    const pictures = main.querySelectorAll(
      'section:not([data-section="examples"]) [role="img"][aria-label] svg',
    );
    expect(pictures).toHaveLength(3);
  });

  test('are told in the language that is set', async () => {
    const desk = new FakeDesk();
    desk.always('home', home({ settings: settings({ language: 'ru' }) }));
    await show('#/rules/oware', desk);
    await waitFor(() =>
      expect(document.querySelector('section[data-section="board"] h2')?.textContent).toBe('Доска'),
    );
  });

  test('open at a section that is chosen from the contents', async () => {
    await show('#/rules/checkers');
    await click('nav [data-section="tips"]');
    expect(document.activeElement).toBe(document.querySelector('section[data-section="tips"] h2'));
    expect(location.hash).toBe('#/rules/checkers');
  });

  test.each(GAMES)('of %s lead to a page on strategy and one on the computer, and back', async (game) => {
    await show(`#/rules/${game}`);
    for (const page of ['strategy', 'computer'] as const) {
      await click(`nav [data-page="${page}"]`);
      await waitFor(() => expect(document.querySelectorAll('article h2').length).toBeGreaterThanOrEqual(3));
      const main = await screen('rules');
      expect(main.dataset['page']).toBe(page);
      expect(document.activeElement).toBe(main.querySelector('h1'));
      expect(location.hash).toBe(`#/rules/${game}/${page}`);
    }
    await click('nav [data-page="rules"]');
    await find('section[data-section="turn"]');
  });

  test('lead back to set-up and what was chosen there', async () => {
    await show('#/set-up/kalah');
    await click('[data-level="hard"]');
    await click('[data-action="rules"]');
    await screen('rules');
    await click('[data-action="back"]');
    await screen('setup');
    expect((await find('[data-level="hard"]')).getAttribute('aria-checked')).toBe('true');
  });

  test('are left with Esc', async () => {
    await show('#/rules/kalah');
    await screen('rules');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await screen('home');
  });

  test('lead back to the game, which is still paused', async () => {
    const desk = await show('#/game/kalah');
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').answer(kalahAfterA());
    await click('[data-action="menu"]');
    const thoughts = desk.count('think');
    await click('[data-sheet="menu"] [data-action="rules"]');
    await screen('rules');
    await click('[data-action="back"]');
    await find('[data-sheet="menu"]');
    expect(desk.count('open')).toBe(1);
    expect(desk.count('think')).toBe(thoughts);

    await click('[data-sheet="menu"] [data-action="resume"]');
    await waitFor(() => expect(document.querySelector('[data-sheet="menu"]')).toBeNull());
  });
});

describe('an example', () => {
  const on = (selector: string) => `[data-lesson="kalah-again"] ${selector}`;
  const counts = () =>
    [...document.querySelectorAll(on('[data-place]'))]
      .sort((a, b) => Number(a.getAttribute('data-place')) - Number(b.getAttribute('data-place')))
      .map((place) => Number(place.getAttribute('data-count')));
  const said = () => document.querySelector(on('[role="status"]'))?.textContent ?? '';

  test('is played on a live board step by step, there and back, and says what is to be seen', async () => {
    await show('#/rules/kalah');
    const before = await waitFor(() => {
      expect(counts()).toHaveLength(14);
      return counts();
    });
    expect(said()).toContain('The start.');
    await click(on('[data-action="lesson-next"]'));
    await waitFor(() => expect(counts().slice(0, 7)).toEqual([4, 4, 0, 5, 5, 5, 1]));
    expect(said()).toContain('so you sow again');
    await click(on('[data-action="lesson-next"]'));
    await waitFor(() => expect(counts()[6]).toBe(2));
    expect((await find(on('[data-action="lesson-next"]'))).getAttribute('aria-disabled')).toBe('true');
    await click(on('[data-action="lesson-back"]'));
    await click(on('[data-action="lesson-back"]'));
    await waitFor(() => expect(counts()).toEqual(before));
  });

  test('plays by itself to its end, and again from its beginning', async () => {
    await show('#/rules/kalah');
    const capture = '[data-lesson="kalah-capture"]';
    await click(`${capture} [data-action="lesson-play"]`);
    await find(`${capture}[data-scene="1"] [data-place="6"][data-count="21"]`);
    await find(`${capture} [data-action="lesson-play"][aria-label="Play the example"]`);
    await click(`${capture} [data-action="lesson-back"]`);
    await find(`${capture}[data-scene="0"] [data-place="6"][data-count="15"]`);
  });

  test('takes no taps on its board, and no place in the order of tabs', async () => {
    await show('#/rules/kalah');
    const board = await find(on('[role="img"] [data-place]'));
    expect(board.closest('[inert]')).not.toBeNull();
  });
});
