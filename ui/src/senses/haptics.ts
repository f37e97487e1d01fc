import { invoke } from '@tauri-apps/api/core';
import type { Cue } from './cue';

/** How a cue feels, in the plug-in's words; seeds that fall one after another are not felt each. */
const FEELINGS: Partial<Record<Cue, readonly [command: string, given: Record<string, string>]>> = {
  set: ['impact_feedback', { style: 'light' }],
  take: ['impact_feedback', { style: 'medium' }],
  crown: ['impact_feedback', { style: 'heavy' }],
  lift: ['impact_feedback', { style: 'light' }],
  gather: ['impact_feedback', { style: 'medium' }],
  again: ['impact_feedback', { style: 'heavy' }],
  won: ['notification_feedback', { type: 'success' }],
  drawn: ['notification_feedback', { type: 'warning' }],
  lost: ['notification_feedback', { type: 'error' }],
};

/** Whether the device is one that can be felt: tablets of Apple's and desktops can't. */
export function hasHaptics(agent = navigator.userAgent): boolean {
  return /Android|iPhone/.test(agent);
}

/** Lets a phone be felt. Elsewhere the page may not even ask for it, and nothing happens. */
export class Haptics {
  on = false;

  feel(cue: Cue): void {
    const feeling = FEELINGS[cue];
    if (!this.on || !feeling || document.hidden || !hasHaptics()) return;
    const [command, given] = feeling;
    // A phone without the part, or one that forbids it now, is a phone that stays still.
    invoke(`plugin:haptics|${command}`, given).catch(() => undefined);
  }
}
