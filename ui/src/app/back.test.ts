import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import { kalah } from '../testing/samples';
import { click, find, screen, show } from '../testing/show';
import { answer } from './back';

describe('Back', () => {
  test('closes the sheet on top before anything else', () => {
    expect(answer({ sheet: true, playing: true, deeper: true })).toBe('close-sheet');
    expect(answer({ sheet: true, playing: false, deeper: false })).toBe('close-sheet');
  });

  test('pauses a game that goes on, rather than leaving it', () => {
    expect(answer({ sheet: false, playing: true, deeper: true })).toBe('pause');
  });

  test('leads from any other screen to the one above', () => {
    expect(answer({ sheet: false, playing: false, deeper: true })).toBe('go-back');
  });

  test('leaves the app at home', () => {
    expect(answer({ sheet: false, playing: false, deeper: false })).toBe('leave');
  });
});

type Channel = { onmessage: (message: unknown) => void };

/** An Android that knows one listener, and how to end the app. */
class Android {
  readonly calls: string[] = [];
  #back: Channel | null = null;

  constructor() {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv)');
    mockIPC((command, args) => {
      this.calls.push(command);
      if (command.endsWith('register_listener')) this.#back = (args as { handler: Channel }).handler;
    });
  }

  press(): void {
    this.#back?.onmessage({ canGoBack: true });
  }
}

describe('Back on Android', () => {
  afterEach(clearMocks);

  async function openGame(): Promise<Android> {
    const android = new Android();
    const desk = await show('#/game/kalah', new FakeDesk());
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').answer(kalah());
    await screen('game');
    return android;
  }

  test('opens the menu of a running game, and closes it again', async () => {
    const android = await openGame();
    android.press();
    await find('[data-sheet="menu"]');
    android.press();
    await waitFor(() => expect(document.querySelector('[data-sheet="menu"]')).toBeNull());
    await screen('game');
    expect(android.calls).not.toContain('plugin:app|exit');
  });

  test('closes the list of turns without pausing the game', async () => {
    const android = await openGame();
    await click('[data-action="turns"]');
    await find('[data-sheet="turns"]');
    android.press();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await screen('game');
  });

  test('goes from the settings home, and leaves from there', async () => {
    const android = new Android();
    await show('#/settings');
    await screen('settings');
    android.press();
    await screen('home');
    expect(android.calls).not.toContain('plugin:app|exit');
    android.press();
    await waitFor(() => expect(android.calls).toContain('plugin:app|exit'));
  });
});

test('elsewhere the page asks for no Back', async () => {
  const asked = vi.fn();
  mockIPC(asked);
  await show('#/');
  await screen('home');
  expect(asked).not.toHaveBeenCalled();
  clearMocks();
});
