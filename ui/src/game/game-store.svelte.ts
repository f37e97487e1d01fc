import type { BoardView } from '../bindings/BoardView';
import type { ContinuationView } from '../bindings/ContinuationView';
import type { GameName } from '../bindings/GameName';
import type { GameView } from '../bindings/GameView';
import type { Speed } from '../bindings/Speed';
import { createPlayer } from '../boards/player';
import type { Choice, Player } from '../boards/props';
import { applySteps } from '../boards/steps';
import type { Desk } from '../desk/desk';
import { Refusal } from '../desk/refusal';
import { choices, decide, landings, type HalfTurn } from './half-turn';
import type { Event, Pause, Phase } from './phase';

/** What a game needs of its surroundings. */
export interface Surroundings {
  desk: Desk;
  speed: () => Speed;
  /** Tells the person of a refusal. */
  tell: (refusal: Refusal) => void;
  /** The game is not there any more. */
  lost: () => void;
  player?: Player;
}

/** How long the last position stays before the result covers it. */
const LAST_LOOK_MS = 1100;

/** How long a press that skipped an animation lasts at most. */
const PRESS_MS = 400;

/** One open game: the half turn, the turns sent and awaited, what is being shown. It knows no rule. */
export class GameStore {
  /** The truth, as the desk told it last. */
  view = $state.raw() as GameView;
  /** The view that has been shown to its end: what the status line tells. */
  seen = $state.raw() as GameView;
  /** What the board is drawn from; see `BoardProps.board`. */
  board = $state.raw() as BoardView;
  phase = $state<Phase>('idle');
  half = $state.raw<HalfTurn | null>(null);
  event = $state<Event>('opened');
  /** Whether the result covers the board. */
  resultShown = $state(false);
  /** The computer's turn failed and waits to be asked for again. */
  stuck = $state(false);

  readonly choices: readonly Choice[] = $derived(
    this.phase === 'idle' ? choices(this.view, this.half) : ([] as Choice[]),
  );
  readonly canUndo = $derived(this.half !== null || this.view.canUndo);
  readonly game: GameName;
  readonly player: Player;

  readonly #desk: Desk;
  readonly #around: Surroundings;
  readonly #paused: Record<Pause, boolean> = $state({ menu: false, away: false, hidden: false });
  #closed = false;
  /** Resolves when all that has arrived has been shown. */
  #shown: Promise<void> = Promise.resolve();
  /** The revision the computer is thinking about. */
  #thinkingAbout: number | null = null;
  /** The press under way skipped an animation and shall do nothing else. */
  #deaf = false;
  #endRest: (() => void) | null = null;

  private constructor(view: GameView, around: Surroundings) {
    this.game = view.game;
    this.#around = around;
    this.#desk = around.desk;
    this.player = around.player ?? createPlayer();
    this.view = this.seen = view;
    this.board = view.board;
  }

  /** Sits down at a game that was opened or started. */
  static of(view: GameView, around: Surroundings): GameStore {
    const store = new GameStore(view, around);
    store.resultShown = view.ask === 'over';
    store.#settle();
    return store;
  }

  /** Leaves the game. Answers that come later are dropped. */
  close(): void {
    this.#closed = true;
    this.skip();
    this.#stop();
  }

