import type { GameName } from '../../bindings/GameName';
import type { GameTexts, OfOneSide, Sides } from '../game-texts';
import { counting } from '../counting';

const count = counting<'one' | 'other'>('en');

const men = (n: number) => count(n, { one: '# man', other: '# men' });
const pieces = (n: number) => count(n, { one: '# piece', other: '# pieces' });
const stones = (n: number) => count(n, { one: '# stone', other: '# stones' });
const seeds = (n: number) => count(n, { one: '# seed', other: '# seeds' });

const stores: Sides = {
  you: 'your store',
  computer: 'computer’s store',
  player: (name) => `${name}’s store`,
};

const man: Sides = { you: 'your man', computer: 'computer’s man', player: (name) => `${name}’s man` };

const takes = (one: string, other: string) => (n: number, places: string) =>
  `takes the ${count(n, { one, other })} on ${places}`;

/** A sentence about whoever lost; `*` stands for whose. */
const loser = (what: string): OfOneSide => ({
  loser: {
    you: `You ${what.replace('*', 'your')}.`,
    computer: `The computer ${what.replace('*', 'its')}.`,
    player: (name) => `${name} ${what.replace('*', 'their')}.`,
  },
});

const leaping = {
  no_men: loser('lost all * men'),
  no_turn: loser('had no turn left'),
  resigned: loser('gave the game up'),
};

export const games: Record<GameName, GameTexts> = {
  'sholo-guti': {
    name: 'Sholo Guti',
    tagline: 'Sixteen beads, no luck, chains of jumps.',
    count: men,
    man,
    takes: takes('man', 'men'),
    left: 'Men left',
    taken: 'Men taken',
    captured: (n) => `Captures ${men(n)}.`,
    levels: {
      easy: 'Sees only its own next turn, often plays at random and misses second jumps.',
      medium: 'Sees its turn and your answer; now and then random, or breaks off a chain.',
      hard: 'Looks several turns deeper and never overlooks that a chain goes on.',
      insane: 'Looks deepest, never random, punishes almost every man left hanging.',
    },
    reasons: { ...leaping, quiet: 'Forty turns without a capture: the men left decide.' },
  },
  checkers: {
    name: 'Checkers',
    tagline: 'English draughts. You must capture.',
    count: pieces,
    man,
    takes: takes('piece', 'pieces'),
    left: 'Pieces left',
    taken: 'Pieces taken',
    captured: (n) => `Captures ${pieces(n)}.`,
    levels: {
      easy: 'Looks two turns ahead; one turn in four is random, the rest are hazy.',
      medium: 'Looks four turns ahead, and through all captures.',
      hard: 'Usually looks eight to twelve turns ahead, and through all captures.',
      insane: 'The strongest play your device gives in a few seconds.',
    },
    reasons: {
      ...leaping,
      no_men: loser('lost all * pieces'),
      repetition: 'The same position stood for the third time.',
      no_progress: 'Forty moves a side without a capture or a man’s move.',
    },
  },
  kalah: {
    name: 'Kalah',
    tagline: 'Sow stars and count ahead.',
    count: stones,
    stores,
    left: 'Stones',
    taken: 'Taken in play',
    captured: (n) => `Captures ${stones(n)}.`,
    levels: {
      easy: 'Random about a third of the time, else the largest gain in sight.',
      medium: 'Looks three turns ahead, sometimes random.',
      hard: 'Looks seven turns ahead and weighs the stones in each row.',
      insane: 'Knows openings and endings by heart and makes no mistake in between.',
    },
    reasons: {
      resigned: leaping.resigned,
      houses_empty: {
        sweeper: {
          you: 'The computer’s houses are empty; you took the rest.',
          computer: 'Your houses are empty; the computer took the rest.',
          player: (name) => `The other side’s houses are empty; ${name} took the rest.`,
        },
        nobody: 'All houses are empty.',
        unknown: 'One side’s houses are empty; the rest went to the other side’s store.',
      },
    },
  },
  oware: {
    name: 'Oware',
    tagline: 'Capture twos and threes.',
    count: seeds,
    stores,
    left: 'Seeds',
    taken: 'Taken in play',
    captured: (n) => `Captures ${seeds(n)}.`,
    levels: {
      easy: 'Random about a third of the time, else the largest capture in sight.',
      medium: 'Looks three turns ahead, sometimes random.',
      hard: 'Looks seven turns ahead and weighs the seeds in each row.',
      insane: 'Looks as deep as its time allows, to the very end when that is near.',
    },
    reasons: {
      resigned: leaping.resigned,
      majority: {
        winner: {
          you: 'More than half of all seeds are in your store.',
          computer: 'More than half of all seeds are in the computer’s store.',
          player: (name) => `More than half of all seeds are in ${name}’s store.`,
        },
      },
      all_captured_even: 'Twenty-four seeds each.',
      cannot_feed: {
        sweeper: {
          you: 'The computer could not be given seeds; you took the rest.',
          computer: 'You could not be given seeds; the computer took the rest.',
          player: (name) => `The other side could not be given seeds; ${name} took the rest.`,
        },
        unknown: 'The other side could not be given seeds; the rest went to the side to move.',
      },
      repetition: 'The same position stood twice; each side took the seeds in its row.',
      quiet: 'A hundred turns without a capture; each side took the seeds in its row.',
    },
  },
  'egara-guti': {
    name: 'Egara-guti',
    tagline: 'Eleven a side on two triangles. You must capture.',
    count: men,
    man,
    takes: takes('man', 'men'),
    left: 'Men left',
    taken: 'Men taken',
    captured: (n) => `Captures ${men(n)}.`,
    levels: {
      easy: 'Sees only its own next turn and often plays at random.',
      medium: 'Sees its turn and your answer; one turn in three is random.',
      hard: 'Looks four turns ahead; seldom plays at random.',
      insane: 'Looks deepest, never random, punishes almost every man left hanging.',
    },
    reasons: {
      ...leaping,
      repetition: 'The same position stood for the third time: the men left decide.',
      quiet: 'Forty turns without a capture: the men left decide.',
    },
  },
};
