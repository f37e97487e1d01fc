import { describe, expect, test } from 'vitest';
import type { GameName } from '../bindings/GameName';
import type { Cue } from './cue';
import { ratioAt, recipe } from './materials';
import { VOICES } from './speaker';
import { PEAK, render } from './synth';

const RATE = 48_000;
const LEAPING: Cue[] = ['set', 'take', 'crown'];
const SOWING: Cue[] = ['lift', 'drop', 'gather', 'again'];
const ENDS: Cue[] = ['won', 'lost', 'drawn'];
const GAMES: Record<GameName, Cue[]> = {
  'sholo-guti': [...LEAPING, ...ENDS],
  checkers: [...LEAPING, ...ENDS],
  kalah: [...SOWING, ...ENDS],
  oware: [...SOWING, ...ENDS],
  'egara-guti': [...LEAPING, ...ENDS],
};
const ALL = Object.entries(GAMES).flatMap(([game, cues]) =>
  cues.map((cue) => [game as GameName, cue] as const),
);

const made = (game: GameName, cue: Cue) => render(recipe(game, cue), RATE);

/** How often the signal changes its sign in a second: a rough height of what is heard. */
function crossings(samples: Float32Array): number {
  let count = 0;
  samples.forEach((sample, index) => {
    if (index > 0 && sample >= 0 !== (samples[index - 1] ?? 0) >= 0) count += 1;
  });
  return (count / samples.length) * RATE;
}

describe.each(ALL)('the sound of %s: %s', (game, cue) => {
  const samples = made(game, cue);

  test('is made of numbers, and as loud as every other', () => {
    expect(samples.every((sample) => Number.isFinite(sample))).toBe(true);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(PEAK, 4);
  });

  test('is shorter than 400 ms, also where it is played lowest', () => {
    const lowest = Math.min(...Array.from({ length: 40 }, (_, place) => ratioAt(game, place)));
    expect(samples.length / RATE / lowest).toBeLessThan(0.4);
  });

  test('begins and ends without a crack', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.005);
  });
});

test('as many sounds as there may be at once stay within the range', () => {
  expect(VOICES * PEAK).toBeLessThan(1);
});

test('every material sounds its own way', () => {
  const heights = Object.keys(GAMES).map((game) => crossings(made(game as GameName, 'set')));
  heights.sort((a, b) => a - b);
  for (const [index, height] of heights.entries())
    if (index > 0) expect(height / (heights[index - 1] ?? 1)).toBeGreaterThan(1.04);
});

test('the cues of one game differ', () => {
  for (const [game, cues] of Object.entries(GAMES)) {
    const sounds = cues.map((cue) => made(game as GameName, cue).join());
    expect(new Set(sounds).size, game).toBe(cues.length);
  }
});

test('stars that fall one after another ring in a scale', () => {
  expect([0, 1, 2, 3].map((place) => ratioAt('kalah', place))).toEqual([1, 1.125, 1.25, 1.5]);
});
