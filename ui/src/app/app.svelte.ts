import { createContext } from 'svelte';
import type { GameCard } from '../bindings/GameCard';
import type { GameName } from '../bindings/GameName';
import type { HomeView } from '../bindings/HomeView';
import type { NoticeView } from '../bindings/NoticeView';
import type { SetUp } from '../bindings/SetUp';
import type { Settings } from '../bindings/Settings';
import type { Desk } from '../desk/desk';
import { Refusal } from '../desk/refusal';
import { GameStore } from '../game/game-store.svelte';
import { I18n } from '../i18n/i18n.svelte';
import { Senses } from '../senses/senses';
import type { Route } from './route';
import { Router } from './router.svelte';
import { closeSheet } from './sheets';
import { Toasts } from './toasts.svelte';

export const [useApp, provideApp] = createContext<App>();

/** The whole interface: where the person is, what is on the table, how it looks and speaks. */
export class App {
  readonly router = new Router((route) => void this.#arrive(route), closeSheet);
  readonly toasts = new Toasts();
  readonly i18n = new I18n();
  readonly senses = new Senses();
  /** What the first screen and set-up show; `null` until it has come. */
  home = $state.raw<HomeView | null>(null);
  settings = $state.raw<Settings>({
    language: 'system',
    theme: 'system',
    speed: 'normal',
    turnBoard: false,
    sound: true,
    haptics: true,
  });
  /** The open game. It outlives the game's screen while its settings or rules are looked at. */
  table = $state.raw<GameStore | null>(null);
  /** Why nothing at all can be shown. */
  failure = $state.raw<Refusal | null>(null);
  /** The game whose unfinished round the person has already agreed to give up. */
  #givenUp: GameName | null = null;
  /** What was being set up when the person went to read the rules. */
  draft: Pick<GameCard, 'game' | 'setUp'> | null = null;

  constructor(readonly desk: Desk) {}

  /** All texts in the language of now. */
  get t() {
    return this.i18n.t;
  }

  /** Fetches what the address asks for. */
  async begin(): Promise<void> {
    this.failure = null;
    await this.#loadHome();
    if (!this.failure) await this.#arrive(this.router.route);
  }

  /** Begins again at home, after something broke. */
  async recover(): Promise<void> {
    this.#leaveTable();
    this.home = null;
    this.router.home();
    await this.begin();
  }

  close(): void {
    this.router.close();
    this.#leaveTable();
  }

  /** Goes to set-up, for a new game after the unfinished one was given up. */
  setUpAnew(game: GameName): void {
    this.#givenUp = game;
    this.router.push({ screen: 'set-up', game });
  }

  /**
   * Starts a game and goes to it. Resolves to false where that would resign an unfinished one and nobody
   * has agreed to it.
   */
  async start(game: GameName, setUp: SetUp, agreed = false): Promise<boolean> {
    try {
      const view = await this.desk.start(game, setUp, agreed || this.#givenUp === game);
      this.#sit(GameStore.of(view, this.#surroundings()));
      this.router.replace({ screen: 'game', game, settings: false });
    } catch (thrown) {
      const refusal = Refusal.of(thrown);
      if (refusal.code === 'unfinished_game') return false;
      this.toasts.tell(refusal);
    }
    return true;
  }

  async change(settings: Partial<Settings>): Promise<void> {
    const before = this.settings;
    this.#apply({ ...before, ...settings });
    try {
      this.#apply(await this.desk.setSettings(this.settings));
    } catch (thrown) {
      this.#apply(before);
      this.toasts.tell(Refusal.of(thrown));
    }
  }

  async dismissNotice({ document }: NoticeView): Promise<void> {
    if (this.home) {
      const notices = this.home.notices.filter((notice) => notice.document !== document);
      this.home = { ...this.home, notices };
    }
    await this.#telling(() => this.desk.dismissNotice(document));
  }

  async #arrive(route: Route): Promise<void> {
    if (route.screen !== 'set-up' && route.screen !== 'rules') this.#givenUp = this.draft = null;
    if (route.screen === 'game') {
      if (this.table?.game !== route.game) await this.#openGame(route.game);
      return;
    }
    if (route.screen === 'rules' && this.table?.game === route.game) return;
    this.#leaveTable();
    await this.#loadHome();
  }

  async #loadHome(): Promise<void> {
    try {
      const home = await this.desk.home();
      this.#apply(home.settings);
      this.home = home;
    } catch (thrown) {
      const refusal = Refusal.of(thrown);
      if (this.home) this.toasts.tell(refusal);
      else this.failure = refusal;
    }
  }

  async #openGame(game: GameName): Promise<void> {
    this.#leaveTable();
    const view = await this.#telling(() => this.desk.open(game));
    const { route } = this.router;
    if (route.screen !== 'game' || route.game !== game) return;
    if (view) this.#sit(GameStore.of(view, this.#surroundings()));
    else this.router.home();
  }

  #sit(store: GameStore): void {
    this.#leaveTable();
    this.table = store;
  }

  #leaveTable(): void {
    this.table?.close();
    this.table = null;
  }

  #surroundings() {
    return {
      desk: this.desk,
      speed: () => this.settings.speed,
      tell: (refusal: Refusal) => this.toasts.tell(refusal),
      lost: () => this.router.home(),
      senses: this.senses,
    };
  }

  #apply(settings: Settings): void {
    this.settings = settings;
    this.i18n.use(settings.language);
    this.senses.speaker.on = settings.sound;
    this.senses.haptics.on = settings.haptics;
  }

  async #telling<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await work();
    } catch (thrown) {
      this.toasts.tell(Refusal.of(thrown));
      return null;
    }
  }
}
