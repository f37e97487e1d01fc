import { afterEach, expect, test } from 'vitest';
import { keepSafe } from './safe-areas';

afterEach(() => {
  globalThis.leapsowSafeAreas = undefined;
});

const styleOf = (element: HTMLElement, edge: string) => element.style.getPropertyValue(`--safe-${edge}`);

test('what the app shell says of its bars is what the page keeps clear, also after the device was turned', () => {
  const page = document.createElement('div');
  let widths = [24, 0, 48.5, 0];
  globalThis.leapsowSafeAreas = { widths: () => JSON.stringify(widths) };
  const stop = keepSafe(page.style);
  expect(['top', 'right', 'bottom', 'left'].map((edge) => styleOf(page, edge))).toEqual([
    '24px',
    '0px',
    '48.5px',
    '0px',
  ]);
  widths = [0, 48, 0, 24];
  window.dispatchEvent(new Event('safeareas'));
  expect(styleOf(page, 'left')).toBe('24px');
  stop();
});

test('without an app shell the web view’s own insets stand', () => {
  const page = document.createElement('div');
  keepSafe(page.style)();
  expect(styleOf(page, 'top')).toBe('');
});
