import type { RulesText } from '../text';
import { leaping as controls } from './controls';
import { leaping as titles } from './titles';

export const checkers: RulesText = {
  titles,
  about: [
    `Checkers, or draughts, as it is called in Britain, is played the English way here: twelve men a side, short
    kings, and captures that you can’t decline. Take all enemy pieces or leave them without a move, and you
    have won.`,
    `If you know another kind, mind two things. Men never capture backwards, and kings don’t fly: they go one
    square at a time.`,
  ],
  board: [
    `Only the dark squares of the board of eight by eight are used. The solid pieces are yours and fill the three
    rows next to you; the outlined ones start opposite. Solid moves first. With two players, Player 1 has the
    solid pieces.`,
  ],
  turn: [
    [
      `A man moves one square diagonally forward, to an empty square.`,
      `A man that reaches the far row becomes a king and wears a crown. That ends its turn, even if it could have
      gone on capturing.`,
      `A king moves one square diagonally, forwards or backwards.`,
    ],
  ],
  captures: [
    `A piece captures by jumping diagonally over an enemy next to it to the empty square right behind. Men jump
    forward only, kings both ways. A piece that can jump again after landing has to, until it can’t.`,
    `Capturing is compulsory. If any of your pieces can capture, one of them must, and those that can are ringed.
    Which capture you choose is up to you; it need not be the largest.`,
    `Captured pieces stay where they are until the turn is over. None of them can be jumped twice, and until then
    they are in the way of a landing.`,
  ],
  ending: [
    [
      `A side that has to move and has no piece or no legal turn loses.`,
      `Forty moves by each side without a capture and without a move of a man make a draw. When fifteen or fewer
      of them are left, the status line counts them down.`,
      `The game is drawn, too, when the same position with the same side to move stands for the third time.`,
    ],
    `A win against the computer scores 100 points for every piece you have left, men and kings alike, and 10 for
    every turn of yours below sixty; a whole chain is one turn. A draw or a loss scores nothing. Each level keeps
    its own record, and your best win on Medium gives you a rank: Expert from 500 points, Pro from 1,000. A win
    after an undo is not ranked.`,
  ],
  controls: controls(
    'piece',
    `Tap the landings one after the other, or just the last one if only one way leads there. When you have to
    capture, the pieces that can are ringed in gold.`,
  ),
  tips: [
    `Keep your back row at home as long as you can. Where a man of yours stands, no enemy is crowned.`,
    `Before each move ask what it allows the other side to take. Captures are forced, so a man given away on
    purpose decides the next move for your opponent.`,
    `That is how the “two for one” works: let a man be taken so that the taker lands next to one of yours with a
    free square behind it, and jump twice in return.`,
    `Trade when you are ahead. Seven against six is still open; two against one is nearly won.`,
    `Advance at the sides and in the centre first. Once the enemy has a king, a man on your back row is a target
    that can only go forward, so put it to use.`,
    `Two kings beat one, but only together. A lone king flees to the corner where two dark squares meet, and one
    pursuer can’t drive it out.`,
  ],
  levels: {
    easy: `Looks two turns ahead. One turn in four is random, and it judges the rest through a fog, so it gives
      pieces away.`,
    medium: `Looks four turns ahead and follows every capture to its end.`,
    hard: `Has a fixed amount of thought for each move, usually enough for eight to twelve turns and all captures. It
      seldom errs.`,
    insane: `The strongest play your device can give in a few seconds.`,
  },
  questions: [
    {
      asks: `Do I have to capture?`,
      answer: `Yes, and to the end of the chain. If there are several captures, choose the one you like.`,
    },
    {
      asks: `Can a king cross several squares at once?`,
      answer: `Not here. It moves one square and captures pieces right beside it. Long-range kings belong to Russian,
        Brazilian and international draughts.`,
    },
    {
      asks: `How does the computer judge a position?`,
      answer: `On Easy, Medium and Hard a man is worth 100 and a king 160. It adds 3 for every row a man has advanced, 8
        for every man still on its back row, and 6 for a king on one of the eight central squares. When it is
        ahead, it likes to trade and leads its kings towards your pieces.`,
    },
    {
      asks: `What do the numbers in the list of turns mean?`,
      answer: `They count the dark squares, from 1 at the right end of the solid side’s back row to 32 at the far end.
        11-15 is a move, 22x15x8 a capture of two.`,
    },
  ],
  figures: {
    start: {
      alt: `The board at the start: twelve solid men on the three lower rows, twelve outlined men on the three upper
        rows.`,
      caption: `How the game begins.`,
    },
    capture: {
      before: `A solid man on the left with an outlined man diagonally in front of it and another two squares
        beyond, each with a free square behind.`,
      after: `The solid man stands four squares further, and the two outlined men are gone.`,
      caption: `One turn: having jumped, the man has to jump again.`,
    },
  },
};
