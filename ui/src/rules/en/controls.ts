import type { Control, Some } from '../text';

/** What all boards have in common, but for what moves about them by keys. */
const everywhere: Some<Control> = [
  {
    what: 'Undo',
    does: `The button, or U, Z, Backspace or Ctrl+Z (⌘Z on a Mac), takes you back to your previous choice, the computer’s answer
      included; with two players it takes back one turn. A win or a draw after an undo is shown but counts
      for nothing; a loss counts.`,
  },
  {
    what: 'Menu',
    does: `The button at the top left, or Esc, pauses the game. You can leave at any time: every turn is saved as soon as
      it is played, and the game waits for you among the others.`,
  },
  {
    what: 'In a hurry',
    does: `Any tap or key ends what is being shown. How fast things move is up to you in the settings.`,
  },
];

export const sowing: Some<Control> = [
  {
    what: 'Tap or click a house',
    does: `Sows it. The houses you may choose are ringed in gold.`,
  },
  {
    what: 'Press and hold',
    does: `Shows what sowing the house would bring: a dashed ring where the last one falls and, beside it, what you
      gain. Slide on to compare other houses. Let go on a ringed house to sow it, or anywhere else to do
      nothing.`,
  },
  {
    what: 'Point with the mouse',
    does: `Shows the same without pressing.`,
  },
  {
    what: 'Keyboard',
    does: `The letters from A to F sow the house of that name. Or any arrow leads to the board, arrows move the
      cursor there and show what its house would bring, and Enter or Space sows it. N begins a new game; ? lists
      all keys.`,
  },
  ...everywhere,
];

/**
 * Where a man must be told where to go.
 * @param man what the game calls a man that may be a king.
 * @param chain what the game asks after a jump that can go on.
 */
export function leaping(man: 'man' | 'piece', chain: string): Some<Control> {
  return [
    {
      what: `Tap or click a ${man}`,
      does: `Chooses it. A green dot marks where it can step, a green ring where it can land by a jump, and a
        dashed red ring every ${man} such a jump would take.`,
    },
    { what: 'Tap a marked place', does: `Goes there. Dragging the ${man} does the same.` },
    { what: 'In a chain', does: chain },
    {
      what: 'Changed your mind',
      does: `Tap the chosen ${man} again or press Esc to let go of it, or tap another of yours. Before it is
        finished, Esc and Undo take back a whole chain.`,
    },
    {
      what: 'Keyboard',
      does: `The arrow keys or W, A, S and D lead to the board and move the cursor
        ${man === 'piece' ? 'over its squares' : 'along its lines'}; Home, PgUp, End and PgDn
        move it slantwise. Enter or Space does what a tap would do. N begins a new game; ? lists all keys.`,
    },
    ...everywhere,
  ];
}
