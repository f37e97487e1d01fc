import { describe, expect, test } from 'vitest';
import type { Choice } from '../boards/props';
import { en } from '../i18n/en';
import { ru } from '../i18n/ru';
import { AGAINST_EASY, KALAH_START, men, TWO_PLAYERS } from '../testing/samples';
import { placeName, type Scene } from './place-name';

const sholo = (choices: Choice[] = []): Scene => ({
  game: 'sholo-guti',
  setUp: AGAINST_EASY,
  board: men([13], [19]),
  choices,
});
const kalah = (choices: Choice[] = []): Scene => ({
  game: 'kalah',
  setUp: AGAINST_EASY,
  board: KALAH_START,
  choices,
});

const NAMED = { ...TWO_PLAYERS, names: { south: 'Anna', north: 'Boris' } };

describe('the name of a place', () => {
  test.each([
    ['an own man', sholo(), 13, 'Point 13, your man'],
    ['the other side’s man', sholo(), 19, 'Point 19, computer’s man'],
    ['an empty point', sholo(), 25, 'Point 25, empty'],
    ['a man that may move', sholo([{ place: 13, role: 'origin' }]), 13, 'Point 13, your man, can move'],
    [
      'a landing',
      sholo([{ place: 25, role: 'jump', takes: [19] }]),
      25,
      'Point 25, empty, jump here, takes the man on 19',
    ],
    [
      'a man that may stop',
      sholo([{ place: 13, role: 'end' }]),
      13,
      'Point 13, your man, ends the turn here',
    ],
    ['an own house', kalah(), 0, 'Your house A, 4 stones'],
    ['the other side’s house', kalah(), 12, 'Computer’s house f, 4 stones'],
    ['a store', kalah(), 6, 'Your store, 0 stones'],
    ['a house of two players', { ...kalah(), setUp: TWO_PLAYERS }, 7, 'Player 2’s house a, 4 stones'],
    ['a house of a player with a name', { ...kalah(), setUp: NAMED }, 7, 'Boris’s house a, 4 stones'],
    ['the store of a player with a name', { ...kalah(), setUp: NAMED }, 6, 'Anna’s store, 0 stones'],
    ['the man of a player with a name', { ...sholo(), setUp: NAMED }, 19, 'Point 19, Boris’s man'],
  ])('of %s', (_, scene, place, name) => {
    expect(placeName(scene, place, en)).toBe(name);
  });

  test('leaves the names of players as they are, in Russian, too', () => {
    const named = { ...kalah(), setUp: NAMED };
    expect(placeName(named, 7, ru)).toBe('Лунка a (Boris), 4 камня');
    expect(placeName(named, 13, ru)).toBe('Накопитель (Boris), 0 камней');
    expect(placeName({ ...sholo(), setUp: NAMED }, 13, ru)).toBe('Пункт 13, фишка (Anna)');
  });

  test('calls the men of each game what the game calls them', () => {
    const scene = { ...sholo(), game: 'checkers' as const };
    expect(placeName(scene, 13, ru)).toBe('Поле 13, ваша шашка');
    expect(placeName(scene, 19, ru)).toBe('Поле 19, шашка компьютера');
    expect(placeName({ ...scene, setUp: NAMED }, 19, ru)).toBe('Поле 19, шашка (Boris)');
    expect(placeName(sholo(), 13, ru)).toBe('Пункт 13, ваша фишка');
  });

  test('tells what a jump takes, and from where', () => {
    const one = sholo([{ place: 25, role: 'jump', takes: [19] }]);
    const two = { ...sholo([{ place: 25, role: 'jump', takes: [18, 22] }]), game: 'checkers' as const };
    expect(placeName(one, 25, ru)).toBe('Пункт 25, пусто, прыжок сюда, берёт фишку на 19');
    expect(placeName(two, 25, en)).toBe('Square 25, empty, jump here, takes the pieces on 18, 22');
    expect(placeName(two, 25, ru)).toBe('Поле 25, пусто, прыжок сюда, берёт шашки на 18, 22');
  });

  test('tells where a man may jump and step', () => {
    const next = [
      { to: 17, takes: null, turn: '13-17', goesOn: false, steps: [] },
      { to: 25, takes: 19, turn: null, goesOn: true, steps: [] },
    ];
    const origins = [{ from: 13, turn: null, sowing: null, then: { turn: null, next, series: [] } }];
    const scene = { ...sholo([{ place: 13, role: 'origin' }]), origins };
    expect(placeName(scene, 13, en)).toBe('Point 13, your man, can jump to 25, can step to 17');
    expect(placeName(scene, 13, ru)).toBe('Пункт 13, ваша фишка, может прыгнуть на 25, может шагнуть на 17');
  });

  test('tells what a sowing brings', () => {
    const sowing = { last: 6, captures: [], gain: 1, anotherTurn: true, grandSlam: false };
    const scene = kalah([{ place: 2, role: 'origin', sowing }]);
    expect(placeName(scene, 2, en)).toBe(
      'Your house C, 4 stones, last falls in your store, gains 1, another turn',
    );
    expect(placeName(scene, 2, ru)).toBe(
      'Ваша лунка C, 4 камня, последний камень: ваш накопитель, прибавка 1, ещё один ход',
    );
  });
});
