import type { GameView } from '../bindings/GameView';
import type { Seat } from '../bindings/Seat';

/**
 * Whose end of the board is near. South's, always; but where two players want the board to turn, that of
 * whoever moves next, and in the end of whoever moved last.
 */
export function nearSeat({ setUp, toMove, last }: GameView, turns: boolean): Seat {
  if (!turns || setUp.opponent.kind !== 'two-players') return 'south';
  return toMove ?? last?.side ?? 'south';
}