  /** A press begins anywhere on the screen: it ends what is being shown. */
  press(): void {
    this.#endRest?.();
    if (this.phase !== 'animating') return;
    // In the middle of one's own chain the same press may choose the next landing. Elsewhere it was aimed
    // at a position that is no longer there.
    if (!this.half) {
      this.#deaf = true;
      setTimeout(() => (this.#deaf = false), PRESS_MS);
    }
    this.skip();
  }

  skip(): void {
    this.player.skip();
    this.#endRest?.();
  }

  choose(place: number): void {
    if (this.phase !== 'idle' || this.#deaf) return;
    const decision = decide(this.view, this.half, place);
    switch (decision.kind) {
      case 'choose':
        this.half = decision.half;
        break;
      case 'let-go':
        this.half = null;
        break;
      case 'go-on':
        if (this.half) void this.#goOn(this.half, decision.landing);
        break;
      case 'play':
        void this.#play(decision.turn);
        break;
    }
  }

  /** Lets go of the chosen man; one in mid-chain goes back to where it came from. */
  letGo(): boolean {
    if (!this.half || this.phase === 'waiting') return false;
    if (this.phase === 'animating' || landings(this.half) > 0) this.board = { ...this.view.board };
    this.half = null;
    this.phase = 'idle';
    return true;
  }

  async undo(): Promise<void> {
    this.skip();
    if (this.letGo() || this.phase === 'waiting' || !this.view.canUndo) return;
    this.phase = 'waiting';
    const { view: asked } = this;
    const view = await this.#ask(() => this.#desk.undo(this.game, asked.revision));
    if (view) await this.#accept(asked, view, 'undone');
  }

  pause(why: Pause): void {
    this.#paused[why] = true;
    this.skip();
    this.#stop();
  }

  isPaused(why: Pause): boolean {
    return this.#paused[why];
  }

  resume(why: Pause): void {
    this.#paused[why] = false;
    this.#think();
  }

  /** Asks for the computer's turn once more. */
  tryAgain(): void {
    this.stuck = false;
    this.#think();
  }

  async #play(turn: string): Promise<void> {
    this.phase = 'waiting';
    const { view: asked } = this;
    const shown = landings(this.half);
    const view = await this.#ask(() => this.#desk.play(this.game, asked.revision, turn));
    if (view) await this.#accept(asked, view, 'turn', shown);
  }

  /** A landing in mid-chain: it is shown while the desk is asked what may follow. */
  async #goOn(half: HalfTurn, landing: ContinuationView): Promise<void> {
    this.phase = 'animating';
    const places = [...half.places, landing.to];
    const [then] = await Promise.all([
      this.#ask(() => this.#desk.continuations(this.game, this.view.revision, places)),
      // The steps tell their place in the whole chain, so none of them counts as shown.
      this.player.play(landing.steps, this.#around.speed()),
    ]);
    if (!then || this.#closed || this.half !== half) return;
    this.board = applySteps(this.board, landing.steps);
    this.half = { places, at: landing.to, then };
    this.phase = 'idle';
  }

  /** Takes the answer to what was decided on `asked`; it is of no use where that is not the view any more. */
  async #accept(asked: GameView, view: GameView, event: Event, shown = 0): Promise<void> {
    if (this.#closed || this.view !== asked) return;
    this.view = view;
    this.half = null;
    this.event = event;
    this.stuck = false;
    this.phase = 'animating';
    this.#think();
    this.#shown = this.#show(view, shown);
    await this.#shown;
  }

  async #show(view: GameView, shown: number): Promise<void> {
    if (view.steps.length > 0) await this.player.play(view.steps, this.#around.speed(), shown);
    // Undo may have asked for another position meanwhile, or even have got it.
    if (this.#closed || this.view !== view) return;
    this.board = view.board;
    this.seen = view;
    if (this.phase !== 'animating') return;
    if (view.ask === 'over') await this.#end();
    else this.#settle();
  }

  /** The winner's store or men shine for a moment before the result covers them. */
  async #end(): Promise<void> {
    this.phase = 'over';
    await this.#lastLook();
    this.resultShown = true;
  }

  #settle(): void {
    if (this.view.ask === 'over') {
      this.phase = 'over';
      this.resultShown = true;
    } else if (this.view.ask === 'computer') {
      this.phase = 'thinking';
      this.#think();
    } else this.phase = 'idle';
  }

  /** Lets the computer think while the turn before is still being shown. */
  #think(): void {
    const { view } = this;
    if (view.ask !== 'computer' || this.#thinkingAbout === view.revision) return;
    if (this.#closed || this.stuck || Object.values(this.#paused).some(Boolean)) return;
    this.#thinkingAbout = view.revision;
    void this.#awaitComputer(view);
  }

  async #awaitComputer(asked: GameView): Promise<void> {
    let answer: GameView | Refusal;
    try {
      answer = await this.#desk.think(this.game, asked.revision);
    } catch (thrown) {
      answer = Refusal.of(thrown);
    }
    await this.#shown;
    if (this.#thinkingAbout === asked.revision) this.#thinkingAbout = null;
    // While undo is under way its answer decides what is next.
    if (this.#closed || this.view !== asked || this.phase === 'waiting') return;
    if (!(answer instanceof Refusal)) await this.#accept(asked, answer, 'turn');
    else if (answer.code === 'cancelled') this.#think();
    else {
      this.stuck = true;
      await this.#refused(answer);
    }
  }

  #stop(): void {
    if (this.view.ask === 'computer') this.#desk.stop(this.game).catch(() => undefined);
  }

  async #ask<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await request();
    } catch (thrown) {
      if (!this.#closed) await this.#refused(Refusal.of(thrown));
      return null;
    }
  }

  async #refused(refusal: Refusal): Promise<void> {
    switch (refusal.code) {
      case 'no_game':
        this.#around.tell(refusal);
        this.#around.lost();
        break;
      case 'stale_revision':
      case 'not_your_turn':
      case 'nothing_to_undo':
      case 'game_over':
      case 'illegal_turn':
        await this.#catchUp();
        break;
      default:
        this.#around.tell(refusal);
        this.#drawAnew(this.view);
    }
  }

  /** What we knew was not so any more: draws what is. */
  async #catchUp(): Promise<void> {
    try {
      this.#drawAnew(await this.#desk.open(this.game));
    } catch (thrown) {
      this.#around.tell(Refusal.of(thrown));
      this.#around.lost();
    }
  }

  #drawAnew(view: GameView): void {
    if (this.#closed) return;
    this.view = this.seen = view;
    this.half = null;
    this.board = { ...view.board };
    this.#settle();
  }

  #lastLook(): Promise<void> {
    if (this.#around.speed() === 'off') return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#endRest = null;
        resolve();
      };
      const timer = setTimeout(end, LAST_LOOK_MS);
      this.#endRest = end;
    });
  }
}
