/** Where a place is drawn, in pixels from the board's upper left corner. */
export interface Spot {
  place: number;
  x: number;
  y: number;
}

/** A way on the screen; y grows downwards. */
export interface Direction {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

// By the key's position, so that WASD works on a Russian keyboard, too.
const LETTERS: Readonly<Record<string, Direction>> = {
  KeyW: { x: 0, y: -1 },
  KeyS: { x: 0, y: 1 },
  KeyA: { x: -1, y: 0 },
  KeyD: { x: 1, y: 0 },
};

// As they lie around the arrows of a keyboard with numbers apart. Men go along slanting lines, too.
const SLANTS: Readonly<Record<string, Direction>> = {
  Home: { x: -1, y: -1 },
  PageUp: { x: 1, y: -1 },
  End: { x: -1, y: 1 },
  PageDown: { x: 1, y: 1 },
};

const MEN: Readonly<Record<string, Direction>> = { ...ARROWS, ...LETTERS, ...SLANTS };

/** Where a key moves the cursor, if it does. Among houses, whose letters choose them, only arrows do. */
export function directionOf(event: KeyboardEvent, men = true): Direction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return (men ? MEN : ARROWS)[keyOf(event)] ?? null;
}

// Numbers that are switched off lead the way that is printed on them.
const keyOf = ({ code, key }: KeyboardEvent) => (code.startsWith('Numpad') ? key : code);

/**
 * The spot the cursor goes to on a board of lines: the neighbour whose line leads that way best. Where none
 * does, the nearest spot that way, so that the cursor gets everywhere.
 */
export function along(
  neighbours: readonly Spot[],
  spots: readonly Spot[],
  from: Spot,
  way: Direction,
): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of neighbours) {
    const [ahead, aside] = measure(spot, from, way);
    if (ahead < 1 || aside > SLANT * ahead) continue;
    if (aside / ahead < least) {
      least = aside / ahead;
      best = spot;
    }
  }
  return best ?? toward(spots, from, way);
}

/** The spot the cursor goes to: the nearest one that way, straight ones before slanting ones. */
export function toward(spots: readonly Spot[], from: Spot, way: Direction): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [ahead, aside] = measure(spot, from, way);
    if (ahead < 1 || aside > SLANT * ahead) continue;
    const cost = ahead + 1.5 * aside;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

// More than 60 degrees off is not that way any more.
const SLANT = 1.75;

/** How far a spot lies ahead, and aside. */
function measure(spot: Spot, from: Spot, way: Direction): [number, number] {
  return [
    (spot.x - from.x) * way.x + (spot.y - from.y) * way.y,
    Math.abs((spot.x - from.x) * way.y - (spot.y - from.y) * way.x),
  ];
}

/** The spot nearest to a point, if one is within `reach`. */
export function nearest(spots: readonly Spot[], x: number, y: number, reach: number): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance <= least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}
