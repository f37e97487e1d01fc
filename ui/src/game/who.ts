import type { GameView } from '../bindings/GameView';
import type { Seat } from '../bindings/Seat';
import type { SetUp } from '../bindings/SetUp';
import type { Texts } from '../i18n/en';
import type { Who } from '../i18n/game-texts';

/** Who sits at a side: against the computer the person always sits in the south. */
export function who({ opponent }: SetUp, seat: Seat): Who {
  if (opponent.kind === 'two-players') return seat === 'south' ? 'one' : 'two';
  return seat === 'south' ? 'you' : 'computer';
}

/** Who sits at a side, by name: of two players the name they have given. */
export function nameOf(setUp: SetUp, seat: Seat, t: Texts): string {
  const { opponent, names } = setUp;
  return (opponent.kind === 'two-players' && names[seat]) || t.players[who(setUp, seat)];
}

/** The opponent in a word or two: the computer's level, or that there are two players. */
export function opponentName({ opponent }: SetUp, t: Texts): string {
  return opponent.kind === 'computer' ? t.levels[opponent.level] : t.twoPlayers;
}

/** Whether a win or draw of this game counts for nothing any more. */
export function isUnranked({ setUp, undoUsed }: Pick<GameView, 'setUp' | 'undoUsed'>): boolean {
  return setUp.opponent.kind === 'computer' && undoUsed;
}
