import { describe, expect, test } from 'vitest';
import { HOME, parentOf, parseRoute, writeRoute, type Route } from './route';

const ROUTES: Route[] = [
  HOME,
  { screen: 'settings' },
  { screen: 'statistics' },
  { screen: 'licences' },
  { screen: 'set-up', game: 'oware' },
  { screen: 'rules', game: 'egara-guti', page: 'rules' },
  { screen: 'rules', game: 'kalah', page: 'strategy' },
  { screen: 'rules', game: 'checkers', page: 'computer' },
  { screen: 'game', game: 'kalah', settings: false },
  { screen: 'game', game: 'sholo-guti', settings: true },
];

describe('an address', () => {
  test.each(ROUTES)('leads back to the place it was written for: %j', (route) => {
    expect(parseRoute(writeRoute(route))).toEqual(route);
  });

  test.each(['', '#', '#/nowhere', '#/game', '#/game/chess', '#/game/toString', '#/set-up/'])(
    'that is no place of the app is home: %j',
    (hash) => {
      expect(parseRoute(hash)).toEqual(HOME);
    },
  );
});

test('from the licences, Back leads to the settings', () => {
  expect(parentOf({ screen: 'licences' })).toEqual({ screen: 'settings' });
});

test('from the settings of a game, Back leads to the game', () => {
  expect(parentOf({ screen: 'game', game: 'kalah', settings: true })).toEqual({
    screen: 'game',
    game: 'kalah',
    settings: false,
  });
});
