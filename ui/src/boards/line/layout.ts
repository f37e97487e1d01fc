import type { LineBoardGeometry } from '../../bindings/geometry';
import type { LeapLayout } from '../leap/layout';
import { spotOf } from '../leap/layout';
import type { Room } from '../room';
import type { Direction, Spot } from '../roving';
import { along } from '../roving';

/** A line board's proportions. */
export interface LineShape {
  /** How many times as long as wide a unit may be, at least and at most. */
  stretch: readonly [number, number];
  /** A man's radius as a share of the smaller unit. */
  man: number;
  /** What lies between the outermost points and the edge, in units. */
  margin: number;
}

/** A line board in its room. */
export interface LineLayout extends LeapLayout {
  /** South's end is left instead of below. */
  sideways: boolean;
}

/** Lays a board out as large as its room allows, on its side where the room is wide. */
export function lineLayout({ points }: LineBoardGeometry, shape: LineShape, room: Room): LineLayout {
  const sideways = room.width > room.height;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [near, far] = [Math.min(...ys), Math.max(...ys)];
  const across = right - left + 2 * shape.margin;
  const along = far - near + 2 * shape.margin;

  let unit = (sideways ? room.height : room.width) / across;
  let deep = (sideways ? room.width : room.height) / along;
  deep = Math.min(deep, unit * shape.stretch[1]);
  unit = Math.min(unit, deep / shape.stretch[0]);

  const spots = points.map(({ place, x, y }) => {
    const aside = (x - left + shape.margin) * unit;
    // Turned clockwise, South's end comes to lie left and its left hand above.
    return sideways
      ? { place, x: (y - near + shape.margin) * deep, y: aside }
      : { place, x: aside, y: (far - y + shape.margin) * deep };
  });
  const [width, height] = sideways ? [along * deep, across * unit] : [across * unit, along * deep];
  return {
    sideways,
    width,
    height,
    spots,
    radius: Math.min(unit, deep) * shape.man,
    cell: sideways ? { width: deep, height: unit } : { width: unit, height: deep },
  };
}

/** Where the cursor goes from a point: along one of its lines, if any leads that way. */
export function walkLines(
  { edges }: LineBoardGeometry,
  layout: LineLayout,
  from: Spot,
  way: Direction,
): Spot | null {
  const neighbours = edges
    .filter((edge) => edge.includes(from.place))
    .map(([a, b]) => spotOf(layout, a === from.place ? b : a));
  return along(neighbours, layout.spots, from, way);
}
