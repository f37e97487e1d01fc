import { invoke, type InvokeArgs } from '@tauri-apps/api/core';
import type { Desk } from './desk';
import { Refusal } from './refusal';

async function ask<Answer>(command: string, args?: InvokeArgs): Promise<Answer> {
  try {
    return await invoke<Answer>(command, args);
  } catch (thrown) {
    throw Refusal.of(thrown);
  }
}

/** The desk of the running app. */
export const tauriDesk: Desk = {
  home: () => ask('home'),
  open: (game) => ask('open', { game }),
  start: (game, setUp, abandon) => ask('start', { game, setUp, abandon }),
  play: (game, revision, turn) => ask('play', { game, revision, turn }),
  think: (game, revision) => ask('think', { game, revision }),
  stop: (game) => ask('stop', { game }),
  undo: (game, revision) => ask('undo', { game, revision }),
  continuations: (game, revision, places) => ask('continuations', { game, revision, places }),
  setSettings: (settings) => ask('set_settings', { settings }),
  statistics: () => ask('statistics'),
  resetStatistics: () => ask('reset_statistics'),
  dismissNotice: (document) => ask('dismiss_notice', { document }),
};
