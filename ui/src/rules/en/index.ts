import type { GameName } from '../../bindings/GameName';
import type { Guides, RulesText } from '../text';
import { checkers } from './checkers';
import { computer } from './computer';
import { egaraGuti } from './egara-guti';
import { kalah } from './kalah';
import { lessons } from './lessons';
import { oware } from './oware';
import { sholoGuti } from './sholo-guti';
import { strategy } from './strategy';

/** The rules pages in English. */
export const rules: Readonly<Record<GameName, RulesText>> = {
  'sholo-guti': sholoGuti,
  checkers,
  kalah,
  oware,
  'egara-guti': egaraGuti,
};

/** What is said beside the rules. */
export const guides: Guides = { lessons, strategy, computer };
