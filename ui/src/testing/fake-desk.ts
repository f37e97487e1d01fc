import type { ErrorCode } from '../bindings/ErrorCode';
import type { Desk } from '../desk/desk';
import { Refusal } from '../desk/refusal';
import { home } from './samples';

type Request = keyof Desk;
type Answer<R extends Request> = Awaited<ReturnType<Desk[R]>>;

/** A request that waits for the test to answer it. */
export interface Pending<R extends Request> {
  args: Parameters<Desk[R]>;
  answer: (value: Answer<R>) => void;
  refuse: (code: ErrorCode) => void;
}

/** A desk whose every request is written down, and answered when the test says so. */
export class FakeDesk implements Desk {
  readonly #pending: { [R in Request]?: Pending<R>[] } = {};
  /** Every request made, in order. */
  readonly asked: Request[] = [];
  readonly #ready: { [R in Request]?: Answer<R> } = { home: home(), stop: undefined };

  readonly home = this.#asking('home');
  readonly open = this.#asking('open');
  readonly start = this.#asking('start');
  readonly play = this.#asking('play');
  readonly think = this.#asking('think');
  readonly stop = this.#asking('stop');
  readonly undo = this.#asking('undo');
  readonly continuations = this.#asking('continuations');
  readonly setSettings = this.#asking('setSettings');
  readonly statistics = this.#asking('statistics');
  readonly resetStatistics = this.#asking('resetStatistics');
  readonly dismissNotice = this.#asking('dismissNotice');

  /** Answers every request of this kind at once from now on. */
  always<R extends Request>(request: R, value: Answer<R>): void {
    (this.#ready as Record<R, Answer<R>>)[request] = value;
  }

  /** Leaves requests of this kind to the test from now on. */
  hold(request: Request): void {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
    delete this.#ready[request];
  }

  /** The request of this kind that waits the longest; it waits no more. */
  next<R extends Request>(request: R): Pending<R> {
    const pending = this.#queue(request).shift();
    if (!pending) throw new Error(`nobody asks for ${request}; asked so far: ${this.asked.join(' ')}`);
    return pending;
  }

  count(request: Request): number {
    return this.asked.filter((one) => one === request).length;
  }

  #queue<R extends Request>(request: R): Pending<R>[] {
    const all = this.#pending as { [K in R]?: Pending<R>[] };
    return (all[request] ??= []);
  }

  #asking<R extends Request>(request: R) {
    return ((...args: Parameters<Desk[R]>) => {
      this.asked.push(request);
      if (request in this.#ready) return Promise.resolve(this.#ready[request]);
      return new Promise<Answer<R>>((answer, reject) => {
        const refuse = (code: ErrorCode) => reject(new Refusal(code, code));
        this.#queue(request).push({ args, answer, refuse });
      });
    }) as unknown as Desk[R];
  }
}
