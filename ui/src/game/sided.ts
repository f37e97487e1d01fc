import type { GameName } from '../bindings/GameName';
import type { Seat } from '../bindings/Seat';
import type { SetUp } from '../bindings/SetUp';
import type { Texts } from '../i18n/en';
import { nameOf } from './who';

/** One of two players by name and by what tells their side from the other's, such as "Anna (white)". */
export function sidedName(game: GameName, setUp: SetUp, seat: Seat, t: Texts): string {
  return t.play.sided(nameOf(setUp, seat, t), t.play.sides[sideOf(game, setUp, seat)]);
}

function sideOf(game: GameName, { paint }: SetUp, seat: Seat): keyof Texts['play']['sides'] {
  switch (game) {
    case 'checkers':
      return seat === 'south' ? 'solid' : 'outlined';
    case 'kalah':
    case 'oware':
      return seat;
    default:
      return (seat === 'south') === (paint === 'light') ? 'light' : 'dark';
  }
}
