import { parentOf, parseRoute, writeRoute, type Route } from './route';

/** How deep in the app's own history a page is, kept with its history entry. */
interface Entry {
  depth: number;
}

/** The address, as a route. */
export class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  /** @param onchange told of every change, also of those that come from the system's Back. */
  constructor(private readonly onchange: (route: Route) => void) {
    window.addEventListener('popstate', this.#follow);
  }

  /** Stops following the address. */
  close(): void {
    window.removeEventListener('popstate', this.#follow);
  }

  go(route: Route, how: 'push' | 'replace' = 'push'): void {
    const depth = this.#depth() + (how === 'push' ? 1 : 0);
    const entry: Entry = { depth };
    history[how === 'push' ? 'pushState' : 'replaceState'](entry, '', writeRoute(route));
    this.#show(route);
  }

  back(): void {
    if (this.#depth() > 0) history.back();
    else this.go(parentOf(this.route), 'replace');
  }

  readonly #follow = (): void => this.#show(parseRoute(location.hash));

  #show(route: Route): void {
    this.route = route;
    this.onchange(route);
  }

  #depth(): number {
    return (history.state as Entry | null)?.depth ?? 0;
  }
}
