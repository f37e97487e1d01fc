import type { GameView } from '../bindings/GameView';
import type { HalfTurn } from './half-turn';
import type { Nudge } from './nudge';
import type { Event } from './phase';

/** Something that is to be told aloud. */
export type Happening =
  /** A view has been shown to its end. */
  | { kind: 'shown'; view: GameView; event: Event }
  /** A man was chosen. */
  | { kind: 'chosen'; half: HalfTurn }
  /** A chain waits after a landing that took the man on `took`. */
  | { kind: 'landed'; half: HalfTurn; took: number | null }
  /** A man in mid-chain was put back where it came from. */
  | { kind: 'put-back'; view: GameView; from: number }
  /** A place was chosen in vain. */
  | { kind: 'refused'; view: GameView; nudge: Nudge; half: HalfTurn | null };

/** What is told aloud, in order; each with a number of its own, growing. */
export type Told = Happening & { id: number };

/** How many are kept: those that have long been read go. */
const KEPT = 12;

/** What has been told with one thing more. */
export function tellMore(told: readonly Told[], happening: Happening): readonly Told[] {
  const id = (told.at(-1)?.id ?? 0) + 1;
  return [...told, { ...happening, id }].slice(-KEPT);
}
