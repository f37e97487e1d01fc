import type { Spot } from '../roving';

/** Where a leaping board's parts are, in pixels. */
export interface LeapLayout {
  width: number;
  height: number;
  /** Ascending by place. */
  spots: readonly Spot[];
  /** A man's radius. */
  radius: number;
  /** The room one place has: how far a tap may miss it. */
  cell: { width: number; height: number };
}

/** The same board seen from the other end. */
export function fromNorth<Layout extends LeapLayout>(layout: Layout): Layout {
  const { width, height } = layout;
  return {
    ...layout,
    spots: layout.spots.map(({ place, x, y }) => ({ place, x: width - x, y: height - y })),
  };
}

/** The spot of a place; every place of a board has one. */
export function spotOf(layout: LeapLayout, place: number): Spot {
  const spot = layout.spots[place - 1];
  if (!spot) throw new RangeError(`no place ${place} on this board`);
  return spot;
}
