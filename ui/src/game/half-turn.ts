import type { ContinuationView } from '../bindings/ContinuationView';
import type { ContinuationsView } from '../bindings/ContinuationsView';
import type { GameView } from '../bindings/GameView';
import type { Choice } from '../boards/props';

/** The beginning of a turn: a chosen man and the landings it has made. It is the interface's own until played. */
export interface HalfTurn {
  /** Its origin, then its landings. Never empty. */
  places: readonly number[];
  /** Where the man stands now: the last of `places`. */
  at: number;
  /** What may follow. */
  then: ContinuationsView;
}

/** What choosing a place means now. */
export type Decision =
  | { kind: 'nothing' }
  /** A man is chosen, perhaps instead of another. */
  | { kind: 'choose'; half: HalfTurn }
  | { kind: 'let-go' }
  /** The man lands and the turn may go on from there. */
  | { kind: 'go-on'; landing: ContinuationView }
  | { kind: 'play'; turn: string };

const NOTHING: Decision = { kind: 'nothing' };

/** How many landings have been made, and shown. */
export function landings(half: HalfTurn | null): number {
  return half ? half.places.length - 1 : 0;
}

export function decide(view: GameView, half: HalfTurn | null, place: number): Decision {
  if (half) {
    if (place === half.at) return again(half);
    const landing = half.then.next.find((next) => next.to === place);
    if (landing?.goesOn) return { kind: 'go-on', landing };
    const turn = landing?.turn ?? half.then.series.find((series) => series.to === place)?.turn;
    if (turn) return { kind: 'play', turn };
    if (landings(half) > 0) return NOTHING;
  }
  const origin = view.origins.find(({ from }) => from === place);
  if (!origin) return NOTHING;
  if (origin.turn !== null) return { kind: 'play', turn: origin.turn };
  return { kind: 'choose', half: { places: [place], at: place, then: origin.then } };
}

/** The places that mean something now. In mid-chain no other man may be chosen. */
export function choices(view: GameView, half: HalfTurn | null): Choice[] {
  const list = new Map<number, Choice>();
  if (landings(half) === 0)
    for (const { from: place, sowing, then } of view.origins)
      list.set(place, {
        place,
        role: 'origin',
        ...(sowing && { sowing }),
        ...(captures(then) && { captures: true }),
      });
  if (!half) return [...list.values()];

  for (const { to: place, takes } of half.then.series) list.set(place, { place, role: 'jump', takes });
  for (const { to: place, takes } of half.then.next)
    list.set(place, takes === null ? { place, role: 'step' } : { place, role: 'jump', takes: [takes] });
  const mayEnd = landings(half) > 0 && half.then.turn !== null;
  list.set(half.at, { place: half.at, role: mayEnd ? 'end' : 'chosen' });
  return [...list.values()];
}

function captures({ next, series }: ContinuationsView): boolean {
  return series.length > 0 || next.some(({ takes }) => takes !== null);
}

/** The man itself is chosen again: that lets go of it, or ends its chain where it may end. */
function again(half: HalfTurn): Decision {
  if (landings(half) === 0) return { kind: 'let-go' };
  return half.then.turn === null ? NOTHING : { kind: 'play', turn: half.then.turn };
}
