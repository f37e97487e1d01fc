import { expect, test, vi } from 'vitest';
import type { StepView } from '../../bindings/StepView';
import { createPlayer } from '../player';
import { heapsOn } from './heaps';
import { sowLayout } from './layout';
import { Seeds } from './seeds.svelte';
import { sowStage } from './stage';

/** Plays steps on a full board and tells the "+n" that rise, with the houses they rise from. */
async function pluses(steps: readonly StepView[], calm: boolean): Promise<[number, number][]> {
  const seeds = new Seeds();
  seeds.reset({ kind: 'sow', places: [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0] });
  const heaps = heapsOn(sowLayout({ width: 776, height: 300 }));
  const plus = vi.fn();
  const player = createPlayer({ calm: () => calm });
  player.attach(
    sowStage({
      seeds,
      heaps: () => heaps,
      element: () => undefined,
      badge: () => undefined,
      height: () => 20,
      plus,
    }),
  );
  await player.play(steps, 'fast');
  return plus.mock.calls.map(([place, count]) => [place as number, count as number]);
}

const lift: StepView = { kind: 'lift', from: 0, count: 4 };
const capture = (from: number, count: number): StepView => ({ kind: 'capture', from, to: 'south', count });
const sweep = (from: number, to: 'south' | 'north'): StepView => ({ kind: 'sweep', from, to, count: 4 });

test.each([false, true])('a capture of several houses is told as one sum (calm: %s)', async (calm) => {
  expect(await pluses([lift, capture(2, 1), capture(10, 4)], calm)).toEqual([[2, 5]]);
  expect(await pluses([lift, capture(9, 3), capture(8, 2), capture(7, 2)], calm)).toEqual([[9, 7]]);
});

test('what each side sweeps in the end is told apart, and apart from a capture', async () => {
  const steps = [lift, capture(9, 3), sweep(1, 'south'), sweep(2, 'south'), sweep(8, 'north')];
  expect(await pluses(steps, false)).toEqual([
    [9, 3],
    [1, 8],
    [8, 4],
  ]);
});
