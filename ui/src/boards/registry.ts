import type { Component } from 'svelte';
import type { GameName } from '../bindings/GameName';
import LineBoard from './line/LineBoard.svelte';
import type { BoardProps } from './props';
import SowBoard from './sow/SowBoard.svelte';

/** The board of each game that can be played on the screen. */
export const boards: Partial<Record<GameName, Component<BoardProps>>> = {
  'sholo-guti': LineBoard,
  'egara-guti': LineBoard,
  kalah: SowBoard,
  oware: SowBoard,
};
