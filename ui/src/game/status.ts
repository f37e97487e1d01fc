import type { GameView } from '../bindings/GameView';
import type { I18n } from '../i18n/i18n.svelte';
import type { Texts } from '../i18n/en';
import type { GameStore } from './game-store.svelte';
import { landings, type HalfTurn } from './half-turn';
import type { Event } from './phase';
import { houseLetter } from './place-name';
import { whyItEnded } from './reason';
import { sidedName } from './sided';
import { isUnranked, nameOf, who } from './who';

/** What of an open game the status line tells. */
export type Shown = Pick<GameStore, 'view' | 'seen' | 'phase' | 'half' | 'stuck' | 'nudge'>;

/** What the status line says: whose turn it is and what is asked, or what is being shown. */
export function status({ view, seen, phase, half, stuck, nudge }: Shown, t: Texts): string {
  if (stuck) return t.play.stuck;
  if (nudge && nudge.why !== 'in-chain') return toMover(view, t.play.nudge[nudge.why], t);
  if (phase === 'animating' && !half && view.last) return turnAndSlam(view, t);
  if (phase === 'over') return verdict(view, t);
  if (half) {
    return toMover(view, landings(half) === 0 ? t.play.chosen : chain(half, t), t);
  }
  const asks = [...inARow(seen, t), asked(seen, t)].join(' ');
  return seen.last?.grandSlam && !seen.result ? `${sentence(t.play.grandSlam)} ${asks}` : asks;
}

/** A text to whoever is to move; of two players it names who is meant. */
export function toMover({ game, setUp, toMove }: GameView, text: string, t: Texts): string {
  if (!toMove || setUp.opponent.kind === 'computer') return text;
  return t.play.addressed(sidedName(game, setUp, toMove, t), text);
}

/** What may follow in mid-chain. */
export function chain({ then }: HalfTurn, t: Texts): string {
  return then.turn === null ? t.play.chain.mustGoOn : t.play.chain.mayEnd;
}

/** How many turns in a row are named; more would not fit. */
const NAMED = 6;

/** All that the other side has sown in a row: the board marks only the last. */
function inARow({ turns, toMove, setUp, board }: GameView, t: Texts): string[] {
  const side = turns.at(-1)?.side;
  if (board.kind !== 'sow' || !side || !toMove || side === toMove) return [];
  const sown = turns.slice(turns.findLastIndex((turn) => turn.side !== side) + 1).map(({ text }) => text);
  if (sown.length < 2) return [];
  const named = sown.length > NAMED ? ['…', ...sown.slice(-NAMED)] : sown;
  return [sentence(t.play.turn.sowed(nameOf(setUp, side, t), named.join(', ')))];
}

/** The turn that is being shown; a grand slam's seeds stay where they are, and that must not look like a fault. */
function turnAndSlam(view: GameView, t: Texts): string {
  const turn = turnText(view, t);
  return view.last?.grandSlam ? `${sentence(turn)} ${t.play.grandSlam}` : turn;
}

/** The count towards an ending, from when the game tells it; else nothing. */
export function count({ countdown }: GameView, i18n: I18n): string {
  const { t } = i18n;
  switch (countdown?.kind) {
    case 'quiet':
      return t.play.quiet(i18n.number(countdown.plies), i18n.number(countdown.limit));
    case 'moves-left':
      return t.play.movesLeft(countdown.moves);
    case undefined:
      return '';
  }
}

/** A count towards an ending is said when it begins to matter, and often when it is near. */
function countSaid({ countdown }: GameView, t: Texts): string[] {
  if (!countdown) return [];
  const left = countdown.kind === 'quiet' ? countdown.limit - countdown.plies : countdown.moves;
  if (left > 2 && ![5, 10, 15, 20].includes(left)) return [];
  if (countdown.kind === 'moves-left') return [sentence(t.play.movesLeft(left))];
  return [sentence(t.play.quietSaid(countdown.plies, countdown.limit))];
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
    if (view.steps.some(({ kind }) => kind === 'crown')) parts.push(t.play.turn.crowned);
    // What is asked of whom says it, too, but of the computer.
    if (view.last.anotherTurn && view.ask !== 'move-again') parts.push(t.play.turn.again);
  }
  if (view.result) {
    const { result, setUp } = view;
    const why = whyItEnded(t.games[view.game], result, setUp, t);
    parts.push(sentence(verdict(view, t)), why);
  } else {
    if (event === 'turn') parts.push(...countSaid(view, t));
    parts.push(sentence(asked(view, t)));
  }
  return parts.join(' ');
}

/** With a full stop, where it has no end of its own. */
export function sentence(text: string): string {
  return /[.…!?]$/.test(text) ? text : `${text}.`;
}

/** Who won, in a few words. */
export function verdict({ result, setUp }: GameView, t: Texts): string {
  if (!result) return '';
  switch (result.verdict) {
    case 'south-won':
      return t.result.winner(nameOf(setUp, 'south', t));
    case 'north-won':
      return t.result.winner(nameOf(setUp, 'north', t));
    default:
      return t.result.verdict[result.verdict];
  }
}

/** The last turn, such as "Computer: C" or "You: 12 – 17". */
function turnText({ last, board, setUp }: GameView, t: Texts): string {
  if (!last) return '';
  const name = nameOf(setUp, last.side, t);
  if (board.kind === 'sow') return t.play.turn.sowed(name, houseLetter(last.places[0] ?? 0));
  return t.play.turn.moved(name, last.places.join(' – '));
}

/** What is asked of whom. */
export function asked({ game, ask, toMove, last, setUp }: GameView, t: Texts): string {
  if (ask === 'over') return '';
  const person = toMove && who(setUp, toMove);
  if (ask === 'computer' || !person || person === 'computer') return t.play.thinking;
  const house = ask === 'move-again' && last ? houseLetter(last.places[0] ?? 0) : null;
  if (person === 'you') return house ? t.play.moveAgainAfter.you(house) : t.play.asks[ask].you;
  const name = sidedName(game, setUp, toMove, t);
  return house ? t.play.moveAgainAfter.player(house, name) : t.play.asks[ask].player(name);
}
