import type { LessonName } from '../../bindings/lessons';
import type { LessonText } from '../text';

/** The examples, by the name that the rules' own list gives them. */
export const lessons: Readonly<Record<LessonName, LessonText>> = {
  'sholo-guti-chain': {
    title: 'A chain of three',
    before: `Your man on 7 has a dark man beside it and free points behind that one and the next two. Nothing
      compels it to jump.`,
    scenes: [
      `It jumps from 7 to 19 and takes the man on 13. It could stop here.`,
      `From 19 it jumps on to 31, and the man on 25 is gone.`,
      `And once more, along the edge to 21. After any of the three jumps the turn might have ended.`,
    ],
  },
  'checkers-two-for-one': {
    title: 'Two for one',
    before: `Four men each. It is your move, and nothing can be captured yet.`,
    scenes: [
      `You put a man on 22, right in front of the enemy.`,
      `It must be taken: the man on 25 jumps to 18, beside your man on 14.`,
      `Now you jump twice, over 18 and 27, and land on the far row. One man given, two taken, and a king besides.`,
    ],
  },
  'checkers-double-corner': {
    title: 'Out of the double corner',
    before: `A lone king runs to and fro in the corner where two dark squares meet. One king can’t drive it out; here
      are two.`,
    scenes: [
      `It steps aside to 28. One of your kings moves behind the other, which otherwise could be jumped.`,
      `Back to 32. Your other king takes the square it came from.`,
      `It has to leave the corner, and your king shuts the door behind it.`,
      `It flees along the edge. Your free king cuts it off, square by square.`,
      `Back at the edge it has two squares left, and both are covered.`,
      `Whatever it does, it is taken.`,
    ],
  },
  'kalah-again': {
    title: 'C, then F',
    before: `The start. The fourth stone of house C falls into your store.`,
    scenes: [
      `C is sown: one each for D, E, F and the store. The last stone lies in your store, so you sow again.`,
      `F is sown: its first stone makes two in your store, the other four go to the far row. The last one fell there,
        so now it is your opponent’s turn.`,
    ],
  },
  'kalah-capture': {
    title: 'A captures in B',
    before: `House A holds one stone, B is empty, and opposite B, in e, lie five.`,
    scenes: [
      `The stone from A falls into the empty B. It and the five opposite go to your store: six at one stroke, from 15
        to 21.`,
    ],
  },
  'kalah-sweep': {
    title: 'The last sweep',
    before: `You lead by 21 to 20 and have one stone left, in F. Your opponent’s row still holds six.`,
    scenes: [
      `F is sown: 22 to 20. But now your row is empty, and that ends the game.`,
      `The six stones in the other row go to their owner’s store. The result is 22 to 26: you have lost.`,
    ],
  },
  'oware-chain': {
    title: 'A chain of captures',
    before: `House E holds four seeds. In the far row a holds one, b two and c one.`,
    scenes: [
      `The last seed falls into c and makes two there: captured. Before it b now holds three and a two, so both are
        captured as well. Seven seeds, from 12 to 19.`,
    ],
  },
  'oware-grand-slam': {
    title: 'All at once takes nothing',
    before: `All of your opponent’s seeds lie in a and b: one and two. House F holds two seeds.`,
    scenes: [
      `a now holds two and b three. Both would be captured, and with them every seed the other side has. So the turn
        stands, but nothing is captured.`,
    ],
  },
  'oware-feeding': {
    title: 'Feeding',
    before: `Your opponent has no seeds. You must give some if you can, and only F, ringed in gold, reaches the other
      row.`,
    scenes: [`F feeds three houses, and the game goes on.`],
  },
  'egara-guti-chain': {
    title: 'To the end of the chain',
    before: `Your man on 12 can jump, so it must, and it must go on for as long as it can. There are two ways round; which
      one is yours to choose.`,
    scenes: [
      `From 12 over 13 to 16.`,
      `It can jump on, so it must: from 16 to 18.`,
      `From 18 back to 12, where it began. That point was left free when it set out.`,
      `And out again to 17. No jump is left, and only now does the turn end: four men taken.`,
    ],
  },
};
