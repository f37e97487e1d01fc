import type { GameName } from '../bindings/GameName';
import type { Texts } from '../i18n/en';
import type { Told } from './happening';
import type { HalfTurn } from './half-turn';
import { announcement, asked, chain, sentence, toMover } from './status';

/**
 * What is told, in words. It differs from what was told before it, if only by a space nobody hears: what is said
 * in the same words twice, a screen reader might take for what it has said already.
 */
export function said(told: Told, game: GameName, t: Texts): string {
  return words(told, game, t) + (told.id % 2 === 0 ? '\u00a0' : '');
}

function words(told: Told, game: GameName, t: Texts): string {
  switch (told.kind) {
    case 'shown':
      return announcement(told.view, told.event, t);
    case 'chosen':
      return t.play.chosenOf(ways(told.half));
    case 'landed': {
      const { square, point } = t.play.place;
      const place = game === 'checkers' ? square : point;
      const took = told.took === null ? [] : [t.games[game].captured(1)];
      return [sentence(place(told.half.at)), ...took, sentence(chain(told.half, t))].join(' ');
    }
    case 'put-back':
      return `${t.play.turn.undone} ${sentence(asked(told.view, t))}`;
    case 'refused': {
      const { view, half, nudge } = told;
      if (nudge.why !== 'in-chain') return sentence(toMover(view, t.play.nudge[nudge.why], t));
      return half ? sentence(toMover(view, chain(half, t), t)) : '';
    }
  }
}

/** How many places the chosen man may go to. */
function ways({ then }: HalfTurn): number {
  return new Set([...then.next, ...then.series].map(({ to }) => to)).size;
}
