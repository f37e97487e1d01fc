import { expect, test } from 'vitest';
import type { BoardView } from '../../bindings/BoardView';
import type { StepView } from '../../bindings/StepView';
import { applySteps } from '../steps';
import { HAND, Seeds } from './seeds.svelte';
import { hopTime } from './stage';

const start: BoardView = { kind: 'sow', places: [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0] };
const sowing: StepView[] = [
  { kind: 'lift', from: 2, count: 4 },
  { kind: 'sow', to: 3 },
  { kind: 'sow', to: 4 },
  { kind: 'sow', to: 5 },
  { kind: 'sow', to: 6 },
];
const counts = (seeds: Seeds) => Array.from({ length: 14 }, (_, place) => seeds.in(place).length);

test('what is drawn after the steps is the board after', () => {
  const seeds = new Seeds();
  seeds.reset(start);
  for (const step of sowing) seeds.apply(step);
  expect({ kind: 'sow', places: counts(seeds) }).toEqual(applySteps(start, sowing));
  expect(seeds.in(HAND)).toHaveLength(0);
});

test('each seed is who it is said to be, and keeps its place among those of its pit', () => {
  const seeds = new Seeds();
  seeds.reset({ kind: 'sow', places: [2, 1, ...Array<number>(12).fill(0)] }, [
    [7, 3],
    [5],
    ...Array(12).fill([]),
  ]);
  const ids = (place: number) => seeds.in(place).map(({ id }) => id);
  expect([ids(0), ids(1)]).toEqual([[7, 3], [5]]);
  seeds.apply({ kind: 'lift', from: 0, count: 2 });
  seeds.apply({ kind: 'sow', to: 1 });
  seeds.apply({ kind: 'sow', to: 2 });
  expect([ids(0), ids(1), ids(2)]).toEqual([[], [5, 3], [7]]);
});

test('the seeds that are sown are the ones that were lifted', () => {
  const seeds = new Seeds();
  seeds.reset(start);
  const ids = (step: StepView) => seeds.apply(step).map(({ id }) => id);
  const [lift, ...sows] = sowing;
  const lifted = lift ? ids(lift) : [];
  expect(lifted).toHaveLength(4);
  expect(sows.flatMap(ids).sort()).toEqual(lifted.sort());
});

test('drawing the same board again moves no seed', () => {
  const seeds = new Seeds();
  seeds.reset(start);
  for (const step of sowing) seeds.apply(step);
  const before = seeds.all.map(({ id, place }) => [id, place]);
  seeds.reset(applySteps(start, sowing));
  expect(seeds.all.map(({ id, place }) => [id, place])).toEqual(before);
});

test('another board in the middle of a sowing leaves nothing in the hand', () => {
  const seeds = new Seeds();
  seeds.reset(start);
  seeds.apply({ kind: 'lift', from: 0, count: 4 });
  seeds.reset(start);
  expect(counts(seeds)).toEqual(start.kind === 'sow' ? start.places : []);
  expect(seeds.in(HAND)).toHaveLength(0);
});

test('a hop takes 140 milliseconds in a short sowing and never less than 90', () => {
  expect(hopTime(3)).toBe(140);
  expect(hopTime(9)).toBe(115);
  expect(hopTime(30)).toBe(90);
});
