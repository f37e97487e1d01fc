import type { RulesText } from '../text';
import { leaping as controls } from './controls';
import { leaping as titles } from './titles';

export const egaraGuti: RulesText = {
  titles,
  about: [
    `Egara-guti comes from central India. H. J. R. Murray described it in 1952 in his history of board games. It
    is a relative of alquerque and checkers, with eleven men a side on a board of two triangles.`,
    `It belongs to a small family known as Indian war games. In all of them the men fill the whole board except
    the point in its centre. Somebody has to step in there first, and is captured at once.`,
  ],
  board: [
    `Two triangles meet at their tips, and the tip they share is the centre. Seen from your side there is a base
    of five points, then two rows of three, then the centre; from the far side it is the same. That makes
    twenty-three points.`,
    `Men move along the lines: the rows, the column in the middle, the two long slanting lines from corner to
    corner through the centre, and two long straight lines at the sides. The side lines run from base to base
    and touch only four points each. The two in the middle of such a line are neighbours, far apart as they are.`,
    `Each side fills its own triangle, and only the centre stays free. Before the game you choose your colour and
    who begins.`,
  ],
  turn: [
    `On your turn one man steps along a line to the next point, if it is empty, in any direction; or it captures.`,
    `The first turn can only be a step into the centre. The answer is forced as well: the man opposite jumps it.`,
  ],
  captures: [
    `A man captures by jumping over an enemy on the next point to the point right behind it on the same straight
    line, which must be empty. The man jumped leaves the board at once.`,
    `Capturing is compulsory. If any of your men can jump, you have to jump; those men are ringed. Which of them
    you take is your choice, and where its way forks, so is the branch. You need not take the way that captures
    most, but a chain must be finished: the man jumps on for as long as it can.`,
  ],
  ending: [
    [
      `A side that has lost all its men has lost the game.`,
      `So has a side that must move and has no legal turn.`,
      `If nothing is happening any more, the men are counted: more men win, equal numbers make a draw. That is so
      after forty turns in a row without a capture, both sides counted together, or when the same position with
      the same side to move stands for the third time. From the twentieth quiet turn the status line counts.`,
    ],
  ],
  controls: controls(
    'man',
    `After a jump that can go on, tap the next landing. If only one way leads to the end of a chain, you can tap
    that end at once. When you have to capture, the men that can are ringed in gold.`,
  ),
  tips: [
    `Most of the early turns are forced. Before you choose, follow the exchange to its end: who takes, who takes
    back, and who is left standing in the way.`,
    `Use the compulsion. A man you offer drags an enemy to a point of your choosing; make sure that you gain more
    there than you gave.`,
    `From the centre six ways lead out. A man there is strong while friends stand behind it, and lost without them.`,
    `The corners are the ends of all their lines. A man in a corner can never be jumped.`,
    `Keep an eye on the side lines. A single step along them, or a jump, leads from one triangle into the other.`,
    `With more men you may repeat positions and wait: the count decides for you. With fewer you have to attack.`,
  ],
  levels: {
    easy: `Sees no further than its own turn, and about one turn in three is random.`,
    medium: `Sees its own turn and your answer, but about one turn in three is random here too.`,
    hard: `Sees four turns ahead and through all captures; about one turn in twelve is random.`,
    insane: `Looks as deep as it can, is never random, and makes you pay for almost every man you leave hanging.`,
  },
  questions: [
    {
      asks: `Do I have to take the longest chain?`,
      answer: `No. Any capture will do, but once a man has begun to jump it goes on until it can’t.`,
    },
    {
      asks: `Does it help to begin?`,
      answer: `Not against perfect play. A computer has worked the game out to its end, and with the best turns on both
        sides it is a draw, whichever first step is chosen. It is easily lost, though: once the opening is over
        about one turn in five is a mistake.`,
    },
    {
      asks: `How can a man step right across the board?`,
      answer: `Along a side line. What counts is the next point on the line, not how far away it looks.`,
    },
    {
      asks: `What do the numbers in the list of turns mean?`,
      answer: `They count the points from the near end of the board, each row from left to right: 1 to 5 are the near
        base, 12 is the centre, 19 to 23 the far base. 9-12 is a step and 15x9 a jump.`,
    },
  ],
  figures: {
    start: {
      alt: `The board at the start: eleven men on each triangle, the centre empty.`,
      caption: `How the game begins. Only the centre is free.`,
    },
    capture: {
      before: `A light man from the third row on the left has stepped into the centre.`,
      after: `The dark man from the upper right has jumped over the centre to the point that the light man came
        from. The light man is gone.`,
      caption: `The first two turns: a step into the centre, and the jump that answers it. Light takes back next.`,
    },
  },
};
