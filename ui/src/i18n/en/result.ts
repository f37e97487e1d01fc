import { counting } from '../counting';

const count = counting<'one' | 'other'>('en');

/** Texts of the result screen. */
export const result = {
  verdict: {
    won: 'You won',
    lost: 'The computer won',
    drawn: 'A draw',
  },
  /** Of two players. */
  winner: (name: string) => `${name} won`,
  turns: (turns: number) => count(turns, { one: '# turn', other: '# turns' }),
  notCounted: 'Undo was used: this result does not count.',
  statistics: (level: string) => `Your results · ${level}`,
  wins: 'Wins',
  losses: 'Losses',
  draws: 'Draws',
  winRate: 'Win rate',
  streak: 'Streak',
  bestStreak: 'Best streak',
  playAgain: 'Play again',
  home: 'All games',
  review: 'See the board',
};
