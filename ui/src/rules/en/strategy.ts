import type { GameName } from '../../bindings/GameName';
import type { Chapter, Some } from '../text';

/** How to play well. */
export const strategy: Readonly<Record<GameName, Some<Chapter>>> = {
  'sholo-guti': [
    {
      title: 'Before every turn',
      blocks: [
        `A turn changes two points: the one you leave and the one you reach. Ask of both what they allow. Does
        the gap behind you let an enemy land? Can the man that went forward be jumped where it stands now?`,
        `Then ask the same of your opponent’s last turn. What it has left behind is often worth more than anything
        you had planned.`,
      ],
    },
    {
      title: 'Backing',
      blocks: [
        `A man is taken only where the point behind it is empty. Men that stand one behind the other on a line cover
        each other along that line, and only along that line: on a point with eight neighbours there are four to watch.`,
        `Loose men with gaps between them are what chains are made of. If three of your men stand with a free point
        behind each, count how far one jump can lead.`,
      ],
    },
    {
      title: 'The strong points',
      blocks: [
        `Where diagonals cross, a man reaches up to eight neighbours, elsewhere at most four, in the corners fewer. The
        strong points win fights, and a man on them can be attacked from more sides. Take them with support or
        not at all.`,
        `Each triangle hangs on the grid by one point. Men that stay behind in it join the fight one by one, and late, so
        bring them out while the front still holds.`,
      ],
    },
    {
      title: 'Trades and the clock',
      blocks: [
        `You can offer a man in order to take two. But nobody has to capture here: an offer that your opponent can
        simply decline must cost you nothing.`,
        `After forty quiet turns the men are counted. Whoever is ahead can sit still and win; whoever is behind has to
        open the position in time. Watch the count in the status line from twenty on.`,
      ],
    },
  ],
  checkers: [
    {
      title: 'The forced answer',
      blocks: [
        `A capture can’t be declined, so a man you give away moves your opponent’s piece for them. Look at where it
        will land. If it lands next to one of your men, with a free square behind, you jump back, and often twice.`,
        `The classic is two for one: one man given, two taken. The example on the rules page shows how it runs. Look
        for it whenever an enemy must land between two of yours, and before each of your own moves look for
        the same on the other side.`,
      ],
    },
    {
      title: 'The back row',
      blocks: [
        `Where a man of yours stands on the back row, no enemy becomes a king. Play the sides and the centre first and
        keep the back row for last.`,
        `That changes once an enemy king is about. It attacks from behind, where men can’t defend themselves, and a man
        on the back row can only walk forward. Bring it into play before it is shut in.`,
      ],
    },
    {
      title: 'When you are ahead',
      blocks: [
        `Trade. Seven against six is an open game, three against two is nearly decided, two against one is won. Every
        even exchange makes your surplus weigh more.`,
        `When you are behind, do the opposite: avoid exchanges, and run for the crown.`,
      ],
    },
    {
      title: 'Winning with kings',
      blocks: [
        `One king never catches another that has reached a double corner, where two dark squares meet. Two kings do it
        together: one guards the way out, the other comes in. The example shows every step.`,
        `Don’t take too long. Forty moves by each side without a capture or a move of a man make a draw; when fifteen are
        left, the board counts them for you.`,
      ],
    },
  ],
  kalah: [
    {
      title: 'Know where the last stone falls',
      blocks: [
        `Number your houses by how far they are from the store: F is one step away, E two, and A six. A house with just
        that many stones ends in the store and gives you another turn. From the start this is C, with four.`,
        `B, with the same four stones, ends in F and hands the turn over. One place decides.`,
      ],
    },
    {
      title: 'Several turns in a row',
      blocks: [
        `If more than one house would end in the store, sow the one nearest to it first: stones of a house further back
        fall into the nearer ones and spoil their count. Often a turn further back then makes a new house fit.`,
        `C and then F puts two stones into your store at the very beginning. That is what the two turns bring at once;
        whether they are best depends on what the far row can do with the four stones it was given.`,
      ],
    },
    {
      title: 'Captures',
      blocks: [
        `A capture needs three things: a last stone, an empty house of yours to receive it, and stones opposite. Look at
        your opponent’s fullest houses and ask which of yours faces them.`,
        `An empty house that another one can reach is a standing threat. So are theirs: when one of your houses has grown
        large and faces an empty one, sow it or fill the gap in time.`,
        `Opposite an empty house nothing is taken, so moving your stones away in time is a full defence.`,
      ],
    },
    {
      title: 'The end',
      blocks: [
        `When one row is empty, the other side gets all that lies in its own. Stones in your row are safe for you as long
        as you don’t run out first, and safer still when your opponent does.`,
        `So count both rows before you play your last stones. A lead of two in the stores can turn into a loss with the
        last sweep, as the example shows.`,
      ],
    },
  ],
  oware: [
    {
      title: 'Count the landing',
      blocks: [
        `A house with n seeds ends n houses further on, and one more for each time it goes all the way round, because its
        own house is left out. Before every turn find those of your houses that end in an enemy house with one
        or two seeds: these are your captures.`,
        `Then turn the board in your head and do the same for the other side.`,
      ],
    },
    {
      title: 'Chains',
      blocks: [
        `The best captures take several houses. Enemy houses with one or two seeds that lie side by side are a chain
        that waits for a sowing to run through it and end at its far end.`,
        `In your own row don’t leave ones and twos beside each other within reach. A single house with three or more in
        between breaks the chain.`,
      ],
    },
    {
      title: 'The big house',
      blocks: [
        `Let one house grow to a dozen seeds and more. Sown at the right moment it goes around the board, makes twos and
        threes of the whole far row and captures on its second visit. Until then it can’t be captured.`,
        `Every house you save up is one turn fewer to choose from. Keep small houses at the right end of your row for
        quiet turns that change nothing over there.`,
      ],
    },
    {
      title: 'Hunger',
      blocks: [
        `A side without seeds must be fed if that can be done. That costs you a turn you would have liked to play
        otherwise, so reckon with it in time.`,
        `If your opponent has nothing and none of your houses reaches, the game ends and all the seeds in your row are
        yours. And don’t starve yourself when the same could happen to you.`,
        `A capture of everything takes nothing. Leave one seed out of it, and the rest is yours.`,
      ],
    },
    {
      title: 'Twenty-five',
      blocks: [
        `The game stops at twenty-five. Late in the game one seed is worth a plan, and in a position that repeats the seeds
        in your row count for you.`,
      ],
    },
  ],
  'egara-guti': [
    {
      title: 'The first turn',
      blocks: [
        `Only the centre is free, so the first turn enters it, and it is taken at once. From then on one capture leads to
        the next for a while. With perfect play by both sides the game is a draw, but there is little room:
        already the second turn of the other side can be the losing one.`,
      ],
    },
    {
      title: 'You move two men',
      blocks: [
        `Captures are compulsory and must be finished. Whoever gives a man decides where the taker lands. If there is
        one of yours behind that point with room to jump, you take back, and often more than you gave.`,
        `Which branch a chain takes is free, and it need not be the longest. The landing that leaves nothing to retake is
        usually the better one.`,
      ],
    },
    {
      title: 'Lines that look harmless',
      blocks: [
        `The verticals through both triangles make distant points neighbours: a man at one end threatens what stands at
        the other. Check these two lines before you leave a man on them.`,
        `The centre joins three lines. A man there blocks all of them, and it can be jumped along each.`,
      ],
    },
    {
      title: 'Few men left',
      blocks: [
        `If nobody can capture any more, the men are counted: after forty quiet turns, or when a position stands for the
        third time. With more men, keep out of reach. With fewer, force an exchange while the lines are still crowded.`,
        `A side that can’t move has lost, so mind that your last men are not shut in at the base of a triangle.`,
      ],
    },
  ],
};
