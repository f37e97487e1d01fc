import type { Room } from '../room';

/** A house or store, in pixels from the board's upper left corner. */
export interface Pit {
  place: number;
  x: number;
  y: number;
  /** Half its width and half its height. */
  rx: number;
  ry: number;
  /** The house's letter; stores have none. */
  letter: string | null;
  /** The middle of its count. */
  count: { x: number; y: number };
  /** What takes taps for it. */
  cell: { x: number; y: number; width: number; height: number };
}

/** A sowing board in its room. */
export interface SowLayout {
  /** Turned by a quarter: own row left, own store below. */
  turned: boolean;
  width: number;
  height: number;
  /** Fourteen, by place. */
  pits: readonly Pit[];
  /** A seed's radius. */
  seed: number;
  /** The counts' size of type. */
  type: number;
  /** The room that a count with its letter has. */
  label: { width: number; height: number };
  /** What lies between the edge and what is on the board. */
  rim: number;
}

const HOUSES = 6;
const SOUTH_STORE = 6;
const NORTH_STORE = 13;

/**
 * Lays the board out along the rows: `along` runs from North's store to South's, `across` from
 * North's edge to South's. Turned clockwise, South's row comes to lie left and its store below.
 */
export function sowLayout(room: Room): SowLayout {
  const turned = room.height > room.width;
  const [long, short] = turned ? [room.height, room.width] : [room.width, room.height];

  // Length: two rims, two stores of 1.2 cells and six houses of one.
  const length = Math.min(long, short * (turned ? 2.1 : 3));
  const rim = clamp(length * 0.017, 8, 20);
  const cell = (length - 2 * rim) / (HOUSES + 2 * 1.2);
  const store = cell * 1.2;
  const type = clamp(cell * 0.23, 15, 30);
  // A turned count stands beside its house, where it needs room for two figures.
  const band = type * (turned ? 2.3 : 1.6);

  // Breadth: two rims, two bands of counts, two houses and what lies between them.
  const radius = cell * 0.42;
  const narrow = cell * (turned ? 0.3 : 0.26);
  const free = Math.min(short, length / 1.2) - 2 * rim - 2 * band - narrow;
  const across = clamp(free / 4, radius * 0.8, radius * (turned ? 1.7 : 1.3));
  const between = clamp(narrow + (free - 4 * across) / 2, narrow, cell * 0.5);
  const breadth = 2 * rim + 2 * band + 4 * across + between;

  const pits: Pit[] = [];
  const add = (
    place: number,
    letter: string | null,
    at: { along: number; across: number },
    half: { along: number; across: number },
    south: boolean,
    room: number,
  ) => {
    // Nearer to the edge than to the house, whose ring is wider than the house.
    const aside = band * (turned ? 0.43 : 0.47);
    const middle = { along: at.along, across: south ? breadth - rim - aside : rim + aside };
    // A house takes taps from its edge of the board to the board's middle line.
    const depth = breadth / 2;
    const corner = { along: at.along - room / 2, across: south ? depth : 0 };
    pits.push(
      turned
        ? {
            place,
            letter,
            x: breadth - at.across,
            y: at.along,
            rx: half.across,
            ry: half.along,
            count: { x: breadth - middle.across, y: middle.along },
            cell: { x: breadth - corner.across - depth, y: corner.along, width: depth, height: room },
          }
        : {
            place,
            letter,
            x: at.along,
            y: at.across,
            rx: half.along,
            ry: half.across,
            count: { x: middle.along, y: middle.across },
            cell: { x: corner.along, y: corner.across, width: room, height: depth },
          },
    );
  };

  for (let place = 0; place < 2 * HOUSES + 2; place += 1) {
    const south = place <= SOUTH_STORE;
    if (place === SOUTH_STORE || place === NORTH_STORE) {
      const along = south ? length - rim - store / 2 : rim + store / 2;
      const half = { along: store * 0.4, across: breadth / 2 - rim - band };
      add(place, null, { along, across: breadth / 2 }, half, south, store);
    } else {
      const step = south ? place : NORTH_STORE - 1 - place;
      const along = rim + store + (step + 0.5) * cell;
      const letter = south ? 'ABCDEF'.charAt(place) : 'abcdef'.charAt(place - SOUTH_STORE - 1);
      const half = { along: radius, across };
      const centre = south ? breadth - rim - band - across : rim + band + across;
      add(place, letter, { along, across: centre }, half, south, cell);
    }
  }
  const [width, height] = turned ? [breadth, length] : [length, breadth];
  // What lies on both sides of the counts' middle: the rim's edge is not to be touched either.
  const clear = 2 * (band * (turned ? 0.43 : 0.47) + rim / 3);
  const label = turned ? { width: clear, height: cell * 0.9 } : { width: cell * 0.9, height: clear };
  return { turned, width, height, pits, seed: Math.sqrt(radius * across) * 0.215, type, label, rim };
}

/** The same board seen from the other end. */
export function fromNorth(layout: SowLayout): SowLayout {
  const { width, height } = layout;
  const across = ({ x, y }: { x: number; y: number }) => ({ x: width - x, y: height - y });
  const pits = layout.pits.map((pit) => {
    const { x, y } = across(pit.cell);
    const cell = { ...pit.cell, x: x - pit.cell.width, y: y - pit.cell.height };
    return { ...pit, ...across(pit), count: across(pit.count), cell };
  });
  return { ...layout, pits };
}

/** The pit of a place; every place of a board has one. */
export function pitOf(layout: SowLayout, place: number): Pit {
  const pit = layout.pits[place];
  if (!pit) throw new RangeError(`no place ${place} on this board`);
  return pit;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
