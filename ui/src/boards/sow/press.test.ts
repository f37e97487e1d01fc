import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPress } from './press';

// Two houses side by side, 100 pixels wide; the second and a third beyond may be sown.
let plane: HTMLElement;
let stop: () => void;
const choose = vi.fn();
const over = vi.fn();

beforeEach(() => {
  plane = document.createElement('div');
  for (const place of [0, 1, 2]) {
    const button = document.createElement('button');
    button.dataset['place'] = String(place);
    plane.append(button);
  }
  document.body.append(plane);
  stop = followPress(plane, {
    houseAt: (x) => (x < 300 ? Math.floor(x / 100) : null),
    sowable: (place) => place > 0,
    begin: () => undefined,
    over,
    choose,
  });
});

afterEach(() => {
  stop();
  plane.remove();
  choose.mockReset();
  over.mockReset();
});

function send(type: string, x: number, pointerType = 'touch', pointerId = 1): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    button: 0,
    clientX: x,
    clientY: 0,
    isPrimary: pointerId === 1,
    pointerId,
    pointerType,
  });
  plane.dispatchEvent(event);
}

function click(place: number, detail = 1): void {
  plane.children[place]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

test('a tap chooses its house once', () => {
  send('pointerdown', 150);
  send('pointerup', 152);
  click(1);
  expect(choose.mock.calls).toEqual([[1]]);
});

test('a house that may not be sown is told, too: the game says why it is refused', () => {
  send('pointerdown', 50);
  send('pointerup', 50);
  click(0);
  expect(choose.mock.calls).toEqual([[0]]);
});

test('Enter and screen readers choose by a click alone', () => {
  click(2, 0);
  expect(choose.mock.calls).toEqual([[2]]);
});

test('a slide previews each house on its way and sows where the finger lets go', () => {
  send('pointerdown', 50);
  send('pointermove', 150);
  send('pointermove', 250);
  send('pointerup', 250);
  expect(over.mock.calls).toEqual([[0], [1], [2], [null]]);
  expect(choose.mock.calls).toEqual([[2]]);
});

test('a short slide within a house sows once, whether or not the browser clicks', () => {
  send('pointerdown', 110);
  send('pointermove', 140);
  send('pointerup', 140);
  click(1);
  expect(choose.mock.calls).toEqual([[1]]);
});

test('sliding off, or to a house that may not be sown, does nothing', () => {
  send('pointerdown', 150);
  send('pointermove', 450);
  send('pointerup', 450);
  send('pointerdown', 150);
  send('pointermove', 50);
  send('pointerup', 50);
  expect(choose).not.toHaveBeenCalled();
  expect(over).toHaveBeenLastCalledWith(null);
});

test('a second finger is not listened to', () => {
  send('pointerdown', 150);
  send('pointermove', 250, 'touch', 2);
  send('pointerup', 250, 'touch', 2);
  expect(choose).not.toHaveBeenCalled();
  expect(over.mock.calls).toEqual([[1]]);
});

test('what the system takes over is cancelled', () => {
  send('pointerdown', 150);
  send('pointermove', 250);
  send('pointercancel', 250);
  send('pointerup', 250);
  expect(choose).not.toHaveBeenCalled();
});

test('a mouse previews without a press', () => {
  send('pointermove', 150, 'mouse');
  expect(over.mock.calls).toEqual([[1]]);
});
