/** What a key does at a game, besides moving the cursor and choosing. */
export type Command =
  | { kind: 'undo' }
  | { kind: 'new-game' }
  | { kind: 'keys' }
  /** Sow a house of the side to move, counted from 0. */
  | { kind: 'sow'; house: number };

const HOUSES = 'abcdef';

/** What a key asks for. In sowing games the letters from A to F are the houses'. */
export function commandOf(event: KeyboardEvent, sowing: boolean): Command | null {
  if (event.altKey) return null;
  const letter = letterOf(event);
  if (event.ctrlKey || event.metaKey) return letter === 'z' && !event.shiftKey ? { kind: 'undo' } : null;
  if (event.key === '?') return { kind: 'keys' };
  if (event.key === 'Backspace' || letter === 'u' || letter === 'z') return { kind: 'undo' };
  if (letter === 'n') return { kind: 'new-game' };
  if (sowing && letter && HOUSES.includes(letter)) return { kind: 'sow', house: HOUSES.indexOf(letter) };
  return null;
}

/** Whether a key chooses what has the focus. */
export function isChoosing({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && !ctrlKey && !metaKey && !altKey;
}

/** The Latin letter that a key types or, where the layout types another script, the one at its place. */
function letterOf({ key, code }: KeyboardEvent): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // A Latin layout may have another sign there, such as a comma: that is no letter.
  return /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}
