import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Route } from './route';
import { HOME } from './route';
import { Router } from './router.svelte';

const GAME: Route = { screen: 'game', game: 'kalah', settings: false };
const SET_UP: Route = { screen: 'set-up', game: 'kalah' };

let seen: Route[];
let router: Router;

function at(hash: string): void {
  history.replaceState(null, '', hash);
  seen = [];
  router = new Router((route) => seen.push(route));
}

beforeEach(() => at('#/'));
afterEach(() => router.close());

const arrival = (route: Route) => waitFor(() => expect(router.route).toEqual(route));

test('the address follows the route, and Back the other way', async () => {
  router.push(GAME);
  expect(location.hash).toBe('#/game/kalah');
  router.back();
  await arrival(HOME);
  expect(seen).toEqual([GAME, HOME]);
});

test('a page that takes another’s place is not between it and what was before', async () => {
  router.push(SET_UP);
  router.replace(GAME);
  router.back();
  await arrival(HOME);
});

test('a game set up anew from itself lies in the history once', async () => {
  router.push(GAME);
  router.push(SET_UP);
  router.replace(GAME);
  await arrival(GAME);
  router.back();
  await arrival(HOME);
});

test('the browser’s Back closes what lies over the page, and the page stays', async () => {
  router.close();
  let over = true;
  router = new Router(
    (route) => seen.push(route),
    () => {
      const held = over;
      over = false;
      return held;
    },
  );
  router.push(GAME);
  history.back();
  await waitFor(() => expect(over).toBe(false));
  await waitFor(() => expect(location.hash).toBe('#/game/kalah'));
  expect(router.route).toEqual(GAME);
  history.back();
  await arrival(HOME);
  expect(seen).toEqual([GAME, HOME]);
});

test('home is one step from anywhere, with nothing left to go back to', async () => {
  router.push(GAME);
  router.push({ ...GAME, settings: true });
  router.home();
  await arrival(HOME);
  expect(history.state?.depth ?? 0).toBe(0);
});

test('a page reloaded in a game still has its way home', async () => {
  router.close();
  at('#/game/kalah');
  router.push({ ...GAME, settings: true });
  router.home();
  await arrival(HOME);
});

test('Back from a reloaded page leads to the page above', async () => {
  router.close();
  at('#/game/kalah/settings');
  router.back();
  await arrival(GAME);
  router.back();
  await arrival(HOME);
});
