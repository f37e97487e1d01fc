import type { SowLayout } from './layout';
import { pitOf } from './layout';
import type { Lie } from './scatter';
import { scatter } from './scatter';
import type { Seeds } from './seeds.svelte';
import { HAND } from './seeds.svelte';

/** Tells where every seed is drawn, in pixels from the board's upper left corner. */
export interface Heaps {
  /** The middle of the hand when it is over a place: between the pit and the board's middle line. */
  hand: (place: number) => Lie;
  /** By the seeds' identities. */
  positions: (seeds: Seeds) => Map<number, Lie>;
}

/** Heaps on a board that is laid out; how seeds lie is worked out once for each pit and count. */
export function heapsOn(layout: SowLayout): Heaps {
  const known = new Map<string, Lie[]>();

  function lies(place: number, count: number): Lie[] {
    const key = `${place} ${count}`;
    let found = known.get(key);
    if (!found) {
      const inHand = { rx: layout.seed * 4, ry: layout.seed * 4 };
      const hollow = place === HAND ? inHand : pitOf(layout, place);
      found = scatter(place + 1, count, { rx: hollow.rx, ry: hollow.ry, seed: layout.seed });
      known.set(key, found);
    }
    return found;
  }

  function hand(place: number): Lie {
    const { x, y, rx, ry } = pitOf(layout, place);
    if (layout.turned) return { x: x + Math.sign(layout.width / 2 - x) * rx * 0.8, y };
    return { x, y: y + Math.sign(layout.height / 2 - y) * ry * 0.8 };
  }

  return {
    hand,
    positions(seeds) {
      const drawn = new Map<number, Lie>();
      for (let place = HAND; place < layout.pits.length; place += 1) {
        const here = seeds.in(place);
        const middle = place === HAND ? hand(seeds.hand) : pitOf(layout, place);
        const offsets = lies(place, here.length);
        here.forEach((seed, index) => {
          const offset = offsets[index] ?? { x: 0, y: 0 };
          drawn.set(seed.id, { x: middle.x + offset.x, y: middle.y + offset.y });
        });
      }
      return drawn;
    },
  };
}
