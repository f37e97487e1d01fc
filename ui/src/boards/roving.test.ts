import { expect, test } from 'vitest';
import { directionOf, nearest, toward } from './roving';

const spots = [
  { place: 1, x: 0, y: 0 },
  { place: 2, x: 50, y: 0 },
  { place: 3, x: 0, y: 50 },
  { place: 4, x: 60, y: 60 },
];
const at = (place: number) => spots[place - 1] ?? { place: 0, x: 0, y: 0 };

test('the cursor prefers what lies straight ahead', () => {
  expect(toward(spots, at(1), { x: 1, y: 0 })?.place).toBe(2);
  expect(toward(spots, at(1), { x: 0, y: 1 })?.place).toBe(3);
});

test('where nothing lies straight ahead, a slanting neighbour is reached', () => {
  expect(toward(spots, at(2), { x: 0, y: 1 })?.place).toBe(4);
});

test('at the edge the cursor stays', () => {
  expect(toward(spots, at(1), { x: -1, y: 0 })).toBeNull();
});

test('WASD goes by the place of the keys, whatever the layout types', () => {
  expect(directionOf(new KeyboardEvent('keydown', { code: 'KeyW', key: 'ц' }))).toEqual({ x: 0, y: -1 });
  expect(directionOf(new KeyboardEvent('keydown', { code: 'KeyA', key: 'a', ctrlKey: true }))).toBeNull();
});

test('keys beside the arrows lead to what lies slantwise, also those of the numbers', () => {
  const slant = directionOf(new KeyboardEvent('keydown', { code: 'PageDown', key: 'PageDown' }));
  expect(slant).toEqual({ x: 1, y: 1 });
  expect(slant && toward(spots, at(1), slant)?.place).toBe(4);
  const numpad = { code: 'Numpad3', key: 'PageDown' };
  expect(directionOf(new KeyboardEvent('keydown', numpad))).toEqual(slant);
  expect(directionOf(new KeyboardEvent('keydown', { ...numpad, key: '3' }))).toBeNull();
  expect(directionOf(new KeyboardEvent('keydown', { code: 'Home', key: 'Home' }), false)).toBeNull();
});

test('a tap goes to the nearest place within reach', () => {
  expect(nearest(spots, 40, 10, 30)?.place).toBe(2);
  expect(nearest(spots, 200, 200, 30)).toBeNull();
});
