import type { BoardView } from '../bindings/BoardView';
import type { GameView } from '../bindings/GameView';
import type { Seat } from '../bindings/Seat';
import { STORE } from '../boards/steps';
import type { Texts } from '../i18n/en';
import type { I18n } from '../i18n/i18n.svelte';
import { nameOf } from './who';

const SEATS = ['south', 'north'] as const;

/**
 * What each side has on a board: its men, or the seeds in its store. It is counted there, so that it tells nothing
 * else than what is seen, also in mid-turn.
 */
function has(board: BoardView, seat: Seat): number {
  if (board.kind === 'sow') return board.places[STORE[seat]] ?? 0;
  return board.pieces.filter(({ side }) => side === seat).length;
}

/** The score, whose side is near first; that is the order of the board. */
export function score(board: BoardView, near: Seat, i18n: I18n): string {
  const each = SEATS.map((seat) => i18n.number(has(board, seat)));
  const [one = '', other = ''] = near === 'south' ? each : each.reverse();
  return i18n.t.play.score(one, other);
}

/** The score in words; two players are named. */
export function scoreLabel(
  { game, setUp }: Pick<GameView, 'game' | 'setUp'>,
  board: BoardView,
  near: Seat,
  t: Texts,
): string {
  const what = board.kind === 'sow' ? t.play.inStores : t.games[game].left;
  if (setUp.opponent.kind === 'computer')
    return `${what}: ${t.play.scoreInWords(has(board, 'south'), has(board, 'north'))}`;
  const each = SEATS.map((seat) => `${nameOf(setUp, seat, t)} ${has(board, seat)}`);
  return `${what}: ${(near === 'south' ? each : each.reverse()).join(', ')}`;
}
