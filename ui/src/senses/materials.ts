import type { GameName } from '../bindings/GameName';
import type { Cue } from './cue';
import type { Noise, Recipe, Tone } from './synth';

/** What one touch of a game's material is made of, and how its pitch follows the place. */
interface Material extends Recipe {
  /** Ratios of pitch, from one place to the next and over again. */
  ladder: readonly number[];
}

const tone = (hz: number, level: number, fade: number): Tone => ({ hz, level, fade });
const noise = (hz: number, narrow: number, level: number, fade: number): Noise => ({
  hz,
  narrow,
  level,
  fade,
});

/** No two men come down quite alike. */
const LIFE = [1, 1.03, 0.98, 1.015, 0.965];

/** Each game's material: bead on clay, wood on wood, seed in a pit, a star, bead on cloth. */
const MATERIALS: Readonly<Record<GameName, Material>> = {
  'sholo-guti': {
    tones: [tone(1180, 0.6, 0.05), tone(2650, 0.35, 0.03), tone(410, 0.5, 0.065)],
    noises: [noise(3200, 1, 0.9, 0.014)],
    ladder: LIFE,
  },
  checkers: {
    tones: [tone(310, 0.8, 0.085), tone(790, 0.5, 0.055), tone(1450, 0.2, 0.03)],
    noises: [noise(1800, 0.8, 0.9, 0.012)],
    ladder: LIFE,
  },
  kalah: {
    tones: [tone(1047, 0.6, 0.3), tone(2094, 0.2, 0.2), tone(3180, 0.1, 0.12)],
    noises: [noise(5200, 1.5, 0.25, 0.012)],
    // A scale of five tones, so that any sowing is in tune.
    ladder: [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4],
  },
  oware: {
    tones: [tone(560, 0.6, 0.045), tone(1240, 0.3, 0.025), tone(240, 0.4, 0.06)],
    noises: [noise(2400, 1.2, 0.8, 0.012)],
    ladder: [1, 1.04, 0.97, 1.06, 1.01, 0.95, 1.08],
  },
  'egara-guti': {
    tones: [tone(205, 0.8, 0.07), tone(520, 0.35, 0.04)],
    noises: [noise(760, 0.7, 1, 0.03)],
    ladder: LIFE,
  },
};

/** A touch, later, higher and softer than the material's own. */
function touch({ tones, noises }: Recipe, at: number, ratio: number, level: number): Recipe {
  const put = <Part extends Tone>(part: Part): Part => ({
    ...part,
    at,
    hz: part.hz * ratio,
    level: part.level * level,
  });
  return { tones: tones.map(put), noises: noises.map(put) };
}

function together(...parts: readonly Recipe[]): Recipe {
  return { tones: parts.flatMap(({ tones }) => tones), noises: parts.flatMap(({ noises }) => noises) };
}

/** Notes one after another, each struck as on a small marimba. */
function notes(hertz: readonly number[], apart: number): Recipe {
  const tones = hertz.flatMap((hz, index) => [
    { ...tone(hz, 0.7, 0.2), at: index * apart },
    { ...tone(hz * 4, 0.16, 0.06), at: index * apart },
  ]);
  return { tones, noises: [] };
}

const CADENCES = {
  won: notes([523.25, 659.25, 783.99], 0.085),
  drawn: notes([523.25, 523.25], 0.13),
  lost: notes([392, 311.13, 261.63], 0.085),
} as const;

/** What a cue sounds like in a game. */
export function recipe(game: GameName, cue: Cue): Recipe {
  const material = MATERIALS[game];
  const once = touch(material, 0, 1, 1);
  switch (cue) {
    case 'set':
    case 'drop':
      return once;
    case 'take':
      // It is flicked off, and comes down beside the board.
      return together(
        { tones: [], noises: [noise(1300, 0.8, 0.5, 0.05)] },
        touch(material, 0.02, 0.78, 0.8),
        touch(material, 0.085, 1.3, 0.6),
      );
    case 'crown':
      return together(once, notes([587.33, 880], 0.07));
    case 'lift':
      return { tones: [], noises: [noise(1500, 0.6, 1, 0.06)] };
    case 'gather':
      return together(once, touch(material, 0.04, 1.12, 0.8), touch(material, 0.075, 1.26, 0.7));
    case 'again':
      return together(touch(material, 0, 1.25, 0.8), touch(material, 0.08, 1.875, 1));
    case 'won':
    case 'lost':
    case 'drawn':
      return CADENCES[cue];
  }
}

/** How much faster or slower a touch at this place is played. */
export function ratioAt(game: GameName, place: number): number {
  const { ladder } = MATERIALS[game];
  return ladder[place % ladder.length] ?? 1;
}
