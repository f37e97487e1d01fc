import type { ResultReason } from '../bindings/ResultReason';
import type { ResultView } from '../bindings/ResultView';
import type { SetUp } from '../bindings/SetUp';
import type { GameTexts, Who } from '../i18n/game-texts';
import { who } from './who';

/** What decided a game, in a sentence. `loser` is `null` for a draw. */
export function reasonText({ reasons }: GameTexts, reason: ResultReason, loser: Who | null): string {
  const text = reasons[reason] ?? '';
  if (typeof text === 'string') return text;
  return loser === null ? '' : text[loser];
}

/** Who lost, if anybody did. */
export function loserOf({ winner }: ResultView, setUp: SetUp): Who | null {
  return winner && who(setUp, winner === 'south' ? 'north' : 'south');
}
