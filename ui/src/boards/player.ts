import { tick } from 'svelte';
import type { Speed } from '../bindings/Speed';
import type { StepView } from '../bindings/StepView';
import { prefersCalm } from './motion';
import type { Pace, Player, Stage } from './props';
import { unshown } from './steps';

/** What durations are multiplied by at each speed. */
export const FACTORS: Readonly<Record<Speed, number>> = { off: 0, slow: 2, normal: 1, fast: 0.5 };

/** What a player may be told. */
export interface PlayerOptions {
  /** Called when each step has been shown, as a man comes down or a seed falls; not for steps that are cut. */
  onstep?: (step: StepView) => void;
  /** Whether nothing may travel; by default what the system's setting says. */
  calm?: () => boolean;
}

/** One run of steps. */
interface Run {
  cut: AbortController;
  /** Whether a board shows it; before that, boards may come and change. */
  started: boolean;
  /** The board it ran on was replaced under it. */
  dropped: boolean;
  done: Promise<void>;
}

/** Makes a player; a game screen has one. */
export function createPlayer({ onstep, calm = prefersCalm }: PlayerOptions = {}): Player {
  let stage: Stage | null = null;
  let run: Run | null = null;

  async function show(steps: readonly StepView[], pace: Pace, mine: Run): Promise<void> {
    // What was given to the board together with this call reaches it first.
    await tick();
    const on = stage;
    if (!on) return;
    mine.started = true;
    for (const [index, step] of steps.entries()) {
      if (mine.dropped) return;
      const cut = mine.cut.signal.aborted;
      // Steps after a cut are still applied, so that the board ends where the turn ends.
      await on.show(step, cut ? { ...pace, factor: 0 } : pace, mine.cut.signal, steps.slice(index + 1));
      if (!mine.cut.signal.aborted && pace.factor > 0) onstep?.(step);
    }
  }

  return {
    get playing() {
      return run !== null;
    },

    async play(steps, speed, shown = 0) {
      while (run) {
        run.cut.abort();
        await run.done;
      }
      // A hidden page gets no frames: an animation there would never end.
      const pace = { factor: document.hidden ? 0 : FACTORS[speed], calm: calm() };
      const mine: Run = {
        cut: new AbortController(),
        started: false,
        dropped: false,
        done: Promise.resolve(),
      };
      const cutWhenHidden = () => {
        if (document.hidden) mine.cut.abort();
      };
      document.addEventListener('visibilitychange', cutWhenHidden);
      run = mine;
      mine.done = show(unshown(steps, shown), pace, mine).finally(() => {
        document.removeEventListener('visibilitychange', cutWhenHidden);
        if (run === mine) run = null;
      });
      await mine.done;
    },

    skip() {
      run?.cut.abort();
    },

    attach(next) {
      drop();
      stage = next;
      return () => {
        if (stage !== next) return;
        drop();
        stage = null;
      };
    },
  };

  function drop(): void {
    if (!run?.started) return;
    run.dropped = true;
    run.cut.abort();
  }
}
