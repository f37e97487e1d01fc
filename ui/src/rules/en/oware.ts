import type { RulesText } from '../text';
import { sowing as controls } from './controls';
import { sowing as titles } from './titles';

export const oware: RulesText = {
  titles,
  about: [
    `Oware has been played in West Africa for centuries. Ghana counts it as its national game, and around the
    Caribbean it is known as awalé, warri or ayo. It is a game of the mancala family: two rows of six houses,
    forty-eight seeds, and a race to capture more than half of them. The rules here are Abapa, those of
    international tournaments.`,
    `It rewards patience and counting. You capture on your opponent’s side, so whatever you sow there is a gift
    and a trap in one. And because an opponent without seeds has to be fed, the last turns are a puzzle of their
    own.`,
  ],
  board: [
    `The row next to you is yours, six houses lettered A to F from left to right. The far row is your opponent’s,
    lettered a to f in its own direction of sowing. The stores at the ends only keep what has been captured:
    yours is on the right. On a phone held upright the board is turned: your row is on the left and your store
    at the bottom.`,
    `Four seeds lie in every house at the start. You begin, or Player 1 does.`,
  ],
  turn: [
    [
      `Lift all the seeds of one of your houses and sow them counter-clockwise, one to a house. Stores are passed
      over.`,
      `Twelve seeds or more go all the way round. The house they came from is then skipped and stays empty.`,
      `If your opponent has no seeds at all, you have to sow a house that gives it some. Only such houses can be
      chosen then.`,
    ],
  ],
  captures: [
    `You capture when your last seed falls into a house of your opponent’s and makes it exactly two or three. Then
    look back along the way you came: if the house before is your opponent’s, too, and now holds two or three,
    you capture it as well, and so on until a house doesn’t fit. In your own row nothing is ever captured.`,
    `There is one exception. A capture that would take every seed on the other side takes nothing: the seeds stay
    where they fell, and the turn is over.`,
  ],
  ending: [
    [
      `Whoever has captured 25 seeds has won. Twenty-four each is a draw.`,
      `If your opponent has no seeds and you can give it none, the game is over, and you take the seeds in your row.`,
      `A position that comes back with the same side to move, or a hundred turns without a capture, ends the game
      as well. Each side then takes the seeds in its own row, and the fuller store wins.`,
    ],
    `From the fiftieth turn without a capture the status line shows the count.`,
  ],
  controls,
  tips: [
    `Count to the last house. A house of n seeds ends n houses further on; with twelve or more, one further still.
    Find yours that end where one or two seeds lie.`,
    `Look for rows of small houses. Ones and twos side by side on the other side are captured together.`,
    `Leave no ones and twos of your own where an enemy house ends. Add a seed, move them on, or threaten more.`,
    `Let one house grow. With a dozen or more it runs round the board at the right moment and turns a whole row of
    small houses into twos and threes.`,
    `Save some quiet turns. A few seeds that don’t leave your row let you wait until your opponent has to give way.`,
    `Think of feeding. If the other side runs dry and you can’t help, all that lies in your row is yours; the same
    may happen to you.`,
  ],
  levels: {
    easy: `Sows a random house about one time in three; otherwise it takes the largest capture it sees.`,
    medium: `Looks three turns ahead and is sometimes random.`,
    hard: `Looks seven turns ahead and also weighs the seeds that lie in each row.`,
    insane: `Looks as deep as its time allows, and to the end of the game when that is near. Gain your lead before the
      board empties.`,
  },
  questions: [
    {
      asks: `Why did my large capture take nothing?`,
      answer: `Because it would have taken everything your opponent had. The turn counts, the capture doesn’t.`,
    },
    {
      asks: `Why can’t I choose this house?`,
      answer: `It is empty, or your opponent has no seeds and this house would give it none.`,
    },
    {
      asks: `What does the red dot mean?`,
      answer: `It marks the house that was sown last.`,
    },
    {
      asks: `Why did the game stop early?`,
      answer: `Someone reached 25 seeds, a position came back, a hundred turns went by without a capture, or a side could
        not be fed. The result says which.`,
    },
  ],
  figures: {
    start: {
      alt: `The board at the start: four seeds in each of the twelve houses, both stores empty.`,
      caption: `How the game begins.`,
    },
    capture: {
      before: `House F holds four seeds; in the far row a is empty, b holds four, c one and d two.`,
      after: `House F is empty, a holds one and b five, c and d are empty, and the near store has grown from 6 to 11.`,
      caption: `F is sown. The last seed makes three in d, the one before makes two in c: both are captured. With
        five, b ends it.`,
    },
  },
};
