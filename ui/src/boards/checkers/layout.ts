import type { LeapLayout } from '../leap/layout';
import type { Room } from '../room';
import type { Direction, Spot } from '../roving';

/** A checkers board in its room. */
export interface CheckersLayout extends LeapLayout {
  /** The frame's breadth. */
  frame: number;
  /** A square's side. */
  square: number;
}

/** What a finger needs, in pixels. */
const TOUCH = 44;

/** Column and row of a square, from South's left and near corner. */
export function cellOf(place: number): { column: number; row: number } {
  const row = Math.floor((place - 1) / 4);
  const nth = (place - 1) % 4;
  // PDN counts from Black's right: square 1 is the dark square at South's right end.
  return { column: 7 - (row % 2 === 0 ? 2 * nth + 1 : 2 * nth), row };
}

/** Lays the board out as large as its room allows. */
export function checkersLayout(room: Room): CheckersLayout {
  const side = Math.floor(Math.min(room.width, room.height));
  const frame = Math.max(5, side * 0.028 - 4);
  const square = (side - 2 * frame) / 8;
  const spots = Array.from({ length: 32 }, (_, index) => {
    const place = index + 1;
    const { column, row } = cellOf(place);
    return { place, x: frame + (column + 0.5) * square, y: frame + (7 - row + 0.5) * square };
  });
  return {
    width: side,
    height: side,
    spots,
    radius: square * 0.39,
    // The light squares around take no taps, so that a small one may take some beside it.
    cell: { width: Math.max(square, TOUCH), height: Math.max(square, TOUCH) },
    frame,
    square,
  };
}

/**
 * Where the cursor goes: along a row over the light squares, and from row to row to and fro, so that
 * it stays in its pair of columns.
 */
export function walkSquares(layout: CheckersLayout, from: Spot, way: Direction): Spot | null {
  const { column, row } = seenAt(layout, from);
  const aside = way.y === 0 ? 2 * way.x : column % 2 === 0 ? 1 : -1;
  const to = { column: column + aside, row: row + way.y };
  const isThere = (spot: Spot) => {
    const at = seenAt(layout, spot);
    return at.column === to.column && at.row === to.row;
  };
  return layout.spots.find(isThere) ?? null;
}

/** Column and row of a spot as it is drawn, from the upper left corner. */
function seenAt({ frame, square }: CheckersLayout, { x, y }: Spot): { column: number; row: number } {
  return { column: Math.floor((x - frame) / square), row: Math.floor((y - frame) / square) };
}
