import type { GameName } from '../../bindings/GameName';
import type { RulesText } from '../text';
import { checkers } from './checkers';
import { egaraGuti } from './egara-guti';
import { kalah } from './kalah';
import { oware } from './oware';
import { sholoGuti } from './sholo-guti';

/** The rules pages in English. */
export const rules: Readonly<Record<GameName, RulesText>> = {
  'sholo-guti': sholoGuti,
  checkers,
  kalah,
  oware,
  'egara-guti': egaraGuti,
};
