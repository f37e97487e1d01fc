import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView } from '../bindings/GameView';
import type { StepView } from '../bindings/StepView';
import { kalah, lastTurn } from '../testing/samples';
import { Senses } from './senses';
import { Speaker } from './speaker';

const SOWING: StepView[] = [
  { kind: 'lift', from: 2, count: 2 },
  { kind: 'sow', to: 3 },
  { kind: 'sow', to: 4 },
];

let heard: string[];
let senses: Senses;

beforeEach(() => {
  heard = [];
  const speaker = new Speaker();
  vi.spyOn(speaker, 'play').mockImplementation((name) => heard.push(name));
  senses = new Senses(speaker);
});

function view(more: Partial<GameView> = {}): GameView {
  return { ...kalah(), steps: SOWING, last: lastTurn('south', 'C', [2]), ...more };
}

function result(verdict: 'won' | 'lost' | 'drawn' | 'south-won' | 'north-won'): GameView['result'] {
  return {
    verdict,
    reason: 'houses_empty',
    winner: null,
    score: [24, 24],
    taken: [24, 24],
    turns: 30,
    counted: true,
    points: null,
    record: false,
    statistics: null,
  };
}

describe('a turn', () => {
  test('that is shown step by step is heard step by step, and not once more at its end', () => {
    for (const step of SOWING) senses.step('kalah', step);
    senses.turn(view());
    expect(heard).toEqual(['kalah lift', 'kalah drop', 'kalah drop']);
  });

  test('that is drawn at once lets its last step alone be heard', () => {
    senses.turn(view());
    senses.turn(view());
    expect(heard).toEqual(['kalah drop', 'kalah drop']);
  });

  test('that was cut lets its end be heard', () => {
    senses.step('kalah', { kind: 'lift', from: 2, count: 2 });
    senses.turn(view());
    expect(heard).toEqual(['kalah lift', 'kalah drop']);
  });

  test('that brings another says so, in place of its last step', () => {
    senses.turn(view({ last: lastTurn('south', 'C', [2], { anotherTurn: true }) }));
    expect(heard).toEqual(['kalah again']);
  });

  test('of a chain whose landings were heard ends without a sound', () => {
    const take = (): StepView => ({ kind: 'take', at: 12, landing: 0 });
    senses.step('sholo-guti', { kind: 'move', from: 13, to: 25, landing: 0 });
    senses.step('sholo-guti', take());
    senses.turn(view({ game: 'sholo-guti', steps: [take()] }));
    expect(heard).toEqual(['sholo-guti set', 'sholo-guti take']);
  });

  test.each([
    ['won', 'won'],
    ['lost', 'lost'],
    ['drawn', 'drawn'],
    ['south-won', 'won'],
    ['north-won', 'won'],
  ] as const)('that ends the game: %s sounds like %s', (verdict, cue) => {
    senses.turn(view({ result: result(verdict) }));
    expect(heard).toEqual([`kalah ${cue}`]);
  });
});
