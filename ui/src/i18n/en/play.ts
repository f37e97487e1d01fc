import { counting } from '../counting';

const count = counting<'one' | 'other'>('en');

/** Texts of the game screen: the status line, what is announced, the names of places. */
export const play = {
  menu: {
    open: 'Menu',
    title: 'Paused',
    resume: 'Resume',
    newGame: 'New game',
    rules: 'Rules',
    settings: 'Settings',
    home: 'All games',
  },
  undo: 'Undo',
  turns: { open: 'Turns', title: 'Turns', none: 'No turn has been played yet.', close: 'Close' },
  showResult: 'Result',

  /** What the status line asks, of whom. */
  asks: {
    move: { you: 'Your turn', one: 'Player 1’s turn', two: 'Player 2’s turn' },
    'may-capture': {
      you: 'Your turn: jump or step',
      one: 'Player 1: jump or step',
      two: 'Player 2: jump or step',
    },
    'must-capture': {
      you: 'You must capture',
      one: 'Player 1 must capture',
      two: 'Player 2 must capture',
    },
    'must-feed': {
      you: 'You must give the computer seeds',
      one: 'Player 1 must give Player 2 seeds',
      two: 'Player 2 must give Player 1 seeds',
    },
    'move-again': {
      you: 'Ended in your store: sow again',
      one: 'Player 1 sows again',
      two: 'Player 2 sows again',
    },
  },
  thinking: 'The computer is thinking…',
  stuck: 'The computer’s turn failed',
  moveAgainAfter: {
    you: (house: string) => `${house} ended in your store: sow again`,
    one: (house: string) => `${house} ended in the store: Player 1 sows again`,
    two: (house: string) => `${house} ended in the store: Player 2 sows again`,
  },
  chosen: 'Choose where to go',
  chain: { mayEnd: 'Jump on, or tap the man to stop', mustGoOn: 'Jump on' },
  grandSlam: 'All at once captures nothing',

  quiet: (plies: string, limit: string) => `Quiet ${plies} / ${limit}`,
  movesLeft: (moves: number) => count(moves, { one: '# move to a draw', other: '# moves to a draw' }),
  score: (south: string, north: string) => `${south} : ${north}`,
  scoreLabel: {
    men: (south: number, north: number) => `Men: ${south} to ${north}`,
    seeds: (south: number, north: number) => `In the stores: ${south} to ${north}`,
  },

  /** What a turn did, for ears. */
  turn: {
    moved: (who: string, places: string) => `${who}: ${places}`,
    sowed: (who: string, house: string) => `${who}: ${house}`,
    again: 'Another turn.',
    grandSlam: 'It would have captured everything, so it captures nothing.',
    undone: 'Taken back.',
    unranked: 'A win will not count now.',
  },

  /** Names of places: where, what is there, what choosing it does. */
  place: {
    point: (number: number) => `Point ${number}`,
    square: (number: number) => `Square ${number}`,
    empty: 'empty',
    man: { you: 'your man', computer: 'computer’s man', one: 'Player 1’s man', two: 'Player 2’s man' },
    king: { you: 'your king', computer: 'computer’s king', one: 'Player 1’s king', two: 'Player 2’s king' },
    house: {
      you: (letter: string) => `Your house ${letter}`,
      computer: (letter: string) => `Computer’s house ${letter}`,
      one: (letter: string) => `Player 1’s house ${letter}`,
      two: (letter: string) => `Player 2’s house ${letter}`,
    },
    origin: 'can move',
    chosen: 'chosen',
    step: 'step here',
    jump: 'jump here',
    takes: (places: string) => `takes ${places}`,
    end: 'ends the turn here',
    lastFalls: (place: string) => `last falls in ${place}`,
    again: 'another turn',
    gains: (gain: number) => `gains ${gain}`,
  },
  /** Beside the house where the last seed would fall. */
  gain: (seeds: string) => `+${seeds}`,
  againSign: '+1 turn',
  board: (game: string) => `Board: ${game}`,
};
