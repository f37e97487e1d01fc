import { counting } from '../counting';

const count = counting<'one' | 'other'>('en');

/** Texts of the game screen: the status line, what is announced, the names of places. */
export const play = {
  menu: {
    open: 'Menu',
    title: 'Paused',
    resume: 'Resume',
    /** The same over the board of a finished game. */
    over: { title: 'Game over', resume: 'Back to the board' },
    newGame: 'New game',
    rules: 'Rules',
    settings: 'Settings',
    home: 'All games',
  },
  keys: {
    open: 'Keys',
    title: 'Keys',
    space: 'Space',
    move: 'Move the cursor',
    slant: 'Move it slantwise',
    sow: 'Sow the house of that letter; only arrows move the cursor',
    choose: 'Choose; after the game, play again',
    letGo: 'Let go of what is chosen; else open the menu',
    menu: 'Open the menu',
    undo: 'Take back',
    newGame: 'New game',
    list: 'This list',
    close: 'Close',
  },
  undo: 'Undo',
  turns: { open: 'Turns', title: 'Turns', none: 'No turn has been played yet.', close: 'Close' },
  showResult: 'Result',

  /** What the status line asks, of whom. */
  asks: {
    move: { you: 'Your turn', player: (name: string) => `${name}: your turn` },
    'may-capture': {
      you: 'Your turn: jump or step',
      player: (name: string) => `${name}: jump or step`,
    },
    'must-capture': { you: 'You must capture', player: (name: string) => `${name}: you must capture` },
    'must-feed': {
      you: 'You must give the computer seeds',
      player: (name: string) => `${name}: give the other side seeds`,
    },
    'move-again': {
      you: 'Ended in your store: sow again',
      player: (name: string) => `${name}: sow again`,
    },
  },
  /** A player with what tells their side from the other's. */
  sided: (name: string, side: string) => `${name} (${side})`,
  /** A sentence said to one of two players. */
  addressed: (name: string, text: string) => `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  /** What tells a side's men or houses from the other's. No line ends within the houses. */
  sides: {
    light: 'light',
    dark: 'dark',
    solid: 'solid',
    outlined: 'outlined',
    south: 'A–\u2060F',
    north: 'a–\u2060f',
  },
  thinking: 'The computer is thinking…',
  stuck: 'The computer’s turn failed',
  moveAgainAfter: {
    you: (house: string) => `${house} ended in your store: sow again`,
    player: (house: string, name: string) => `${house} ended in the store. ${name}: sow again`,
  },
  chosen: 'Choose where to go',
  /** The same for ears, with the number of places. */
  chosenOf: (places: number) =>
    count(places, { one: 'Choose where to go: # place.', other: 'Choose where to go: # places.' }),
  chain: { mayEnd: 'Jump on, or tap the man to stop', mustGoOn: 'Jump on' },
  /** Why choosing a place does nothing. Of two players one is addressed, so that there is a colon already. */
  nudge: {
    'cannot-move': 'This one cannot move; choose another',
    'must-capture': 'You must capture; the ringed ones can',
    'not-there': 'It cannot go there',
    'not-yours': 'Choose one of your own',
    'empty-house': 'This house is empty; choose a ringed one',
    'must-feed': 'That leaves the other side no seeds; choose a ringed house',
  },
  grandSlam: 'All at once captures nothing',

  quiet: (plies: string, limit: string) => `Quiet ${plies} / ${limit}`,
  movesLeft: (moves: number) => count(moves, { one: '# move to a draw', other: '# moves to a draw' }),
  /** The same for ears. */
  quietSaid: (plies: number, limit: number) => `${plies} of ${limit} turns without a capture`,
  score: (south: string, north: string) => `${south} : ${north}`,
  scoreInWords: (south: number, north: number) => `${south} to ${north}`,
  inStores: 'In the stores',

  /** What a turn did, for ears. */
  turn: {
    moved: (who: string, places: string) => `${who}: ${places}`,
    sowed: (who: string, house: string) => `${who}: ${house}`,
    again: 'Another turn.',
    grandSlam: 'It would have captured everything, so it captures nothing.',
    crowned: 'Becomes a king.',
    undone: 'Taken back.',
    unranked: 'A win will not count now.',
  },

  /** Names of places: where, what is there, what choosing it does. */
  place: {
    point: (number: number) => `Point ${number}`,
    square: (number: number) => `Square ${number}`,
    empty: 'empty',
    king: { you: 'your king', computer: 'computer’s king', player: (name: string) => `${name}’s king` },
    /** As within a sentence, as the stores are. */
    house: {
      you: (letter: string) => `your house ${letter}`,
      computer: (letter: string) => `computer’s house ${letter}`,
      player: (letter: string, name: string) => `${name}’s house ${letter}`,
    },
    origin: 'can move',
    canJump: (places: string) => `can jump to ${places}`,
    canStep: (places: string) => `can step to ${places}`,
    chosen: 'chosen',
    step: 'step here',
    jump: 'jump here',
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
