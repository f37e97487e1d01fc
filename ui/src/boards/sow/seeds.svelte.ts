import type { BoardView } from '../../bindings/BoardView';
import type { StepView } from '../../bindings/StepView';
import { STORE } from '../steps';
import type { Seed } from './seed';
import { byPlace } from './seed';

/** The place of seeds that are in the hand. */
export const HAND = -1;

/** The seeds that are drawn. */
export class Seeds {
  all = $state.raw<readonly Seed[]>([]);
  /** The place the hand is over. */
  hand = $state(0);
  /** Seeds on their way to each place: its count does not name them yet. */
  flying = $state<number[]>(Array.from({ length: 14 }, () => 0));
  #last = 0;
  #arrivals = 0;

  /** Grouped once for each change: a step asks for every place several times, and a phone is slow. */
  readonly #byPlace = $derived(byPlace(this.all));

  /** The seeds of a place, or of the hand, in the order they came. */
  in(place: number): readonly Seed[] {
    return this.#byPlace.get(place) ?? [];
  }

  /**
   * Draws another board. Seeds are who `known` says they are; where it says nothing, as many as can stay where
   * they are.
   */
  reset(board: BoardView, known: readonly (readonly number[])[] = []): void {
    this.flying.fill(0);
    const places = board.kind === 'sow' ? board.places : [];
    if (known.length === places.length && known.every((ids, place) => ids.length === places[place])) {
      const all = known.flatMap((ids, place) => ids.map((id) => ({ id, place, since: ++this.#arrivals })));
      this.#last = Math.max(this.#last, ...all.map(({ id }) => id));
      this.all = all.sort((a, b) => a.id - b.id);
      return;
    }
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

  #move(seeds: readonly Seed[], place: number): Seed[] {
    const moved = seeds.map(({ id }) => ({ id, place, since: ++this.#arrivals }));
    this.all = this.all.map((seed) => moved.find(({ id }) => id === seed.id) ?? seed);
    return moved;
  }
}
