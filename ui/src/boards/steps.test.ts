import { expect, test } from 'vitest';
import type { BoardView } from '../bindings/BoardView';
import { applySteps, unshown } from './steps';

const man = (at: number, side: 'south' | 'north', king = false) => ({ at, side, king });

test('a jump moves the man, takes the other one and crowns, and pieces stay ascending by place', () => {
  const before: BoardView = { kind: 'leap', pieces: [man(5, 'south'), man(9, 'north')] };
  const after = applySteps(before, [
    { kind: 'move', from: 5, to: 13, landing: 0 },
    { kind: 'take', at: 9, landing: 0 },
    { kind: 'crown', at: 13, landing: 0 },
  ]);
  expect(after).toEqual({ kind: 'leap', pieces: [man(13, 'south', true)] });
  expect(before.pieces).toHaveLength(2);
});

test('a sowing with a capture and a sweep ends with every seed somewhere', () => {
  const before: BoardView = { kind: 'sow', places: [0, 0, 0, 0, 0, 2, 20, 1, 2, 0, 0, 0, 0, 23] };
  const after = applySteps(before, [
    { kind: 'lift', from: 5, count: 2 },
    { kind: 'sow', to: 7 },
    { kind: 'sow', to: 8 },
    { kind: 'capture', from: 8, to: 'south', count: 3 },
    { kind: 'sweep', from: 7, to: 'north', count: 2 },
  ]);
  expect(after).toEqual({ kind: 'sow', places: [0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 25] });
});

test('landings that taps have shown are left out, a sowing never', () => {
  const jumps = [0, 1, 2].flatMap((landing) => [
    { kind: 'move' as const, from: landing, to: landing + 1, landing },
    { kind: 'take' as const, at: 20 + landing, landing },
  ]);
  expect(unshown(jumps, 2)).toEqual(jumps.slice(4));
  const sowing = [{ kind: 'lift' as const, from: 0, count: 1 }];
  expect(unshown(sowing, 1)).toEqual(sowing);
});
