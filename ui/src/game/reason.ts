import type { ResultReason } from '../bindings/ResultReason';
import type { ResultView } from '../bindings/ResultView';
import type { SetUp } from '../bindings/SetUp';
import type { Texts } from '../i18n/en';
import type { GameTexts, Who } from '../i18n/game-texts';
import { nameOf, who } from './who';

/** What decided a game, in a sentence. `loser` is `null` for a draw; of two players, it needs a name. */
export function reasonText(
  { reasons }: GameTexts,
  reason: ResultReason,
  loser: Who | null,
  name = '',
): string {
  const text = reasons[reason] ?? '';
  if (typeof text === 'string') return text;
  if (loser === null) return '';
  return loser === 'you' || loser === 'computer' ? text[loser] : text.player(name);
}

/** What decided this very game, in a sentence. */
export function whyItEnded(texts: GameTexts, result: ResultView, setUp: SetUp, t: Texts): string {
  const { reason, winner } = result;
  const name = winner === null ? '' : nameOf(setUp, winner === 'south' ? 'north' : 'south', t);
  return reasonText(texts, reason, loserOf(result, setUp), name);
}

/** Who lost, if anybody did. */
export function loserOf({ winner }: ResultView, setUp: SetUp): Who | null {
  return winner && who(setUp, winner === 'south' ? 'north' : 'south');
}
