import type { Player } from '../boards/props';
import type { StepView } from '../bindings/StepView';

/** A player that shows steps until the test, or a skip, ends them. */
export class FakePlayer implements Player {
  /** What was asked to be shown, with the number of landings left out. */
  readonly played: { steps: readonly StepView[]; shown: number }[] = [];
  #finish: (() => void) | null = null;

  get playing(): boolean {
    return this.#finish !== null;
  }

  readonly play: Player['play'] = (steps, _speed, shown = 0) => {
    this.skip();
    this.played.push({ steps, shown });
    return new Promise((resolve) => {
      this.#finish = resolve;
    });
  };

  readonly skip = (): void => {
    this.#finish?.();
    this.#finish = null;
  };

  readonly attach: Player['attach'] = () => () => undefined;
}
