import { chance } from '../chance';

/** Where seeds lie in a pit. */
export interface Hollow {
  rx: number;
  ry: number;
  /** A seed's radius. */
  seed: number;
}

/** A seed's place in its pit, from the pit's middle. */
export interface Lie {
  x: number;
  y: number;
}

// The angle after which a sunflower sets its next seed.
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const ROUNDS = 40;

/**
 * Lets `count` seeds fall into a pit: loosely, each in reach of the middle, none outside, touching
 * only as far as the pit is full. The same numbers give the same heap, and one seed more moves the
 * others but little.
 */
export function scatter(place: number, count: number, { rx, ry, seed }: Hollow): Lie[] {
  const draw = chance(place * 97 + 5);
  const turn = draw() * 2 * Math.PI;
  const wall = { x: Math.max(rx - seed * 1.35, 1), y: Math.max(ry - seed * 1.35, 1) };
  // Seeds keep clear of each other while the pit has room for it, then they heap up.
  const roomy = Math.sqrt((wall.x * wall.y * 0.78) / Math.max(count, 1)) * 2;
  const apart = Math.min(seed * 2.4, roomy);

  const lies: Lie[] = Array.from({ length: count }, (_, index) => {
    const angle = turn + index * GOLDEN + (draw() - 0.5) * 0.9;
    const out = apart * 0.56 * Math.sqrt(index + 0.35 + draw() * 0.45);
    return {
      x: Math.cos(angle) * out * Math.min(1.25, rx / ry),
      y: Math.sin(angle) * out * Math.min(1.25, ry / rx),
    };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    separate(lies, apart);
    lies.forEach((lie) => hold(lie, wall));
  }
  return lies;
}

/** Pushes apart the seeds that lie closer than they should. */
function separate(lies: Lie[], apart: number): void {
  lies.forEach((one, index) => {
    for (const other of lies.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(dx, dy) || 0.01;
      if (distance >= apart) continue;
      const push = (apart - distance) / distance / 2;
      one.x -= dx * push;
      one.y -= dy * push;
      other.x += dx * push;
      other.y += dy * push;
    }
  });
}

/** Keeps a seed inside the wall of its pit. */
function hold(lie: Lie, wall: { x: number; y: number }): void {
  const out = Math.hypot(lie.x / wall.x, lie.y / wall.y);
  if (out <= 1) return;
  lie.x /= out;
  lie.y /= out;
}
