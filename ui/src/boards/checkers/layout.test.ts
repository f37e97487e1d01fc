import { expect, test } from 'vitest';
import { fromNorth, spotOf } from '../leap/layout';
import { checkersLayout, walkSquares } from './layout';

const layout = checkersLayout({ width: 336, height: 540 });

test("square 1 is South's rightmost dark square of its back row, square 32 North's", () => {
  expect(spotOf(layout, 1).x).toBeGreaterThan(spotOf(layout, 4).x);
  expect(spotOf(layout, 1).y).toBeGreaterThan(spotOf(layout, 32).y);
  expect(spotOf(layout, 32).x).toBeLessThan(spotOf(layout, 29).x);
});

test('the corner at the left hand of each side is dark', () => {
  const corner = layout.frame + layout.square / 2;
  expect(spotOf(layout, 4).x).toBeCloseTo(corner);
  expect(layout.width - spotOf(layout, 29).x).toBeCloseTo(corner);
});

test.each([336, 352])('a square takes taps on 44 pixels or more in %i pixels', (side) => {
  const { cell } = checkersLayout({ width: side, height: side });
  expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);
});

test.each([
  { width: 336, height: 540 },
  { width: 776, height: 300 },
  { width: 810, height: 970 },
])('the board takes the room there is: all of one side of $width by $height', (room) => {
  const { width, height } = checkersLayout(room);
  expect(Math.max(width / room.width, height / room.height)).toBeGreaterThan(0.95);
});

test('neighbours on the diagonal are those of the printed diagram', () => {
  const [from, to] = [spotOf(layout, 11), spotOf(layout, 15)];
  expect(Math.abs(from.x - to.x)).toBeCloseTo(layout.square);
  expect(from.y - to.y).toBeCloseTo(layout.square);
});

test('seen from North its back row is below, and an arrow leads where it points', () => {
  const north = fromNorth(layout);
  expect(spotOf(north, 32).y).toBeGreaterThan(spotOf(north, 1).y);
  expect(spotOf(north, 32).x).toBeCloseTo(spotOf(layout, 1).x);
  const from = spotOf(north, 18);
  const [up, right] = [walkSquares(north, from, { x: 0, y: -1 }), walkSquares(north, from, { x: 1, y: 0 })];
  expect(from.y - (up?.y ?? NaN)).toBeCloseTo(layout.square);
  expect((right?.x ?? NaN) - from.x).toBeCloseTo(2 * layout.square);
});

test.each([layout, fromNorth(layout)])('arrow keys alone reach every square', (layout) => {
  const reached = new Set([1]);
  const open = [1];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const [x, y] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const next = walkSquares(layout, spotOf(layout, place), { x, y })?.place;
      if (next === undefined || reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  expect(reached.size).toBe(32);
});
