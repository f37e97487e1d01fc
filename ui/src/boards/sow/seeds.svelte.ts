import type { BoardView } from '../../bindings/BoardView';
import type { StepView } from '../../bindings/StepView';
import { STORE } from '../steps';

/** The place of seeds that are in the hand. */
export const HAND = -1;

/** A seed that keeps its identity while it travels. */
export interface Seed {
  readonly id: number;
  place: number;
  /** Grows with every arrival: seeds that lie in a pit keep their lie when others come. */
  since: number;
}

/** The seeds that are drawn. */
export class Seeds {
  all = $state<Seed[]>([]);
  /** The place the hand is over. */
  hand = $state(0);
  /** Seeds on their way to each place: its count does not name them yet. */
  flying = $state<number[]>(Array.from({ length: 14 }, () => 0));
  #last = 0;
  #arrivals = 0;

  /** The seeds of a place, or of the hand, in the order they came. */
  in(place: number): Seed[] {
    return this.all.filter((seed) => seed.place === place).sort((a, b) => a.since - b.since);
  }

  /** Draws another board; as many seeds as can stay where they are. */
  reset(board: BoardView): void {
    const places = board.kind === 'sow' ? board.places : [];
    const missing = [...places];
    const kept: Seed[] = [];
    const loose: Seed[] = [];
    for (const seed of this.all) {
      const lack = missing[seed.place] ?? 0;
      if (lack > 0) {
        missing[seed.place] = lack - 1;
        kept.push({ ...seed });
      } else loose.push({ ...seed });
    }
    missing.forEach((lack, place) => {
      for (let n = 0; n < lack; n += 1) {
        const { id } = loose.pop() ?? { id: ++this.#last };
        kept.push({ id, place, since: ++this.#arrivals });
      }
    });
    this.flying.fill(0);
    this.all = kept.sort((a, b) => a.id - b.id);
  }

  /** Applies a step and gives the seeds that it moves. */
  apply(step: StepView): Seed[] {
    switch (step.kind) {
      case 'lift':
        this.hand = step.from;
        return this.#move(this.in(step.from).slice(-step.count), HAND);
      case 'sow':
        this.hand = step.to;
        return this.#move(this.in(HAND).slice(-1), step.to);
      case 'capture':
      case 'sweep':
        return this.#move(this.in(step.from).slice(-step.count), STORE[step.to]);
      default:
        return [];
    }
  }

  #move(seeds: Seed[], place: number): Seed[] {
    for (const seed of seeds) {
      seed.place = place;
      seed.since = ++this.#arrivals;
    }
    return seeds;
  }
}
