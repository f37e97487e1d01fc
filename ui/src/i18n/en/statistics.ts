import { counting } from '../counting';

const count = counting<'one' | 'other'>('en');

/** Texts of the statistics screen; the names of most figures stand with the result's. */
export const statistics = {
  title: 'Statistics',
  open: 'All results',
  back: 'Back',
  none: 'Nothing here yet. Finish a game against the computer, and its result will be listed.',
  noneCounted: 'No game has counted yet.',
  wins: (n: number) => count(n, { one: '# win', other: '# wins' }),
  draws: (n: number) => count(n, { one: '# draw', other: '# draws' }),
  losses: (n: number) => count(n, { one: '# loss', other: '# losses' }),
  won: (share: string) => `${share} won`,
  recent: 'Recent games',
  form: 'Lately',
  verdict: { won: 'Won', lost: 'Lost', drawn: 'Draw' },
  notCounted: 'not counted',
  notCountedNote: 'Undo was used, so it counts for nothing.',
  points: (n: number) => count(n, { one: '# point', other: '# points' }),
  newRecord: 'New record',
  unranked: 'Not ranked',
  record: 'Record',
  rank: 'Rank',
  ranks: { expert: 'Expert', pro: 'Pro' },
  reset: {
    open: 'Reset statistics',
    title: 'Reset all statistics?',
    text: 'Results, streaks and records of all games are deleted for good. Unfinished games stay.',
    confirm: 'Delete all',
    cancel: 'Keep',
    done: 'All statistics have been deleted.',
  },
};
