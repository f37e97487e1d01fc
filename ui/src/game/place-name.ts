import type { BoardView } from '../bindings/BoardView';
import type { GameName } from '../bindings/GameName';
import type { OriginView } from '../bindings/OriginView';
import type { Seat } from '../bindings/Seat';
import type { SetUp } from '../bindings/SetUp';
import type { SowingView } from '../bindings/SowingView';
import type { Choice } from '../boards/props';
import type { Texts } from '../i18n/en';
import type { Sides } from '../i18n/game-texts';
import { nameOf, who } from './who';

/** The places of a sowing board in sowing order; the stores have no letter. */
const LETTERS = 'ABCDEF abcdef ';
const STORES = [6, 13];

/** What is needed to say what a place is. */
export interface Scene {
  game: GameName;
  setUp: SetUp;
  board: BoardView;
  choices: readonly Choice[];
  /** What may be chosen first, each with what may follow. */
  origins?: readonly OriginView[];
}

/** The letter of a house. */
export function houseLetter(place: number): string {
  return LETTERS.charAt(place);
}

/** The accessible name of a place: where it is, what is on it, what choosing it does. */
export function placeName(scene: Scene, place: number, t: Texts): string {
  const choice = scene.choices.find((choice) => choice.place === place);
  const parts =
    scene.board.kind === 'sow'
      ? [sowingPlace(scene, place, t), t.games[scene.game].count(scene.board.places[place] ?? 0)]
      : [point(scene, place, t), piece(scene, place, t)];
  if (choice) parts.push(...action(scene, choice, t));
  const name = parts.join(', ');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

function sowingPlace({ game, setUp }: Scene, place: number, t: Texts): string {
  const seat = sideOf(place);
  if (STORES.includes(place)) return ownedBy(seat, setUp, t.games[game].stores, t);
  const letter = houseLetter(place);
  const owner = who(setUp, seat);
  const { house } = t.play.place;
  if (owner === 'you' || owner === 'computer') return house[owner](letter);
  return house.player(letter, nameOf(setUp, seat, t));
}

/** Whose something is: two players know each other by name. */
function ownedBy(seat: Seat, setUp: SetUp, words: Sides | undefined, t: Texts): string {
  const owner = who(setUp, seat);
  if (owner === 'you' || owner === 'computer') return words?.[owner] ?? '';
  return words?.player(nameOf(setUp, seat, t)) ?? '';
}

function sideOf(place: number): Seat {
  return place <= 6 ? 'south' : 'north';
}

function point({ game }: Scene, place: number, t: Texts): string {
  return game === 'checkers' ? t.play.place.square(place) : t.play.place.point(place);
}

function piece({ game, board, setUp }: Scene, place: number, t: Texts): string {
  const found = board.kind === 'leap' && board.pieces.find(({ at }) => at === place);
  if (!found) return t.play.place.empty;
  return ownedBy(found.side, setUp, found.king ? t.play.place.king : t.games[game].man, t);
}

function action(scene: Scene, { place, role, takes, sowing }: Choice, t: Texts): string[] {
  const words = t.play.place;
  if (sowing) return sowingOutcome(scene, sowing, t);
  const origin = role === 'origin' && scene.origins?.find(({ from }) => from === place);
  if (origin) return reach(origin, t);
  const taking = takes?.length ? t.games[scene.game].takes?.(takes.length, takes.join(', ')) : undefined;
  return taking ? [words[role], taking] : [words[role]];
}

/** Where a man may go: who can't see the marks need not choose it to know. */
function reach({ then }: OriginView, t: Texts): string[] {
  const words = t.play.place;
  const jumps = then.next.filter(({ takes }) => takes !== null).map(({ to }) => to);
  const steps = then.next.filter(({ takes }) => takes === null).map(({ to }) => to);
  return [
    ...(jumps.length > 0 ? [words.canJump(jumps.join(', '))] : []),
    ...(steps.length > 0 ? [words.canStep(steps.join(', '))] : []),
  ];
}

function sowingOutcome(scene: Scene, sowing: SowingView, t: Texts): string[] {
  const words = t.play.place;
  const outcome = [words.lastFalls(sowingPlace(scene, sowing.last, t))];
  if (sowing.gain > 0) outcome.push(words.gains(sowing.gain));
  if (sowing.anotherTurn) outcome.push(words.again);
  if (sowing.grandSlam) outcome.push(t.play.grandSlam);
  return outcome;
}
