import { describe, expect, test } from 'vitest';
import { lineBoards } from '../../bindings/geometry';
import { fromNorth, spotOf } from '../leap/layout';
import { lineLayout } from './layout';
import { lineShapes } from './shapes';
import { strokes } from './strokes';

const rooms = [
  { width: 336, height: 540 },
  { width: 776, height: 300 },
  { width: 810, height: 970 },
  { width: 1256, height: 664 },
];

describe.each(['sholo-guti', 'egara-guti'] as const)('%s', (game) => {
  test.each(rooms)('fits a room of $width by $height with its men whole', (room) => {
    const layout = lineLayout(lineBoards[game], lineShapes[game], room);
    expect(layout.width).toBeLessThanOrEqual(room.width + 0.01);
    expect(layout.height).toBeLessThanOrEqual(room.height + 0.01);
    for (const { x, y } of layout.spots) {
      expect(Math.min(x, y, layout.width - x, layout.height - y)).toBeGreaterThan(layout.radius);
    }
  });

  test('takes taps on 44 pixels or more on a phone held upright, and no two places take the same', () => {
    const { cell, spots } = lineLayout(lineBoards[game], lineShapes[game], { width: 336, height: 540 });
    expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);
    for (const one of spots) {
      for (const other of spots) {
        if (one.place >= other.place) continue;
        const apart =
          Math.abs(one.x - other.x) >= cell.width - 0.01 || Math.abs(one.y - other.y) >= cell.height - 0.01;
        expect(apart, `${one.place} and ${other.place}`).toBe(true);
      }
    }
  });

  test('each edge lies on exactly one stroke', () => {
    const geometry = lineBoards[game];
    const on = (edge: [number, number]) =>
      strokes(geometry).filter(([a, b]) => edge.every((place) => between(game, a, b, place))).length;
    expect(geometry.edges.map(on)).toEqual(geometry.edges.map(() => 1));
  });
});

test('Sholo Guti has twenty lines, as it is drawn by hand', () => {
  expect(strokes(lineBoards['sholo-guti'])).toHaveLength(20);
});

test("upright, South's end is below and its left is left; on its side, South's end is left", () => {
  const geometry = lineBoards['sholo-guti'];
  const upright = lineLayout(geometry, lineShapes['sholo-guti'], { width: 336, height: 540 });
  expect(spotOf(upright, 1).y).toBeGreaterThan(spotOf(upright, 37).y);
  expect(spotOf(upright, 1).x).toBeLessThan(spotOf(upright, 3).x);
  const aside = lineLayout(geometry, lineShapes['sholo-guti'], { width: 776, height: 300 });
  expect(aside.sideways).toBe(true);
  expect(spotOf(aside, 1).x).toBeLessThan(spotOf(aside, 37).x);
  // Who sits at the left end has its own left hand above.
  expect(spotOf(aside, 1).y).toBeLessThan(spotOf(aside, 3).y);
});

test.each(rooms)('seen from North in a room of $width by $height, North sits where South sat', (room) => {
  for (const game of ['sholo-guti', 'egara-guti'] as const) {
    const south = lineLayout(lineBoards[game], lineShapes[game], room);
    const north = fromNorth(south);
    for (const { place, x, y } of north.spots) {
      // Both boards are the same after half a turn, in which the last point becomes the first.
      const opposite = spotOf(south, south.spots.length + 1 - place);
      expect(x).toBeCloseTo(opposite.x);
      expect(y).toBeCloseTo(opposite.y);
    }
  }
});

function between(game: 'sholo-guti' | 'egara-guti', a: number, b: number, place: number): boolean {
  const point = (nth: number) => lineBoards[game].points[nth - 1] ?? { x: NaN, y: NaN };
  const [from, to, at] = [point(a), point(b), point(place)];
  const cross = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  const dot = (at.x - from.x) * (at.x - to.x) + (at.y - from.y) * (at.y - to.y);
  return cross === 0 && dot <= 0;
}
