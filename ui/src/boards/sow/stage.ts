import { tick } from 'svelte';
import type { StepView } from '../../bindings/StepView';
import { animate, appear, arc, straight, TIMES } from '../motion';
import type { Pace, Stage } from '../props';
import { STORE } from '../steps';
import type { Heaps } from './heaps';
import type { Lie } from './scatter';
import type { Seed } from './seed';
import type { Seeds } from './seeds.svelte';

/** What the stage needs from the board it is on. */
export interface SowStageParts {
  seeds: Seeds;
  heaps: () => Heaps;
  /** The element that is a seed, by the seed's identity. */
  element: (id: number) => HTMLElement | undefined;
  /** The count that travels with the hand. */
  badge: () => HTMLElement | undefined;
  /** How high a hop rises, in pixels. */
  height: () => number;
  /** Lets "+n" rise from a house. */
  plus: (place: number, count: number, pace: Pace, signal: AbortSignal) => void;
}

type Taking = Extract<StepView, { kind: 'capture' | 'sweep' }>;

/** Shows steps on a sowing board. */
export function sowStage(parts: SowStageParts): Stage {
  const { seeds, element } = parts;
  let hop: number = TIMES.hop[0];
  let last: StepView | null = null;

  /** Lets all that has moved travel from where it was drawn before. */
  async function travel(before: Map<number, Lie>, duration: number, height: number, signal: AbortSignal) {
    const motions: Promise<void>[] = [];
    for (const [id, now] of parts.heaps().positions(seeds)) {
      const was = before.get(id);
      if (!was || Math.hypot(was.x - now.x, was.y - now.y) < 0.5) continue;
      const way = { x: was.x - now.x, y: was.y - now.y };
      // Seeds that only make room slide.
      const far = Math.hypot(way.x, way.y) > height;
      motions.push(animate(element(id), far ? arc(way, height) : straight(way), { duration }, signal));
    }
    await Promise.all(motions);
  }

  /** The hand's count goes from place to place as the hand does. */
  function carry(from: number, duration: number, signal: AbortSignal): Promise<void> {
    const [was, now] = [parts.heaps().badge(from), parts.heaps().badge(seeds.hand)];
    const way = { x: was.x - now.x, y: was.y - now.y };
    return animate(parts.badge(), arc(way, parts.height()), { duration }, signal);
  }

  /** Captured seeds fly one after another; the store counts each as it comes. */
  async function fly(taken: Seed[], before: Map<number, Lie>, step: Taking, pace: Pace, signal: AbortSignal) {
    const store = STORE[step.to];
    const now = parts.heaps().positions(seeds);
    seeds.flying[store] = taken.length;
    await tick();
    await Promise.all(
      taken.map(async ({ id }, index) => {
        const [was, is] = [before.get(id), now.get(id)];
        if (was && is) {
          const timing = {
            duration: TIMES.flight * pace.factor,
            delay: TIMES.between * index * pace.factor,
          };
          await animate(
            element(id),
            arc({ x: was.x - is.x, y: was.y - is.y }, parts.height()),
            timing,
            signal,
          );
        }
        seeds.flying[store] = Math.max(0, (seeds.flying[store] ?? 0) - 1);
      }),
    );
  }

  async function fade(moved: Seed[], step: StepView, pace: Pace, signal: AbortSignal): Promise<void> {
    if (step.kind === 'lift') return;
    await tick();
    const shown = moved.map(({ id }) =>
      animate(element(id), appear, { duration: TIMES.crossfade * pace.factor }, signal),
    );
    // Seeds sown appear together, as one change.
    if (step.kind === 'sow') return;
    await Promise.all(shown);
  }

  return {
    async show(step, pace, signal, next) {
      const begins = isTaking(step) && !(last && goesOn(last, step));
      last = step;
      if (pace.factor === 0 || signal.aborted) {
        seeds.apply(step);
        return;
      }
      if (begins) parts.plus(step.from, total(step, next), pace, signal);
      const before = parts.heaps().positions(seeds);
      const over = seeds.hand;
      const moved = seeds.apply(step);
      if (pace.calm) return fade(moved, step, pace, signal);
      if (isTaking(step)) return fly(moved, before, step, pace, signal);
      await tick();
      if (step.kind === 'lift') {
        hop = hopTime(step.count);
        await travel(before, TIMES.lift * pace.factor, parts.height() * 0.3, signal);
      } else {
        const duration = hop * pace.factor;
        await Promise.all([travel(before, duration, parts.height(), signal), carry(over, duration, signal)]);
      }
    },
  };
}

function isTaking(step: StepView): step is Taking {
  return step.kind === 'capture' || step.kind === 'sweep';
}

/** Whether two steps are of one capture: houses that are taken one after another into the same store. */
function goesOn(one: StepView, next: StepView): boolean {
  return isTaking(one) && isTaking(next) && one.kind === next.kind && one.to === next.to;
}

/** All seeds of the capture that a step begins. */
function total(first: Taking, next: readonly StepView[]): number {
  let sum = first.count;
  for (const step of next) {
    if (!isTaking(step) || !goesOn(first, step)) break;
    sum += step.count;
  }
  return sum;
}

/** A long sowing hops faster: from the longest time at four seeds to the shortest at fourteen. */
export function hopTime(count: number): number {
  const [slow, fast] = TIMES.hop;
  const share = Math.min(Math.max((count - 4) / 10, 0), 1);
  return slow + (fast - slow) * share;
}
