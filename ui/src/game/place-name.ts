import type { BoardView } from '../bindings/BoardView';
import type { GameName } from '../bindings/GameName';
import type { Seat } from '../bindings/Seat';
import type { SetUp } from '../bindings/SetUp';
import type { SowingView } from '../bindings/SowingView';
import type { Choice } from '../boards/props';
import type { Texts } from '../i18n/en';
import { who } from './who';

/** The places of a sowing board in sowing order; the stores have no letter. */
const LETTERS = 'ABCDEF abcdef ';
const STORES = [6, 13];

/** What is needed to say what a place is. */
export interface Scene {
  game: GameName;
  setUp: SetUp;
  board: BoardView;
  choices: readonly Choice[];
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
  return parts.join(', ');
}

function sowingPlace({ game, setUp }: Scene, place: number, t: Texts): string {
  const owner = who(setUp, sideOf(place));
  if (STORES.includes(place)) return t.games[game].stores?.[owner] ?? '';
  return t.play.place.house[owner](houseLetter(place));
}

function sideOf(place: number): Seat {
  return place <= 6 ? 'south' : 'north';
}

function point({ game }: Scene, place: number, t: Texts): string {
  return game === 'checkers' ? t.play.place.square(place) : t.play.place.point(place);
}

function piece({ board, setUp }: Scene, place: number, t: Texts): string {
  const found = board.kind === 'leap' && board.pieces.find(({ at }) => at === place);
  if (!found) return t.play.place.empty;
  return t.play.place[found.king ? 'king' : 'man'][who(setUp, found.side)];
}

function action(scene: Scene, { role, takes, sowing }: Choice, t: Texts): string[] {
  const words = t.play.place;
  if (sowing) return sowingOutcome(scene, sowing, t);
  return takes?.length ? [words[role], words.takes(takes.join(', '))] : [words[role]];
}

function sowingOutcome(scene: Scene, sowing: SowingView, t: Texts): string[] {
  const words = t.play.place;
  const outcome = [words.lastFalls(sowingPlace(scene, sowing.last, t))];
  if (sowing.gain > 0) outcome.push(words.gains(sowing.gain));
  if (sowing.anotherTurn) outcome.push(words.again);
  if (sowing.grandSlam) outcome.push(t.play.grandSlam);
  return outcome;
}
