import { clearMocks, mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, expect, test } from 'vitest';
import { AGAINST_EASY } from '../testing/samples';
import { Refusal } from './refusal';
import { tauriDesk } from './tauri-desk';

afterEach(clearMocks);

test('a request goes out under its command’s name, with its arguments by name', async () => {
  const calls: unknown[] = [];
  mockIPC((command, args) => {
    calls.push([command, args]);
  });
  await tauriDesk.start('kalah', AGAINST_EASY, false);
  await tauriDesk.continuations('sholo-guti', 7, [13, 25]);
  await tauriDesk.dismissNotice('kalah');
  await tauriDesk.resetStatistics();
  expect(calls).toEqual([
    ['start', { game: 'kalah', setUp: AGAINST_EASY, abandon: false }],
    ['continuations', { game: 'sholo-guti', revision: 7, places: [13, 25] }],
    ['dismiss_notice', { document: 'kalah' }],
    ['reset_statistics', {}],
  ]);
});

test('a refusal keeps its code', async () => {
  mockIPC(() => {
    // The desk's errors cross the bridge as plain objects.
    throw { code: 'stale_revision', message: 'the game has changed', detail: '8' };
  });
  const refusal = await tauriDesk.play('kalah', 7, 'A').catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'stale_revision', detail: '8' });
});

test('what is not the desk’s own answer is unexpected', async () => {
  mockIPC(() => {
    throw new Error('the bridge is down');
  });
  await expect(tauriDesk.home()).rejects.toMatchObject({ code: 'unexpected', message: 'the bridge is down' });
});
