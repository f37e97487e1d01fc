import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Haptics, hasHaptics } from './haptics';

let asked: unknown[];
let haptics: Haptics;

beforeEach(() => {
  asked = [];
  mockIPC((command, given) => {
    asked.push([command, given]);
  });
  haptics = new Haptics();
  haptics.on = true;
});

afterEach(clearMocks);

function on(agent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
}

describe('what can be felt', () => {
  test.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15', false],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15', false],
  ])('depends on the device: %s', (agent, expected) => {
    expect(hasHaptics(agent)).toBe(expected);
  });

  test('is a man that comes down, one that is taken, and a result', () => {
    on('Android');
    for (const cue of ['set', 'take', 'won'] as const) haptics.feel(cue);
    expect(asked).toEqual([
      ['plugin:haptics|impact_feedback', { style: 'light' }],
      ['plugin:haptics|impact_feedback', { style: 'medium' }],
      ['plugin:haptics|notification_feedback', { type: 'success' }],
    ]);
  });

  test('is not every seed that falls', () => {
    on('Android');
    haptics.feel('drop');
    expect(asked).toEqual([]);
  });

  test('is nothing where it is turned off', () => {
    on('Android');
    haptics.on = false;
    haptics.feel('take');
    expect(asked).toEqual([]);
  });

  test('is nothing on a desktop, where the page may not ask for it', () => {
    on('Linux');
    haptics.feel('take');
    expect(asked).toEqual([]);
  });

  test('is nothing on a phone that refuses, and nothing breaks', async () => {
    on('Android');
    clearMocks();
    mockIPC(() => {
      throw new Error('no vibrator');
    });
    haptics.feel('take');
    await new Promise((resolve) => setTimeout(resolve));
  });
});
