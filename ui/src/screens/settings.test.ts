import { waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { click, find, show } from '../testing/show';

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

  test('go back to what they were when they cannot be stored', async () => {
    const desk = await show('#/settings');
    await click('[data-speed="fast"]');
    desk.next('setSettings').refuse('storage');
    await find('[data-error="storage"]');
    expect((await find('[data-speed="off"]')).getAttribute('aria-checked')).toBe('true');
  });
});
