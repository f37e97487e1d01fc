import type { BoardView } from '../bindings/BoardView';
import type { ContinuationView } from '../bindings/ContinuationView';
import type { GameName } from '../bindings/GameName';
import type { GameView } from '../bindings/GameView';
import type { Speed } from '../bindings/Speed';
import type { StepView } from '../bindings/StepView';
import { createPlayer } from '../boards/player';
import type { Choice, Player } from '../boards/props';
import { applyStep, applySteps } from '../boards/steps';
import type { Desk } from '../desk/desk';
import { Refusal } from '../desk/refusal';
import type { Senses } from '../senses/senses';
import { tellMore, type Happening, type Told } from './happening';
import { choices, decide, landings, type HalfTurn } from './half-turn';
import { nudge, type Nudge } from './nudge';
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
  /** Told of each step and turn that has been shown. */
  senses?: Pick<Senses, 'step' | 'turn'>;
}

/** How long the last position stays before the result covers it. */
const LAST_LOOK_MS = 1100;

/** How long a press that skipped an animation lasts at most. */
const PRESS_MS = 400;

/** How long the status line says why choosing a place did nothing. */
export const REFUSAL_MS = 6000;

/** One open game: the half turn, the turns sent and awaited, what is being shown. It knows no rule. */
export class GameStore {
  /** The truth, as the desk told it last. */
  view = $state.raw() as GameView;
  /** The view that has been shown to its end: what the status line tells. */
  seen = $state.raw() as GameView;
  /** What the board is drawn from; see `BoardProps.board`. */
  board = $state.raw() as BoardView;
  /** What stands on the board at this moment, also in the middle of what is being shown. */
  standing = $state.raw() as BoardView;
  phase = $state<Phase>('idle');
  half = $state.raw<HalfTurn | null>(null);
  event = $state<Event>('opened');
  /** What was chosen last, if in vain. */
  refused = $state.raw<Nudge | null>(null);
  /** The same, for as long as the status line says why. */
  nudge = $state.raw<Nudge | null>(null);
  /** What is told aloud; the oldest go. */
  told = $state.raw<readonly Told[]>([]);
  /** Whether the result covers the board. */
  resultShown = $state(false);
  /** The computer's turn failed and waits to be asked for again. */
  stuck = $state(false);
  /** When a press last cut short what was being shown. */
  hurriedAt = -Infinity;

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
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;
  /** Undos asked for and not done yet. */
  #undos = 0;
  /** Resolves when the desk has answered the turn that is being sent. */
  #sending: Promise<unknown> | null = null;

  private constructor(view: GameView, around: Surroundings) {
    this.game = view.game;
    this.#around = around;
    this.#desk = around.desk;
    this.player = around.player ?? createPlayer({ onstep: (step) => this.#stepped(step) });
    this.view = this.seen = view;
    this.board = this.standing = view.board;
  }

  /** Sits down at a game that was opened or started. */
  static of(view: GameView, around: Surroundings): GameStore {
    const store = new GameStore(view, around);
    store.resultShown = view.ask === 'over';
    store.#tell({ kind: 'shown', view, event: 'opened' });
    store.#settle();
    return store;
  }

  /** Leaves the game. Answers that come later are dropped. */
  close(): void {
    this.#closed = true;
    this.#refuse(null);
    this.skip();
    this.#stop();
  }

  /** A press begins anywhere on the screen: it ends what is being shown, and tells whether anything was. */
  press(): boolean {
    // The press before is over, however quickly this one came.
    this.#deaf = false;
    const resting = this.#endRest !== null;
    if (resting || this.phase === 'animating') this.hurriedAt = performance.now();
    this.#endRest?.();
    if (this.phase !== 'animating') return resting;
    // In the middle of one's own chain the same press may choose the next landing. Elsewhere it was aimed
    // at a position that is no longer there.
    if (!this.half) {
      this.#deaf = true;
      setTimeout(() => (this.#deaf = false), PRESS_MS);
    }
    this.skip();
    return true;
  }

  skip(): void {
    this.player.skip();
    this.#endRest?.();
  }

  choose(place: number): void {
    if (this.phase !== 'idle' || this.#deaf) return;
    const decision = decide(this.view, this.half, place);
    this.#refuse(decision.kind === 'nothing' ? nudge(this.view, this.half, place) : null);
    switch (decision.kind) {
      case 'nothing':
        break;
      case 'choose':
        this.half = decision.half;
        this.#tell({ kind: 'chosen', half: decision.half });
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
    this.#refuse(null);
    const { half, view } = this;
    if (!half || this.phase === 'waiting') return false;
    const underWay = this.phase === 'animating' || landings(half) > 0;
    if (underWay) this.#put({ ...view.board });
    this.half = null;
    this.phase = 'idle';
    if (underWay) this.#tell({ kind: 'put-back', view, from: half.places[0] ?? half.at });
    return true;
  }

  /** Takes back once more. Asked for again before it is done, it is done as often as it was asked for. */
  async undo(): Promise<void> {
    this.#undos += 1;
    if (this.#undos > 1) return;
    while (this.#undos > 0) {
      await this.#undoOnce();
      this.#undos -= 1;
    }
  }

  async #undoOnce(): Promise<void> {
    // A turn that is being sent is the one to be taken back.
    if (this.#sending) await this.#sending;
    this.skip();
    if (this.#closed || this.letGo() || this.phase === 'waiting' || !this.view.canUndo) return;
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
    const answer = this.#ask(() => this.#desk.play(this.game, asked.revision, turn));
    this.#sending = answer;
    const view = await answer;
    this.#sending = null;
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
    this.#put(applySteps(this.board, landing.steps));
    this.half = { places, at: landing.to, then };
    this.phase = 'idle';
    this.#tell({ kind: 'landed', half: this.half, took: landing.takes });
  }

  /** Takes the answer to what was decided on `asked`; it is of no use where that is not the view any more. */
  async #accept(asked: GameView, view: GameView, event: Event, shown = 0): Promise<void> {
    if (this.#closed || this.view !== asked) return;
    this.view = view;
    this.half = null;
    this.#refuse(null);
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
    this.#put(view.board);
    this.seen = view;
    this.#tell({ kind: 'shown', view, event: this.event });
    if (this.event === 'turn') this.#around.senses?.turn(view);
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
    this.#put({ ...view.board });
    this.#tell({ kind: 'shown', view, event: 'opened' });
    this.#settle();
  }

  #put(board: BoardView): void {
    this.board = this.standing = board;
  }

  #stepped(step: StepView): void {
    this.standing = applyStep(this.standing, step);
    this.#around.senses?.step(this.game, step);
  }

  #tell(happening: Happening): void {
    this.told = tellMore(this.told, happening);
  }

  /** Why choosing a place did nothing is told once, stands for a while, and then whose turn it is comes back. */
  #refuse(refused: Nudge | null): void {
    clearTimeout(this.#refusalTimer);
    this.refused = this.nudge = refused;
    if (!refused) return;
    this.#tell({ kind: 'refused', view: this.view, nudge: refused, half: this.half });
    this.#refusalTimer = setTimeout(() => (this.nudge = null), REFUSAL_MS);
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
