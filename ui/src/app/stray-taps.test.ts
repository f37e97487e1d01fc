import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropStrayTaps } from './stray-taps';

let release: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  release = dropStrayTaps();
});

afterEach(() => {
  release();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const heard: string[] = [];

/** Puts up a screen or sheet with one button. */
function put(tag: 'main' | 'dialog', name: string, onclick = () => {}): HTMLElement {
  const ground = document.createElement(tag);
  if (tag === 'dialog') ground.setAttribute('open', '');
  const button = document.createElement('button');
  const hear = (event: Event) => heard.push(`${event.type} ${name}`);
  button.addEventListener('pointerdown', hear);
  button.addEventListener('click', hear);
  button.addEventListener('click', onclick);
  ground.append(button);
  document.body.append(ground);
  return ground;
}

/** One tap on whatever lies on top. */
function tap({ x = 100, detail = 1 } = {}): void {
  const button = [...document.querySelectorAll('button')].at(-1);
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: 300, detail };
  if (detail > 0) button?.dispatchEvent(new PointerEvent('pointerdown', at));
  button?.dispatchEvent(new MouseEvent('click', at));
}

function listen(act: () => void): string[] {
  heard.length = 0;
  act();
  return [...heard];
}

/** A screen whose button brings the next one. */
function putTwo(): void {
  const first = put('main', 'card', () => {
    first.remove();
    put('main', 'level');
  });
}

test('the second tap of a double tap chooses nothing on the screen that the first one has brought', () => {
  putTwo();
  expect(listen(tap)).toEqual(['pointerdown card', 'click card']);
  vi.advanceTimersByTime(120);
  expect(listen(tap)).toEqual([]);
  vi.advanceTimersByTime(120);
  expect(listen(tap)).toEqual([]);
});

test('nor on the board below a sheet that it has closed', () => {
  put('main', 'board');
  const sheet = put('dialog', 'resume', () => sheet.remove());
  listen(tap);
  vi.advanceTimersByTime(120);
  expect(listen(tap)).toEqual([]);
});

test('after a moment, elsewhere or by a key the new screen is used at once', () => {
  putTwo();
  tap();
  expect(listen(() => tap({ x: 200 }))).toEqual(['pointerdown level', 'click level']);
  document.body.replaceChildren();

  putTwo();
  tap();
  tap();
  expect(listen(() => tap({ detail: 0 }))).toEqual(['click level']);
  vi.advanceTimersByTime(400);
  expect(listen(tap)).toEqual(['pointerdown level', 'click level']);
});

test('two quick taps on one screen are two', () => {
  put('main', 'undo');
  expect(listen(() => [tap(), tap()])).toEqual([
    'pointerdown undo',
    'click undo',
    'pointerdown undo',
    'click undo',
  ]);
});
