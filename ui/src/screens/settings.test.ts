import { cleanup, waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { kalah } from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

describe('settings', () => {
  test('change the language of everything at once', async () => {
    const desk = await show('#/settings');
    await click('[data-language="ru"]');
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Настройки'));
    expect(document.documentElement.lang).toBe('ru');
    expect(desk.next('setSettings').args[0].language).toBe('ru');
  });

  test('paint the page dark', async () => {
    await show('#/settings');
    await click('[data-theme-choice="dark"]');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  });

  test('turn the board to the player to move where that is wanted', async () => {
    const desk = await show('#/settings');
    const turn = await find('[role="switch"][data-setting="turn-board"]');
    expect(turn.getAttribute('aria-checked')).toBe('false');
    turn.click();
    await waitFor(() => expect(turn.getAttribute('aria-checked')).toBe('true'));
    expect(desk.next('setSettings').args[0].turnBoard).toBe(true);
  });

  test('turn the sound off, and on again', async () => {
    const desk = await show('#/settings');
    const sound = await find('[role="switch"][data-setting="sound"]');
    expect(sound.getAttribute('aria-checked')).toBe('true');
    sound.click();
    await waitFor(() => expect(sound.getAttribute('aria-checked')).toBe('false'));
    const asked = desk.next('setSettings');
    expect(asked.args[0].sound).toBe(false);
    asked.answer(asked.args[0]);
    sound.click();
    await waitFor(() => expect(sound.getAttribute('aria-checked')).toBe('true'));
  });

  test('turn vibration off where the device can be felt, and show no such switch elsewhere', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)');
    const desk = await show('#/settings');
    await click('[role="switch"][data-setting="haptics"]');
    expect(desk.next('setSettings').args[0].haptics).toBe(false);
    cleanup();
    agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
    await show('#/settings');
    await find('[data-setting="sound"]');
    expect(document.querySelector('[data-setting="haptics"]')).toBeNull();
  });

  test('of a game that waits hold what concerns it, and nothing that leads away from it', async () => {
    const desk = await show('#/game/kalah/settings');
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').answer(kalah());
    await find('[data-setting="turn-board"]');
    for (const action of ['statistics', 'licences', 'reset']) {
      expect(document.querySelector(`[data-action="${action}"]`)).toBeNull();
    }
  });

  test('tell the version, and lead to the licences of all that the app is made of', async () => {
    await show('#/settings');
    expect((await find('[data-version]')).textContent).toBe('Version 0.1.0');
    await click('[data-action="licences"]');
    const main = await screen('licences');
    await waitFor(() => expect(main.querySelectorAll('li').length).toBeGreaterThan(100));
    for (const words of ['Apache\u00a02.0', 'SIL Open Font', 'svelte', 'tauri', 'OFL-1.1']) {
      expect(main.textContent).toContain(words);
    }
    await click('[data-action="back"]');
    await screen('settings');
  });

  test('go back to what they were when they cannot be stored', async () => {
    const desk = await show('#/settings');
    await click('[data-speed="fast"]');
    desk.next('setSettings').refuse('storage');
    await find('[data-error="storage"]');
    expect((await find('[data-speed="off"]')).getAttribute('aria-checked')).toBe('true');
  });
});
