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
    expect(main.querySelectorAll('[role="img"][aria-label] svg')).toHaveLength(3);
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

  test('lead back to set-up and what was chosen there', async () => {
    await show('#/set-up/kalah');
    await click('[data-level="hard"]');
    await click('[data-action="rules"]');
    await screen('rules');
    await click('[data-action="back"]');
    await screen('setup');
    expect((await find('[data-level="hard"]')).getAttribute('aria-checked')).toBe('true');
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
