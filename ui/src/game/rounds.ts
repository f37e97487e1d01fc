import type { TurnView } from '../bindings/TurnView';

/** A turn with its number from the start, counted from 0. */
export interface NumberedTurn {
  ply: number;
  text: string;
}

/** What each side played until the one that began moves once more; several turns of a side where it moved again. */
export interface Round {
  south: NumberedTurn[];
  north: NumberedTurn[];
}

/** The written turns, as a table is set out. */
export function rounds(turns: readonly TurnView[]): Round[] {
  const list: Round[] = [];
  const beginner = turns[0]?.side;
  turns.forEach(({ side, text }, ply) => {
    const opens = side === beginner && turns[ply - 1]?.side !== side;
    if (opens) list.push({ south: [], north: [] });
    list.at(-1)?.[side].push({ ply, text });
  });
  return list;
}
