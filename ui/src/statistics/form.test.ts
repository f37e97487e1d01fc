import { expect, test } from 'vitest';
import { recentGame } from '../testing/samples';
import { formLine } from './form';

const games = (...verdicts: ('won' | 'lost' | 'drawn')[]) =>
  verdicts.map((verdict) => recentGame({ verdict }));

test('a win leads up, a loss down, a draw straight on, the oldest game first', () => {
  const { points, even } = formLine(games('drawn', 'lost', 'won', 'won'), 100, 60);
  expect(points.map(({ verdict }) => verdict)).toEqual(['won', 'won', 'lost', 'drawn']);
  expect(points.map(({ x }) => x)).toEqual([25, 50, 75, 100]);
  expect(points.map(({ y }) => y)).toEqual([30, 0, 30, 30]);
  expect(even).toBe(60);
});

test('losses alone lead down from the top, draws alone run through the middle', () => {
  expect(formLine(games('lost', 'lost'), 10, 8)).toMatchObject({ even: 0, points: [{ y: 4 }, { y: 8 }] });
  expect(formLine(games('drawn', 'drawn'), 10, 8)).toMatchObject({ even: 4, points: [{ y: 4 }, { y: 4 }] });
});
