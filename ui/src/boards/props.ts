import type { BoardView } from '../bindings/BoardView';
import type { GameName } from '../bindings/GameName';
import type { LastTurn } from '../bindings/LastTurn';
import type { Paint } from '../bindings/Paint';
import type { Seat } from '../bindings/Seat';
import type { SowingView } from '../bindings/SowingView';
import type { Speed } from '../bindings/Speed';
import type { StepView } from '../bindings/StepView';

/** What a place is to the person now; the button over it says so in `data-choice`. */
export type Role =
  /** It may be chosen first: an own man that has a turn, a house that may be sown. */
  | 'origin'
  /** The man that is chosen. */
  | 'chosen'
  /** The chosen man may step here. */
  | 'step'
  /** The chosen man may land here by a jump. */
  | 'jump'
  /** The man in the middle of its chain; choosing it ends the turn. */
  | 'end';

/** A place that does something when it is chosen. All others have the role "none". */
export interface Choice {
  place: number;
  role: Role;
  /** Men that going there takes (landings). */
  takes?: readonly number[];
  /** Whether a man that may be chosen can capture. */
  captures?: boolean;
  /** What sowing it brings (houses). */
  sowing?: SowingView;
}

/**
 * What every board needs. It draws `board` and fills the room its parent gives, which must have a
 * width and a height of its own; it turns to suit that room. It knows no rule.
 */
export interface BoardProps {
  game: GameName;
  /**
   * What stands on the board. A new value is drawn at once and ends a running animation, so while
   * `player` plays steps keep the board they start from, and give the board they lead to afterwards.
   */
  board: BoardView;
  /** Which seeds lie at each place of `board`, by their numbers, in the order they came; each keeps its looks. */
  seeds?: readonly (readonly number[])[];
  /** Whose end is below, or left where the board lies on its side: South's, unless two players change seats. */
  near?: Seat;
  /** The turn to be marked. */
  last: LastTurn | null;
  /** The colour of South's men (Egara-guti). */
  paint: Paint;
  choices: readonly Choice[];
  /**
   * The place that was chosen in vain: it says so, and whatever can be chosen instead is ringed. Each time is
   * an object of its own. Men that can capture, and houses, are ringed always.
   */
  refused?: { place: number } | null;
  /** Whose store or men shine at the end. */
  winner?: Seat | null;
  /** The board as a whole, for screen readers. */
  label: string;
  /** The accessible name of a place: where it is, what is on it, what choosing it would do. */
  name: (place: number) => string;
  /** Any place that is tapped, clicked or entered by key, whether or not it is a choice. */
  onchoose: (place: number) => void;
  /** The place under the finger, the mouse or the keyboard's cursor; `null` when none is. */
  onpreview?: (place: number | null) => void;
  /** A few signs beside the house where the last seed would fall, such as "+3"; `null` for nothing. */
  gain?: (sowing: SowingView) => string | null;
  /** Plays steps on this board while it is mounted. */
  player?: Player | null;
}

/** Shows happenings, one after another. Made by `createPlayer`; at most one board listens to it. */
export interface Player {
  /**
   * Shows `steps` on the board and resolves when they are shown or skipped; the board then stands as
   * after all of them. Steps of the first `shown` landings are left out: taps have shown them.
   * A call while another runs skips that one first.
   */
  play: (steps: readonly StepView[], speed: Speed, shown?: number) => Promise<void>;
  /** Ends what is running at its result; `play` then resolves at once. */
  skip: () => void;
  /** Whether something is being shown. */
  readonly playing: boolean;
  /** Makes a board the one that shows; the answer takes it back. For boards only. */
  attach: (stage: Stage) => () => void;
}

/** How long things take now. */
export interface Pace {
  /** What every duration is multiplied by; 0 is at once. */
  factor: number;
  /** Nothing travels; what changes fades in. */
  calm: boolean;
}

/** A board, as the player sees it. */
export interface Stage {
  /**
   * Applies a step to what is drawn, at once, and resolves when its motion has been seen.
   * The motion ends at its result when `signal` is aborted. `next` are the steps that come after it.
   */
  show: (step: StepView, pace: Pace, signal: AbortSignal, next: readonly StepView[]) => Promise<void>;
}
