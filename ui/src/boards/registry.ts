import type { Component } from 'svelte';
import type { GameName } from '../bindings/GameName';
import CheckersBoard from './checkers/CheckersBoard.svelte';
import LineBoard from './line/LineBoard.svelte';
import type { BoardProps } from './props';
import SowBoard from './sow/SowBoard.svelte';

/** The board of each game. */
export const boards: Readonly<Record<GameName, Component<BoardProps>>> = {
  'sholo-guti': LineBoard,
  'egara-guti': LineBoard,
  checkers: CheckersBoard,
  kalah: SowBoard,
  oware: SowBoard,
};
