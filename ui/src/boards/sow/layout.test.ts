import { describe, expect, test } from 'vitest';
import type { Pit } from './layout';
import { fromNorth, pitOf, sowLayout } from './layout';
import { scatter } from './scatter';

const rooms = [
  { width: 336, height: 604 },
  { width: 336, height: 460 },
  { width: 776, height: 300 },
  { width: 810, height: 970 },
  { width: 1256, height: 664 },
];

const boards = rooms.flatMap((room) => [
  { ...room, seenFrom: 'south' },
  { ...room, seenFrom: 'north' },
]);

describe.each(boards)('in a room of $width by $height, seen from $seenFrom', ({ seenFrom, ...room }) => {
  const south = sowLayout(room);
  const layout = seenFrom === 'north' ? fromNorth(south) : south;
  const { pits, type } = layout;

  test('the board fits', () => {
    expect(layout.width).toBeLessThanOrEqual(room.width + 0.01);
    expect(layout.height).toBeLessThanOrEqual(room.height + 0.01);
  });

  test('the board takes the room there is: all of one side', () => {
    expect(Math.max(layout.width / room.width, layout.height / room.height)).toBeGreaterThan(0.95);
  });

  test('no two pits touch, and all lie on the board', () => {
    for (const one of pits) {
      expect(one.x - one.rx).toBeGreaterThan(0);
      expect(one.y - one.ry).toBeGreaterThan(0);
      expect(one.x + one.rx).toBeLessThan(layout.width);
      expect(one.y + one.ry).toBeLessThan(layout.height);
      for (const other of pits) {
        if (one.place < other.place) expect(clear(one, other), `${one.place} ${other.place}`).toBe(true);
      }
    }
  });

  test('figures are at least 15 pixels tall and stand clear of every pit and of the edge', () => {
    expect(type).toBeGreaterThanOrEqual(15);
    // Two figures are about 1.25 times as wide as tall.
    const half = { x: type * 0.63, y: type * 0.4 };
    for (const { count } of pits) {
      expect(count.x - half.x).toBeGreaterThan(0);
      expect(count.x + half.x).toBeLessThan(layout.width);
      for (const pit of pits) {
        const apart =
          Math.abs(count.x - pit.x) > pit.rx + half.x || Math.abs(count.y - pit.y) > pit.ry + half.y;
        expect(apart, `count at ${count.x},${count.y} and pit ${pit.place}`).toBe(true);
      }
    }
  });

  test('each house takes taps on 44 pixels or more, and no two take the same', () => {
    const cells = pits.map((pit) => pit.cell);
    for (const [index, one] of cells.entries()) {
      expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
      for (const other of cells.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x + 0.01 ||
          other.x + other.width <= one.x + 0.01 ||
          one.y + one.height <= other.y + 0.01 ||
          other.y + other.height <= one.y + 0.01;
        // Stores take no taps.
        if (pits[index]?.letter !== null) expect(apart || one === other).toBe(true);
      }
    }
  });
});

test("on a wide screen South's row is below and its store right", () => {
  const layout = sowLayout({ width: 776, height: 300 });
  expect(pitOf(layout, 0).x).toBeLessThan(pitOf(layout, 5).x);
  expect(pitOf(layout, 0).y).toBeGreaterThan(pitOf(layout, 12).y);
  expect(pitOf(layout, 6).x).toBeGreaterThan(pitOf(layout, 5).x);
});

test("on a tall screen South's row is left and its store below; the house opposite A is f", () => {
  const layout = sowLayout({ width: 336, height: 604 });
  expect(pitOf(layout, 0).x).toBeLessThan(pitOf(layout, 12).x);
  expect(pitOf(layout, 0).y).toBeCloseTo(pitOf(layout, 12).y);
  expect(pitOf(layout, 12).letter).toBe('f');
  expect(pitOf(layout, 0).y).toBeLessThan(pitOf(layout, 5).y);
  expect(pitOf(layout, 6).y).toBeGreaterThan(pitOf(layout, 5).y);
});

test("seen from North, North's houses lie where South's lay", () => {
  for (const room of rooms) {
    const south = sowLayout(room);
    const north = fromNorth(south);
    for (let place = 0; place < 14; place += 1) {
      const [seen, lay] = [pitOf(north, (place + 7) % 14), pitOf(south, place)];
      for (const [one, other] of [
        [seen, lay],
        [seen.count, lay.count],
        [seen.cell, lay.cell],
      ] as const) {
        expect(one.x).toBeCloseTo(other.x);
        expect(one.y).toBeCloseTo(other.y);
      }
    }
  }
});

describe('seeds in a pit', () => {
  const hollow = { rx: 50, ry: 30, seed: 7 };

  test.each([1, 4, 12, 34, 48])('%i seeds lie inside', (count) => {
    for (const { x, y } of scatter(3, count, hollow)) {
      expect(Math.hypot(x / (hollow.rx - hollow.seed), y / (hollow.ry - hollow.seed))).toBeLessThanOrEqual(1);
    }
  });

  test('a few do not cover each other', () => {
    const lies = scatter(3, 5, hollow);
    for (const [index, one] of lies.entries()) {
      for (const other of lies.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * hollow.seed * 0.98);
      }
    }
  });

  test('they lie the same way every time, and one more moves them but little', () => {
    const four = scatter(3, 4, hollow);
    expect(scatter(3, 4, hollow)).toEqual(four);
    for (const [index, after] of scatter(3, 5, hollow).slice(0, 4).entries()) {
      const before = four[index] ?? { x: NaN, y: NaN };
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2 * hollow.seed);
    }
  });
});

/** Whether two pits leave room between them: their boxes do not meet. */
function clear(one: Pit, other: Pit): boolean {
  return Math.abs(one.x - other.x) > one.rx + other.rx || Math.abs(one.y - other.y) > one.ry + other.ry;
}
