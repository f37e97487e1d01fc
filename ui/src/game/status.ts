import type { GameView } from '../bindings/GameView';
import type { I18n } from '../i18n/i18n.svelte';
import type { Texts } from '../i18n/en';
import type { GameStore } from './game-store.svelte';
import { landings } from './half-turn';
import type { Event } from './phase';
import { houseLetter } from './place-name';
import { loserOf, reasonText } from './reason';
import { isUnranked, who } from './who';

/** What of an open game the status line tells. */
export type Shown = Pick<GameStore, 'view' | 'seen' | 'phase' | 'half' | 'stuck'>;

/** What the status line says: whose turn it is and what is asked, or what is being shown. */
export function status({ view, seen, phase, half, stuck }: Shown, t: Texts): string {
  if (stuck) return t.play.stuck;
  if (phase === 'animating' && !half && view.last) return turnAndSlam(view, t);
  if (phase === 'over') return verdict(view, t);
  if (half) {
    if (landings(half) === 0) return t.play.chosen;
    return half.then.turn === null ? t.play.chain.mustGoOn : t.play.chain.mayEnd;
  }
  const asks = asked(seen, t);
  return seen.last?.grandSlam && !seen.result ? `${sentence(t.play.grandSlam)} ${asks}` : asks;
}

/** The turn that is being shown; a grand slam's seeds stay where they are, and that must not look like a fault. */
function turnAndSlam(view: GameView, t: Texts): string {
  const turn = turnText(view, t);
  return view.last?.grandSlam ? `${sentence(turn)} ${t.play.grandSlam}` : turn;
}

/** The count that the status line shows beside: towards an ending, or the score. */
export function count({ countdown, score }: GameView, i18n: I18n): string {
  const { t } = i18n;
  switch (countdown?.kind) {
    case 'quiet':
      return t.play.quiet(i18n.number(countdown.plies), i18n.number(countdown.limit));
    case 'moves-left':
      return t.play.movesLeft(countdown.moves);
    case undefined:
      return t.play.score(i18n.number(score[0]), i18n.number(score[1]));
  }
}

/** The score in words. */
export function scoreLabel({ board, score }: GameView, t: Texts): string {
  return t.play.scoreLabel[board.kind === 'sow' ? 'seeds' : 'men'](score[0], score[1]);
}

/** What is said aloud when a view has been shown: the turn, what it brought, what is asked now. */
export function announcement(view: GameView, event: Event, t: Texts): string {
  const parts: string[] = [];
  if (event === 'undone') {
    parts.push(t.play.turn.undone);
    if (isUnranked(view)) parts.push(t.play.turn.unranked);
  }
  if (event === 'turn' && view.last) {
    parts.push(sentence(turnText(view, t)));
    if (view.last.captured > 0) parts.push(t.games[view.game].captured(view.last.captured));
    if (view.last.grandSlam) parts.push(t.play.turn.grandSlam);
    if (view.last.anotherTurn) parts.push(t.play.turn.again);
  }
  if (view.result) {
    const { result, setUp } = view;
    const why = reasonText(t.games[view.game], result.reason, loserOf(result, setUp));
    parts.push(sentence(verdict(view, t)), why);
  } else parts.push(sentence(asked(view, t)));
  return parts.join(' ');
}

function sentence(text: string): string {
  return /[.…!?]$/.test(text) ? text : `${text}.`;
}

export function verdict({ result }: GameView, t: Texts): string {
  return result ? t.result.verdict[result.verdict] : '';
}

/** The last turn, such as "Computer: C" or "You: 12 – 17". */
function turnText({ last, board, setUp }: GameView, t: Texts): string {
  if (!last) return '';
  const name = t.players[who(setUp, last.side)];
  if (board.kind === 'sow') return t.play.turn.sowed(name, houseLetter(last.places[0] ?? 0));
  return t.play.turn.moved(name, last.places.join(' – '));
}

function asked({ ask, toMove, last, setUp }: GameView, t: Texts): string {
  if (ask === 'over') return '';
  const person = toMove && who(setUp, toMove);
  if (ask === 'computer' || !person || person === 'computer') return t.play.thinking;
  if (ask === 'move-again' && last) return t.play.moveAgainAfter[person](houseLetter(last.places[0] ?? 0));
  return t.play.asks[ask][person];
}
