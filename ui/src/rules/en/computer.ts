import type { GameName } from '../../bindings/GameName';
import type { Chapter, Some } from '../text';

/** The same for all games. */
const ahead: Chapter = {
  title: 'Looking ahead',
  blocks: [
    `The computer sees the board that you see and keeps to the same rules. To choose a turn it tries each of them in its
    head, then each of your answers, then its own next turns, and so on for as many turns as its level allows. What it
    finds at the end of each line it judges, and it supposes that both of you always choose what is best for
    yourselves.`,
    `Most lines need no second look: as soon as one answer shows that a turn is worse than another it has already found,
    the rest of its answers don’t matter. This is called alpha-beta search.`,
    `It thinks beside the board, not in its place. While it does, you can open the menu, take your turn back or leave;
    then it stops at once.`,
  ],
};

const men = (game: string): Chapter => ({
  title: 'What it looks for',
  blocks: [
    `${game} is decided by men, so men are what it counts above all: its own that are left against yours. A turn that
    gains one is good, a line in which it loses one is bad, and a win is worth more than any number of men.`,
  ],
});

const seeds = (what: string): Chapter => ({
  title: 'What it looks for',
  blocks: [
    `It counts ${what} in the stores, its own against yours. On Hard it also weighs the ${what} that lie in each row, for they
    are what the coming turns are made of.`,
  ],
});

const sowing = (capture: string, beaten: string): Chapter => ({
  title: 'The four levels',
  blocks: [
    [
      `Easy sows at random about one time in three. Otherwise it takes the largest ${capture} in sight and thinks no further.`,
      `Medium looks three turns ahead and sometimes plays at random.`,
      `Hard looks seven turns ahead.`,
      `Insane looks as deep as its time allows. Near the end that is far enough to see the game through to its last turn.
      ${beaten}`,
    ],
  ],
});

const known = (what: string): Chapter => ({
  title: 'What Insane knows',
  blocks: [
    `Insane judges a position not by counting but by a small neural network. It learned from thousands of games that
    the computer played against itself before the app came to you. From your games it learns nothing.`,
    what,
    `Your device works the endings out by itself, beside the game, the first time you play at this level, and keeps them.`,
  ],
});

/** How the computer finds its turns. */
export const computer: Readonly<Record<GameName, Some<Chapter>>> = {
  'sholo-guti': [
    ahead,
    men('Sholo Guti'),
    {
      title: 'The four levels',
      blocks: [
        [
          `Easy sees its own next turn and nothing of your answer. About one time in three it plays at random, yet it never
          just gives a man away: it draws among the turns after which you have no jump, if there are any. It often misses
          that a chain could go on.`,
          `Medium sees its own turn and your answer. Now and then it plays at random, and sometimes it breaks off a chain.`,
          `Hard looks several turns deeper, is almost never random and never overlooks that a chain goes on.`,
          `Insane looks deepest and is never random. Almost every man you leave hanging is punished.`,
        ],
      ],
    },
    known(`It has every ending by heart in which no more than five men are on the board.`),
  ],
  checkers: [
    ahead,
    {
      title: 'What it looks for',
      blocks: [
        `On Easy, Medium and Hard it adds up points for each side, and the difference is its judgement:`,
        [
          `100 for a man, 160 for a king`,
          `3 for each row that a man has advanced`,
          `8 for each man still on its own back row`,
          `6 for a king on one of the eight squares in the centre`,
        ],
        `When it is ahead it likes to trade, and it walks its kings towards your pieces.`,
      ],
    },
    {
      title: 'The four levels',
      blocks: [
        [
          `Easy looks two turns ahead. One turn in four is random, and it judges the others through a fog, so that it gives
          pieces away.`,
          `Medium looks four turns ahead and follows every capture to its end. Shots that take longer to prepare escape it.`,
          `Hard has a fixed amount of work for each move, which is usually enough for eight to twelve turns and all
          captures.`,
          `Insane plays as strongly as your device can in a few seconds.`,
        ],
      ],
    },
    known(
      `It has every ending by heart in which no more than four pieces are on the board, and how far off the win is: what it
      has won it finishes.`,
    ),
  ],
  kalah: [
    ahead,
    seeds('stones'),
    {
      title: 'Turns that follow turns',
      blocks: [
        `A sowing that ends in the store is followed by another of the same side. The computer counts each of them as a turn of its own,
        and knows that after it nobody else may move. Three turns ahead may therefore all be its own.`,
      ],
    },
    sowing('gain', `To beat it, begin, and make no mistake yourself.`),
    known(
      `It has every ending by heart in which no more than seventeen stones lie in the houses, and the openings: thousands of
      positions of the first twelve turns, solved beforehand. With these it makes no mistake from the first turn to the last,
      as far as we could check.`,
    ),
  ],
  oware: [
    ahead,
    seeds('seeds'),
    sowing('capture', `To beat it, gain your lead in the middle of the game, before the board empties.`),
    known(
      `It has every ending by heart in which no more than twelve seeds lie in the houses: what either side can be sure of
      there.`,
    ),
  ],
  'egara-guti': [
    ahead,
    men('Egara-guti'),
    {
      title: 'The four levels',
      blocks: [
        [
          `Easy sees its own next turn and nothing of your answer. About one time in three it plays at random.`,
          `Medium sees its own turn and your answer, but plays at random about as often.`,
          `Hard looks four turns ahead and follows every capture to its end. About one turn in twelve is random.`,
          `Insane looks deepest and is never random. Almost every man you leave hanging is punished.`,
        ],
        `This game is easily held to a draw, so the levels below Insane err more often here, and a random turn of theirs
        may also give a man away. No level breaks off a chain: here it has to be finished.`,
      ],
    },
    known(
      `It has every ending by heart in which no more than eight men are on the board, and the openings. When nobody errs this
      game is a draw, and Insane lets neither a draw nor a win slip, as far as we could check.`,
    ),
  ],
};
