import { HOME, parentOf, parseRoute, writeRoute, type Route } from './route';

/** Where in the app's own history a page is; kept with its history entry. */
interface Entry {
  /** How many pages of the app lie before it. */
  depth: number;
  /** The address of the page before it. */
  from: string;
}

/** The address, as a route. */
export class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  #unwinding = false;
  /** How many pages of the app lie before the one shown. */
  #depth = this.#entry().depth;
  /** The history is on its way where the app sent it. */
  #sent = false;

  /**
   * @param onchange told of every change, also of those that come from the browser's Back.
   * @param holds asked when the browser goes back: whether something lay over the page that has been closed
   *   instead.
   */
  constructor(
    private readonly onchange: (route: Route) => void,
    private readonly holds: () => boolean = () => false,
  ) {
    window.addEventListener('popstate', this.#follow);
  }

  /** Stops following the address. */
  close(): void {
    window.removeEventListener('popstate', this.#follow);
  }

  /** Goes on to a page. */
  push(route: Route): void {
    const { depth } = this.#entry();
    const entry: Entry = { depth: depth + 1, from: writeRoute(this.route) };
    history.pushState(entry, '', writeRoute(route));
    this.#show(route);
  }

  /** Goes to a page that takes this one's place, so that Back does not lead here. */
  replace(route: Route): void {
    const entry = this.#entry();
    const address = writeRoute(route);
    if (entry.depth > 0 && entry.from === address) return this.#go(-1);
    history.replaceState(entry, '', address);
    this.#show(route);
  }

  /** Goes back to the first page, as if nothing had been opened from it. */
  home(): void {
    const { depth } = this.#entry();
    if (depth === 0) return this.replace(HOME);
    this.#unwinding = true;
    this.#go(-depth);
  }

  back(): void {
    if (this.#entry().depth > 0) this.#go(-1);
    else this.replace(parentOf(this.route));
  }

  readonly #follow = (): void => {
    const sent = this.#sent;
    this.#sent = false;
    const back = this.#depth - this.#entry().depth;
    if (!sent && back > 0 && this.holds()) {
      this.#go(back);
      return;
    }
    const unwound = this.#unwinding;
    this.#unwinding = false;
    // A page that was reloaded in the middle of a game is the first one, and yet not home.
    if (unwound && parseRoute(location.hash).screen !== 'home') this.replace(HOME);
    else this.#show(parseRoute(location.hash));
  };

  #go(pages: number): void {
    this.#sent = true;
    history.go(pages);
  }

  #show(route: Route): void {
    this.#depth = this.#entry().depth;
    // The page stays where something over it was closed instead.
    if (writeRoute(route) === writeRoute(this.route)) return;
    this.route = route;
    this.onchange(route);
  }

  #entry(): Entry {
    return (history.state as Entry | null) ?? { depth: 0, from: '' };
  }
}
