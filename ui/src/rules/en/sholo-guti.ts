import type { RulesText } from '../text';
import { leaping as controls } from './controls';
import { leaping as titles } from './titles';

export const sholoGuti: RulesText = {
  titles,
  about: [
    `Sholo Guti means “sixteen beads”. It is at home in Bangladesh and eastern India, where a board is scratched
    into the ground and anything will do for men: pebbles on one side, seeds on the other. The crossing lines
    are those of alquerque, one of the oldest board games; the jumps you know from checkers.`,
    `Nothing is hidden and nothing is left to luck. The two armies start one empty row apart, so the trouble
    begins early: a single careless step can let a chain of jumps run through your ranks.`,
  ],
  board: [
    `Thirty-seven points are joined by lines. In the middle lies a grid of five by five, and at either end a
    triangle of six more points hangs on the middle of the grid’s edge.`,
    `Every point of the grid is joined to its neighbours along and across, and every second one on the slant as
    well, so that from some of them eight ways lead out. The sides of a triangle carry straight on into the grid’s
    diagonals: a jump may lead through the point where they join.`,
    `Each side has sixteen men. Yours fill your triangle and the two rows of the grid next to it; the other side
    mirrors you. Only the middle row is empty. The light men begin: yours, or Player 1’s.`,
  ],
  turn: [
    `On your turn you move one man, in one of two ways.`,
    [
      `A step: along a line to the next point, if nobody stands there. Every direction is allowed, backwards too.`,
      `A jump: over an enemy man on the next point, landing right behind it on the same straight line. The
      landing point must be empty.`,
    ],
  ],
  captures: [
    `A man that has been jumped leaves the board at once. If the man that jumped can jump again from where it
    stands now, it may, and again after that: such a turn is called a chain. It may change direction after
    every jump, and it may use points that it has just cleared.`,
    `Capturing is never compulsory. You may prefer a quiet step, and you may stop a chain after any of its jumps.
    Only the man that began a chain can go on with it.`,
  ],
  ending: [
    [
      `A side that has lost all its men has lost the game.`,
      `So has a side that must move and can neither step nor jump.`,
      `Forty turns in a row without a capture, both sides counted together, end the game. Then the side with more
      men wins; equal numbers make a draw. From the twentieth such turn the status line shows the count.`,
    ],
  ],
  controls: controls(
    'man',
    `After a jump that can go on, the game waits for you. Tap the next landing, or the man itself, which now bears
    a tick, to end the turn. If only one way leads to the end of a chain, you can tap that end at once.`,
  ),
  tips: [
    `Look at two points before every step: the one you leave and the one you enter. Either can open a jump.`,
    `Fear chains more than jumps. Men standing on a line with gaps between them are a path for the enemy.`,
    `A man with a friend right behind it can’t be jumped from the front. Move your men as a wall, not one by one.`,
    `Points with eight ways out strike furthest and are most easily struck. Take them with support close by.`,
    `Your triangle opens into the grid through one point only. Lead its men out while the front still holds, or
    they will come too late.`,
    `Watch the forty quiet turns. With more men you can sit them out; with fewer you have to start a fight.`,
  ],
  levels: {
    easy: `Sees no further than its own turn. About one turn in three is random, though it avoids simply giving a
      man away, and it often stops a chain too early.`,
    medium: `Sees its own turn and your answer. It still plays a random turn now and then, and sometimes breaks off
      a chain.`,
    hard: `Sees several turns further, is almost never random, and never overlooks that a chain goes on.`,
    insane: `Looks as deep as it can, is never random, and makes you pay for almost every man you leave hanging.`,
  },
  questions: [
    {
      asks: `Do I have to capture?`,
      answer: `No. A jump is an offer, and so is every further jump of a chain.`,
    },
    {
      asks: `Can a jump turn a corner?`,
      answer: `Not a single one: start, enemy and landing lie on one straight line. Between two jumps of a chain you
        may turn as you like.`,
    },
    {
      asks: `Why did the game stop with men on both sides?`,
      answer: `Because of forty turns without a capture, or because the side to move had no way to go. The result
        says which.`,
    },
    {
      asks: `What do the numbers in the list of turns mean?`,
      answer: `They count the points from the near end of the board, each row from left to right: 1 to 3 are the base
        of the near triangle, 35 to 37 that of the far one. 12-17 is a step and 12x22x24 a chain of two jumps.`,
    },
  ],
  figures: {
    start: {
      alt: `The board at the start: sixteen light men below, sixteen dark men above, the middle row empty.`,
      caption: `How the game begins.`,
    },
    capture: {
      before: `A light man in the middle of the board, a dark one in front of it and another to the left of the
        point behind that.`,
      after: `The light man stands at the left edge, and both dark men are gone.`,
      caption: `A chain of two: straight ahead over the first man, then left over the second.`,
    },
  },
};
