import { chance } from '../boards/chance';

/** A sine that dies away. */
export interface Tone {
  hz: number;
  /** Beside the other parts; the whole is brought to its loudness afterwards. */
  level: number;
  /** Seconds until a thousandth of it is left. */
  fade: number;
  /** Seconds after the beginning. */
  at?: number;
}

/** Noise in a narrower or wider band: the contact itself, or many small ones. `hz` is the band's middle. */
export interface Noise extends Tone {
  /** How narrow the band is: 0.5 is a breath, 5 nearly a tone. */
  narrow: number;
}

/** All that a sound is made of. */
export interface Recipe {
  tones: readonly Tone[];
  noises: readonly Noise[];
}

/**
 * The loudest sample of every sound. Four at once, which is as many as there are, stay within the range that a
 * device can play.
 */
export const PEAK = 0.24;

/** Seconds in which a part swells: without them it would begin with a crack. */
const ATTACK = 0.0015;

/** A thousandth, as a natural exponent. */
const GONE = Math.log(1000);

/** Samples of a sound at so many a second. The same recipe gives the same samples. */
export function render({ tones, noises }: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const seconds = Math.max(...[...tones, ...noises].map(({ at = 0, fade }) => at + fade));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const tone of tones) add(samples, tone, rate, (time) => Math.sin(2 * Math.PI * tone.hz * time));
  for (const noise of noises) add(samples, noise, rate, band(noise, rate));
  return levelled(samples);
}

function add(
  samples: Float32Array,
  { at = 0, fade, level }: Tone,
  rate: number,
  wave: (time: number) => number,
) {
  const from = Math.round(at * rate);
  const count = Math.min(Math.round(fade * rate), samples.length - from);
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    const swell = Math.min(1, time / ATTACK);
    // What is left at the end goes to nothing, so that no step is heard there.
    const rest = Math.min(1, ((count - 1 - index) / rate) * 200);
    const value = wave(time) * level * swell * rest * Math.exp((-GONE * time) / fade);
    samples[from + index] = (samples[from + index] ?? 0) + value;
  }
}

/** Noise through a band-pass filter (R. Bristow-Johnson, Audio EQ Cookbook, constant peak gain). */
function band({ hz, narrow }: Noise, rate: number): () => number {
  const draw = chance(Math.round(hz));
  const omega = (2 * Math.PI * hz) / rate;
  const alpha = Math.sin(omega) / (2 * narrow);
  const [a0, a1, a2] = [1 + alpha, -2 * Math.cos(omega), 1 - alpha];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return () => {
    const x = draw() * 2 - 1;
    const y = (alpha * (x - x2) - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

function levelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return peak === 0 ? samples : samples.map((sample) => (sample / peak) * PEAK);
}
