import { tick } from 'svelte';
import { animate, appear, straight, TIMES } from '../motion';
import type { Pace, Stage } from '../props';
import type { LeapLayout } from './layout';
import { spotOf } from './layout';
import type { Men } from './men.svelte';

/** What the stage needs from the board it is on. */
export interface LeapStageParts {
  men: Men;
  layout: () => LeapLayout;
  /** The element that is a man, by the man's identity. */
  element: (id: number) => HTMLElement | undefined;
  /** Whether a move is a jump. */
  jumps: (from: number, to: number) => boolean;
}

/** Shows steps on a leaping board. */
export function leapStage({ men, layout, element, jumps }: LeapStageParts): Stage {
  async function move(id: number, from: number, to: number, pace: Pace, signal: AbortSignal): Promise<void> {
    const outer = element(id);
    if (pace.calm) return animate(outer, appear, { duration: TIMES.crossfade * pace.factor }, signal);
    const start = spotOf(layout(), from);
    const end = spotOf(layout(), to);
    const way = straight({ x: start.x - end.x, y: start.y - end.y });
    if (!jumps(from, to)) return animate(outer, way, { duration: TIMES.step * pace.factor }, signal);
    const duration = TIMES.jump * pace.factor;
    const height = layout().radius * 0.7;
    const hill: Keyframe[] = [
      { transform: 'none', easing: 'ease-out' },
      { transform: `translateY(${-height}px) scale(1.22)`, easing: 'ease-in' },
      { transform: 'none' },
    ];
    await Promise.all([
      animate(outer, way, { duration, easing: 'ease-in-out' }, signal),
      animate(outer?.querySelector('.body'), hill, { duration, easing: 'linear' }, signal),
    ]);
  }

  function leave(id: number, pace: Pace, signal: AbortSignal): void {
    const away: Keyframe[] = [
      { transform: 'none', opacity: 1 },
      { transform: pace.calm ? 'none' : 'scale(0.55)', opacity: 0 },
    ];
    void animate(element(id), away, { duration: TIMES.fade * pace.factor }, signal).then(() => men.gone(id));
  }

  return {
    async show(step, pace, signal) {
      const man = men.apply(step);
      if (!man) return;
      if (pace.factor === 0) {
        if (step.kind === 'take') men.gone(man.id);
        return;
      }
      await tick();
      if (step.kind === 'move') await move(man.id, step.from, step.to, pace, signal);
      // The chain need not wait until the taken man has faded.
      if (step.kind === 'take') leave(man.id, pace, signal);
      if (step.kind === 'crown')
        await animate(
          element(man.id)?.querySelector('.crown'),
          appear,
          { duration: TIMES.crown * pace.factor },
          signal,
        );
    },
  };
}
