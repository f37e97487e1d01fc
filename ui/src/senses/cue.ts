import type { GameView } from '../bindings/GameView';
import type { StepView } from '../bindings/StepView';

/** Something worth hearing or feeling. */
export type Cue =
  /** A man comes down on its place. */
  | 'set'
  /** A man is taken off the board. */
  | 'take'
  | 'crown'
  /** A hand takes the seeds out of a house. */
  | 'lift'
  /** One seed falls. */
  | 'drop'
  /** Seeds go from a house into a store. */
  | 'gather'
  /** The same side moves again. */
  | 'again'
  | 'won'
  | 'lost'
  | 'drawn';

const CUES: Readonly<Record<StepView['kind'], Cue>> = {
  move: 'set',
  take: 'take',
  crown: 'crown',
  lift: 'lift',
  sow: 'drop',
  capture: 'gather',
  sweep: 'gather',
};

/** What a step is to ear and hand. */
export function cueOf({ kind }: StepView): Cue {
  return CUES[kind];
}

/** The place that a step ends at, from which its pitch may follow; 0 where that says nothing. */
export function placeOf(step: StepView): number {
  return step.kind === 'move' || step.kind === 'sow' ? step.to : 0;
}

/** What is to be said of a whole turn once it has been shown, if anything. */
export function closingCue({ result, last }: Pick<GameView, 'result' | 'last'>): Cue | null {
  if (!result) return last?.anotherTurn ? 'again' : null;
  if (result.verdict === 'drawn') return 'drawn';
  // Between two players somebody has won.
  return result.verdict === 'lost' ? 'lost' : 'won';
}
