import type { GameStatistics } from '../bindings/GameStatistics';

/** About how high a card is: its head and foot are as high as a level, and so is the line of the form. */
const height = ({ levels, recent }: GameStatistics) => 1 + levels.length + (recent.length > 2 ? 1 : 0);

const sum = (games: readonly GameStatistics[]) => games.reduce((all, game) => all + height(game), 0);

/**
 * The games in two columns of about one height, in their order down the first and on down the second, so that the second
 * may also stand below the first.
 */
export function inTwo(games: readonly GameStatistics[]): GameStatistics[][] {
  const cuts = games.map((_, index) => [games.slice(0, index), games.slice(index)]).slice(1);
  const unevenness = ([first = [], second = []]: GameStatistics[][]) => Math.abs(sum(first) - sum(second));
  return cuts.sort((one, other) => unevenness(one) - unevenness(other))[0] ?? [[...games]];
}
