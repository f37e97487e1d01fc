import type { RecentGame } from '../bindings/RecentGame';
import type { Verdict } from '../bindings/Verdict';

/** A finished game on the line of form, from the oldest: where it is drawn, and how it ended. */
export interface FormPoint {
  x: number;
  y: number;
  verdict: Verdict;
  counted: boolean;
}

/** The line of form, in a picture so wide and high. */
export interface Form {
  points: FormPoint[];
  /** Where as many games are won as lost since the line's beginning. */
  even: number;
}

const STEPS: Readonly<Record<Verdict, number>> = {
  won: 1,
  'south-won': 1,
  drawn: 0,
  lost: -1,
  'north-won': -1,
};

/** Draws the games finished last, newest first, as a line: a win leads up, a loss down, a draw straight on. */
export function formLine(recent: readonly RecentGame[], width: number, height: number): Form {
  let balance = 0;
  const games = recent
    .toReversed()
    .map(({ verdict, counted }) => ({ verdict, counted, balance: (balance += STEPS[verdict]) }));
  const heights = [0, ...games.map((game) => game.balance)];
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const y = (value: number) => (most === least ? height / 2 : ((most - value) / (most - least)) * height);
  const apart = width / games.length;
  const points = games.map(({ verdict, counted, balance }, index) => ({
    x: (index + 1) * apart,
    y: y(balance),
    verdict,
    counted,
  }));
  return { points, even: y(0) };
}
