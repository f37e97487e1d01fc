import { describe, expect, test } from 'vitest';
import { lineBoards } from '../../bindings/geometry';
import { fromNorth, spotOf } from '../leap/layout';
import type { Direction } from '../roving';
import { lineLayout, walkLines } from './layout';
import { lineShapes } from './shapes';
import { strokes } from './strokes';

const rooms = [
  { width: 336, height: 540 },
  { width: 776, height: 300 },
  { width: 810, height: 970 },
  { width: 1256, height: 664 },
];

const ARROWS: Direction[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];

const SLANTS: Direction[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

/** Which way a length points, where it is none to speak of. */
const unit = (length: number) => (Math.abs(length) < 0.01 ? 0 : Math.sign(length));

const opposite = ({ x, y }: Direction) => ({ x: -x, y: -y }) as Direction;

describe.each(['sholo-guti', 'egara-guti'] as const)('%s', (game) => {
  test.each(rooms)('fits a room of $width by $height with its men whole', (room) => {
    const layout = lineLayout(lineBoards[game], lineShapes[game], room);
    expect(layout.width).toBeLessThanOrEqual(room.width + 0.01);
    expect(layout.height).toBeLessThanOrEqual(room.height + 0.01);
    for (const { x, y } of layout.spots) {
      expect(Math.min(x, y, layout.width - x, layout.height - y)).toBeGreaterThan(layout.radius);
    }
  });

  test.each(rooms)('takes the room there is: all of one side of $width by $height', (room) => {
    const { width, height } = lineLayout(lineBoards[game], lineShapes[game], room);
    expect(Math.max(width / room.width, height / room.height)).toBeGreaterThan(0.95);
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

  test.each(rooms)(
    'in a room of $width by $height keys lead along all lines both ways, and the arrows everywhere',
    (room) => {
      const geometry = lineBoards[game];
      const layout = lineLayout(geometry, lineShapes[game], room);
      const walk = (place: number, way: Direction) =>
        walkLines(geometry, layout, spotOf(layout, place), way)?.place ?? null;
      const reached = new Set([1]);
      for (const place of reached) {
        for (const way of ARROWS) {
          const to = walk(place, way);
          if (to) reached.add(to);
        }
      }
      expect(reached.size).toBe(geometry.points.length);

      for (const [a, b] of geometry.edges) {
        const [from, to] = [spotOf(layout, a), spotOf(layout, b)];
        // Along a line that runs straight up, down or across an arrow goes to its next point, and along one that
        // slants a key beside the arrows.
        const way = [...ARROWS, ...SLANTS].find(
          ({ x, y }) => x === unit(to.x - from.x) && y === unit(to.y - from.y),
        );
        expect(way).toBeDefined();
        if (!way) continue;
        expect(walk(a, way), `from ${a}`).toBe(b);
        expect(walk(b, opposite(way)), `from ${b}`).toBe(a);
      }
    },
  );

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
