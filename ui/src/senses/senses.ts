import type { GameName } from '../bindings/GameName';
import type { GameView } from '../bindings/GameView';
import type { StepView } from '../bindings/StepView';
import type { Cue } from './cue';
import { closingCue, cueOf, placeOf } from './cue';
import { Haptics } from './haptics';
import { ratioAt, recipe } from './materials';
import { Speaker } from './speaker';

/** What a game on the table lets be heard and felt. */
export class Senses {
  readonly speaker: Speaker;
  readonly haptics: Haptics;
  /** The step that was told last. */
  #told: StepView | null = null;

  constructor(speaker = new Speaker(), haptics = new Haptics()) {
    this.speaker = speaker;
    this.haptics = haptics;
  }

  /** A step has been shown. */
  step(game: GameName, step: StepView): void {
    this.#told = step;
    this.#tell(game, cueOf(step), placeOf(step));
  }

  /** A whole turn has been shown, or was drawn at once: then its end alone is told. */
  turn({ game, steps, result, last }: GameView): void {
    const step = steps.at(-1);
    const cue = closingCue({ result, last });
    if (cue) this.#tell(game, cue, 0);
    else if (step && !same(step, this.#told)) this.step(game, step);
    this.#told = null;
  }

  #tell(game: GameName, cue: Cue, place: number): void {
    const ratio = cue === 'set' || cue === 'drop' ? ratioAt(game, place) : 1;
    this.haptics.feel(cue);
    this.speaker.play(`${game} ${cue}`, () => recipe(game, cue), ratio);
  }
}

/** Whether it is the step that was told, if need be before the whole turn was known. */
function same(step: StepView, told: StepView | null): boolean {
  return step === told || ('landing' in step && JSON.stringify(step) === JSON.stringify(told));
}
