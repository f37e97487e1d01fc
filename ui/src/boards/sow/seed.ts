/** A seed that keeps its identity while it travels. */
export interface Seed {
  readonly id: number;
  readonly place: number;
  /** Grows with every arrival: seeds that lie in a pit keep their lie when others come. */
  readonly since: number;
}

/** The seeds of each place, in the order they came. */
export function byPlace(seeds: readonly Seed[]): Map<number, Seed[]> {
  const places = new Map<number, Seed[]>();
  for (const seed of seeds) {
    const there = places.get(seed.place);
    if (there) there.push(seed);
    else places.set(seed.place, [seed]);
  }
  for (const there of places.values()) there.sort((a, b) => a.since - b.since);
  return places;
}
