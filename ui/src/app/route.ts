import type { GameName } from '../bindings/GameName';

/** What there is to read about a game: its rules, how to play it well, how the computer does. */
export type RulesPage = 'rules' | 'strategy' | 'computer';

/** Where in the app the person is. It lives in the address, so that a reloaded page finds its game again. */
export type Route =
  | { screen: 'home' }
  | { screen: 'settings' }
  | { screen: 'statistics' }
  | { screen: 'licences' }
  | { screen: 'set-up'; game: GameName }
  | { screen: 'rules'; game: GameName; page: RulesPage }
  | { screen: 'game'; game: GameName; settings: boolean };

export const HOME: Route = { screen: 'home' };

const GAMES: Record<GameName, true> = {
  'sholo-guti': true,
  checkers: true,
  kalah: true,
  oware: true,
  'egara-guti': true,
};

/** Reads the address; what is no place of the app is home. */
export function parseRoute(hash: string): Route {
  const [screen, game, more] = hash.replace(/^#?\/?/, '').split('/');
  if (screen === 'settings' || screen === 'statistics' || screen === 'licences') return { screen };
  if (!isGame(game)) return HOME;
  if (screen === 'set-up') return { screen, game };
  if (screen === 'rules')
    return { screen, game, page: more === 'strategy' || more === 'computer' ? more : 'rules' };
  if (screen === 'game') return { screen, game, settings: more === 'settings' };
  return HOME;
}

export function writeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'settings':
    case 'statistics':
    case 'licences':
      return `#/${route.screen}`;
    case 'set-up':
      return `#/set-up/${route.game}`;
    case 'rules':
      return `#/rules/${route.game}${route.page === 'rules' ? '' : `/${route.page}`}`;
    case 'game':
      return `#/game/${route.game}${route.settings ? '/settings' : ''}`;
  }
}

/** Where Back leads when there is nothing in the history to go back to. */
export function parentOf(route: Route): Route {
  if (route.screen === 'game' && route.settings) return { ...route, settings: false };
  return route.screen === 'licences' ? { screen: 'settings' } : HOME;
}

function isGame(name: string | undefined): name is GameName {
  return name !== undefined && Object.hasOwn(GAMES, name);
}
