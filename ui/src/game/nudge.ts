import type { BoardView } from '../bindings/BoardView';
import type { GameView } from '../bindings/GameView';
import type { Seat } from '../bindings/Seat';
import type { HalfTurn } from './half-turn';
import { landings } from './half-turn';

/** Why choosing a place does nothing. */
export type Why =
  /** An own man with nowhere to go. */
  | 'cannot-move'
  /** Others can capture, and one of them must. */
  | 'must-capture'
  /** The chosen man cannot go there. */
  | 'not-there'
  /** Nothing of one's own is there. */
  | 'not-yours'
  /** An own house without seeds. */
  | 'empty-house'
  /** Sowing that house would leave the other side without seeds. */
  | 'must-feed'
  /** A chain is under way. */
  | 'in-chain';

/** A place that was chosen in vain. Each is an object of its own: the same place twice is told twice. */
export interface Nudge {
  place: number;
  why: Why;
}

/** Why choosing this place does nothing now; for a person to move only. */
export function nudge(view: GameView, half: HalfTurn | null, place: number): Nudge {
  return { place, why: why(view, half, place) };
}

function why({ board, toMove, ask }: GameView, half: HalfTurn | null, place: number): Why {
  if (landings(half) > 0) return 'in-chain';
  const yours = ownerOf(board, place) === toMove;
  if (board.kind === 'sow') {
    if (!yours) return 'not-yours';
    return ask === 'must-feed' && (board.places[place] ?? 0) > 0 ? 'must-feed' : 'empty-house';
  }
  if (ask === 'must-capture' && (yours || half)) return 'must-capture';
  if (yours) return 'cannot-move';
  return half ? 'not-there' : 'not-yours';
}

function ownerOf(board: BoardView, place: number): Seat | null {
  if (board.kind === 'sow') return place < 7 ? 'south' : 'north';
  return board.pieces.find(({ at }) => at === place)?.side ?? null;
}
