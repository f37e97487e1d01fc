import type { ResultReason } from '../bindings/ResultReason';
import type { ResultView } from '../bindings/ResultView';
import type { Seat } from '../bindings/Seat';
import type { SetUp } from '../bindings/SetUp';
import type { Texts } from '../i18n/en';
import type { GameTexts, Part, Sides, Who } from '../i18n/game-texts';
import { nameOf, who } from './who';

/** One of the two at the board; of two players, by name. */
interface Named {
  who: Who;
  name: string;
}

/** Who did what in the end; `null` is nobody, and what is missing is not known. */
export type Parts = Partial<Record<Part, Named | null>>;

const PARTS = ['loser', 'winner', 'sweeper'] as const;

/** What decided a game, in a sentence. */
export function reasonText({ reasons }: GameTexts, reason: ResultReason, parts: Parts): string {
  const text = reasons[reason] ?? '';
  if (typeof text === 'string') return text;
  for (const part of PARTS) {
    const one = parts[part];
    if (text[part] && one) return of(text[part], one);
    if (text[part] && one === null && text.nobody !== undefined) return text.nobody;
  }
  return text.unknown ?? '';
}

/** What decided this very game, in a sentence. */
export function whyItEnded(texts: GameTexts, result: ResultView, setUp: SetUp, t: Texts): string {
  const { reason, winner } = result;
  const named = (seat: Seat | null) => seat && { who: who(setUp, seat), name: nameOf(setUp, seat, t) };
  const loser = winner && (winner === 'south' ? 'north' : 'south');
  const sweeper = sweeperOf(result);
  return reasonText(texts, reason, {
    loser: named(loser),
    winner: named(winner),
    sweeper: named(sweeper),
  });
}

/** The side that took seeds which no turn had brought it. Where both did, each took its own, and it is neither. */
function sweeperOf({ score, taken }: ResultView): Seat | null {
  const [south, north] = [score[0] > taken[0], score[1] > taken[1]];
  if (south === north) return null;
  return south ? 'south' : 'north';
}

function of(sides: Sides, { who, name }: Named): string {
  return who === 'you' || who === 'computer' ? sides[who] : sides.player(name);
}
