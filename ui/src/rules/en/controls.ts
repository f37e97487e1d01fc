import type { Control, Some } from '../text';

/** What all boards have in common. */
const everywhere: Some<Control> = [
  {
    what: 'Keyboard',
    does: `Tab leads to the board. There the arrow keys or W, A, S and D move the cursor, and Enter or Space does
      what a tap would do.`,
  },
  {
    what: 'Undo',
    does: `The button, or Ctrl+Z (⌘Z on a Mac), takes you back to your previous choice, the computer’s answer
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
  ...everywhere,
];

/** Where a man must be told where to go; `chain` is what a game asks after a jump that can go on. */
export function leaping(chain: string): Some<Control> {
  return [
    {
      what: 'Tap or click a man',
      does: `Chooses it. A green dot marks where it can step, a green ring where it can land by a jump, and a
        dashed red ring every man such a jump would take.`,
    },
    { what: 'Tap a marked place', does: `Goes there. Dragging the man does the same.` },
    { what: 'In a chain', does: chain },
    {
      what: 'Changed your mind',
      does: `Tap the chosen man again or press Esc to let go of it, or tap another of yours. Before it is
        finished, Esc and Undo take back a whole chain.`,
    },
    ...everywhere,
  ];
}
