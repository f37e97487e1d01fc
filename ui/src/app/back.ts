import { exit, onBackButtonPress } from '@tauri-apps/api/app';
import type { App } from './app.svelte';
import { closeSheet } from './sheets';

/** Where the system's Back finds the person. */
export interface Here {
  /** A sheet lies over the screen. */
  sheet: boolean;
  /** A game is on the table, and goes on. */
  playing: boolean;
  /** There is a screen above this one. */
  deeper: boolean;
}

/** What lies on top gives way first; only at home does Back leave the app. */
export function answer({ sheet, playing, deeper }: Here): 'close-sheet' | 'pause' | 'go-back' | 'leave' {
  if (sheet) return 'close-sheet';
  if (playing) return 'pause';
  return deeper ? 'go-back' : 'leave';
}

/** Does what the system's Back does now. */
export function goBack(app: App, leave: () => void): void {
  const sheet = document.querySelector('dialog[open]') !== null;
  const { router, table, failure } = app;
  const { route } = router;
  const atTable = route.screen === 'game' && !route.settings;
  const playing = atTable && table !== null && table.phase !== 'over';
  const deeper = route.screen !== 'home' && !failure;
  switch (answer({ sheet, playing: playing && !failure, deeper })) {
    case 'close-sheet':
      closeSheet();
      break;
    case 'pause':
      table?.pause('menu');
      break;
    case 'go-back':
      router.back();
      break;
    case 'leave':
      leave();
  }
}

/**
 * Takes the system's Back from Android, which would go back in the page's history or end the app. Elsewhere no
 * system has one; there the page may not even ask for it.
 */
export async function listenToBack(app: App): Promise<void> {
  if (!navigator.userAgent.includes('Android')) return;
  // Nothing is lost by leaving: every turn is saved.
  await onBackButtonPress(() => goBack(app, () => void exit()));
}
