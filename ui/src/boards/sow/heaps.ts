import type { SowLayout } from './layout';
import { pitOf } from './layout';
import type { Lie } from './scatter';
import { scatter } from './scatter';
import type { Seeds } from './seeds.svelte';
import { HAND } from './seeds.svelte';

/** Where a seed is drawn, and over which others. */
export interface Drawn extends Lie {
  layer: number;
}

/** Tells where every seed is drawn, in pixels from the board's upper left corner. */
export interface Heaps {
  /** The middle of the hand when it is over a place: between the pit and the board's middle line. */
  hand: (place: number) => Lie;
  /** The middle of the hand's count: clear of its seeds, on the side of the board's middle. */
  badge: (place: number) => Lie;
  /** By the seeds' identities. */
  positions: (seeds: Seeds) => Map<number, Drawn>;
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
    const way = inwards(place);
    return { x: x + way.x * rx * 0.7, y: y + way.y * ry * 0.7 };
  }

  function badge(place: number): Lie {
    const { x, y } = hand(place);
    const way = inwards(place);
    const off = layout.seed * 2 + layout.type * 0.9;
    // Over a store, which is in the middle itself, the count is above the seeds.
    return way.x === 0 && way.y === 0 ? { x, y: y - off } : { x: x + way.x * off, y: y + way.y * off };
  }

  /** From a house to the board's middle line. */
  function inwards(place: number): Lie {
    const { x, y, letter } = pitOf(layout, place);
    if (letter === null) return { x: 0, y: 0 };
    return layout.turned
      ? { x: Math.sign(layout.width / 2 - x), y: 0 }
      : { x: 0, y: Math.sign(layout.height / 2 - y) };
  }

  return {
    hand,
    badge,
    positions(seeds) {
      const drawn = new Map<number, Drawn>();
      for (let place = HAND; place < layout.pits.length; place += 1) {
        const here = seeds.in(place);
        const middle = place === HAND ? hand(seeds.hand) : pitOf(layout, place);
        const offsets = lies(place, here.length);
        here.forEach((seed, index) => {
          const offset = offsets[index] ?? { x: 0, y: 0 };
          // A heap is highest in its middle, where its first seeds lie; the hand is over all heaps.
          const layer = (place === HAND ? 150 : 100) - index;
          drawn.set(seed.id, { x: middle.x + offset.x, y: middle.y + offset.y, layer });
        });
      }
      return drawn;
    },
  };
}
