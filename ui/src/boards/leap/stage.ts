import { tick } from 'svelte';
import type { Offset } from '../motion';
import { animate, appear, straight, TIMES } from '../motion';
import type { Pace, Stage } from '../props';
import type { LeapLayout } from './layout';
import { spotOf } from './layout';
import type { Hand } from './hand.svelte';
import type { Men } from './men.svelte';

/** What the stage needs from the board it is on. */
export interface LeapStageParts {
  men: Men;
  hand: Hand;
  layout: () => LeapLayout;
  /** The element that is a man, by the man's identity. */
  element: (id: number) => HTMLElement | undefined;
  /** Whether a move is a jump. */
  jumps: (from: number, to: number) => boolean;
}

/** Shows steps on a leaping board. */
export function leapStage({ men, hand, layout, element, jumps }: LeapStageParts): Stage {
  async function move(
    { id, from, to, put }: { id: number; from: number; to: number; put: Offset },
    pace: Pace,
    signal: AbortSignal,
  ): Promise<void> {
    const outer = element(id);
    if (pace.calm) return animate(outer, appear, { duration: TIMES.crossfade * pace.factor }, signal);
    const start = spotOf(layout(), from);
    const end = spotOf(layout(), to);
    const way = straight({ x: start.x + put.x - end.x, y: start.y + put.y - end.y });
    // A man that the person has put there does not jump there once more.
    if (put.x !== 0 || put.y !== 0 || !jumps(from, to))
      return animate(outer, way, { duration: TIMES.step * pace.factor }, signal);
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
      const put = hand.man?.id === man.id ? hand.by : { x: 0, y: 0 };
      hand.empty();
      if (pace.factor === 0) {
        if (step.kind === 'take') men.gone(man.id);
        return;
      }
      await tick();
      if (step.kind === 'move') await move({ id: man.id, from: step.from, to: step.to, put }, pace, signal);
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
