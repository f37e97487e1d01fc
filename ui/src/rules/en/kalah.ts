import type { RulesText } from '../text';
import { sowing as controls } from './controls';
import { sowing as titles } from './titles';

export const kalah: RulesText = {
  titles,
  about: [
    `Kalah belongs to the mancala family, games in which nothing is moved: it is sown. You lift all the stones of
    a house and drop them one by one along the way. Keep an eye on the last stone, and one turn brings
    the next.`,
    `In this app the board is a night sky and the stones are stars. They are counted like stones, and none is
    ever lost: houses and stores together always hold forty-eight.`,
  ],
  board: [
    `The near row of six houses is yours, lettered A to F from left to right, and so is the store at its right
    end. The far row is your opponent’s, lettered a to f in its own direction of sowing, so a lies opposite F
    and f opposite A. Its store is on the left. On a phone held upright the board is turned: your row is on the
    left and your store at the bottom.`,
    `Four stones lie in every house at the start, and the stores are empty. You begin, or Player 1 does.`,
  ],
  turn: [
    [
      `Choose one of your houses that is not empty and lift all its stones.`,
      `Sow them counter-clockwise, one to a place: along your row, into your own store, and on along the far row.
      Your opponent’s store is passed over.`,
      `A large house goes all the way round. The house it came from gets a stone then like any other.`,
    ],
    `If your last stone falls into your own store, you sow again, as often as that happens. From the start, house
    C does it: its four stones go to D, E, F and the store.`,
  ],
  captures: [
    `If your last stone falls into one of your own houses that was empty until then, and the house opposite is not,
    you capture: that stone and all the stones opposite go to your store.`,
    `Opposite an empty house nothing is captured, and your stone stays where it fell.`,
    `A house of thirteen stones ends exactly where it began. It was emptied when you lifted it, so that last stone
    captures, too.`,
  ],
  ending: [
    `The game ends as soon as the six houses of one side are empty after a turn. What is left in the other row goes
    into the store of the side it belongs to.`,
    `The fuller store wins; twenty-four each is a draw. Don’t trust the score too early: at 23 to 19 six stones in
    the trailing side’s row turn the result into 23 to 25.`,
  ],
  controls,
  tips: [
    `Know the distances. F reaches your store with one stone, E with two, and so on to A with six: these houses
    give you another turn.`,
    `If several do, begin with the one nearest to the store. Sown first, a house further back would add a stone to
    the nearer ones and spoil them.`,
    `Before you sow, name three things: where the last stone falls, whether you go on, and what you capture. Then
    ask the same for your opponent.`,
    `An empty house of yours opposite a full one is a threat, if another house can end there. The same is true of
    your opponent’s empty houses, so look where your own full ones lie.`,
    `A series of turns is only as good as its end. Look at what you leave behind when it is the other side’s turn.`,
    `Towards the end count both rows. Emptying yours gives your opponent everything that still lies in theirs.`,
  ],
  levels: {
    easy: `Sows a random house about one time in three; otherwise it takes whatever gains most at once.`,
    medium: `Looks three turns ahead and is sometimes random.`,
    hard: `Looks seven turns ahead and also weighs the stones that lie in each row.`,
    insane: `Knows the openings and endings by heart, looks as deep as its time allows in between, and makes no mistake.`,
  },
  questions: [
    {
      asks: `Do I drop a stone into my opponent’s store?`,
      answer: `Never. You pass over it and fill only your own.`,
    },
    {
      asks: `What if the house opposite is empty?`,
      answer: `Then there is no capture, and the stone stays in your row.`,
    },
    {
      asks: `Does it help to begin?`,
      answer: `Yes. With perfect play on both sides the one who begins wins by eight stones, and only by sowing C first.
        F still wins by four; every other first turn loses.`,
    },
    {
      asks: `Is this the same game as Oware?`,
      answer: `No, only a relative. In Oware stores are never sown, there are no extra turns, and one captures on the other
        side of the board.`,
    },
  ],
  figures: {
    start: {
      alt: `The board at the start: four stones in each of the twelve houses, both stores empty.`,
      caption: `How the game begins.`,
    },
    capture: {
      before: `House D holds two stones, house F none; opposite F, house a holds four.`,
      after: `Houses D, F and a are empty, house E has one stone more, and the near store has grown from 15 to 20.`,
      caption: `D is sown. Its second stone falls into the empty house F and takes the four stones opposite: five
        for the store.`,
    },
  },
};
