import { expect, test } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import { men, sholoChain } from '../testing/samples';
import { settle } from '../testing/settle';
import { GameStore } from './game-store.svelte';

test('each man that is shown to be taken is gone from what stands on the board, before the turn ends', async () => {
  const desk = new FakeDesk();
  const ignore = () => undefined;
  const store = GameStore.of(sholoChain(), { desk, tell: ignore, lost: ignore, speed: () => 'normal' });
  const shown: (() => void)[] = [];
  store.player.attach({ show: () => new Promise((resolve) => shown.push(resolve)) });
  store.choose(12);
  store.choose(17);
  const steps = [1, 2].map((at, landing) => ({ kind: 'take' as const, at, landing }));
  const board = men([3, 7, 8, 12, 13], [19, 29, 35, 37]);
  desk.next('play').answer(sholoChain({ revision: 8, steps, board }));
  await settle();
  shown[0]?.();
  await settle();
  expect(store.standing).toEqual(men([2, 3, 7, 8, 12, 13], [19, 29, 35, 37]));
  expect(store.board).toEqual(sholoChain().board);
  shown[1]?.();
  await settle();
  expect(store.standing).toEqual(board);
});
