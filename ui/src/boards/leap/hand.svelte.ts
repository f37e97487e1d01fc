import type { Offset } from '../motion';
import type { Man } from './men.svelte';

const NOWHERE: Offset = { x: 0, y: 0 };

/** The man that is being dragged, or that was put down and waits for its turn to be played. */
export class Hand {
  man = $state.raw<Man | null>(null);
  /** How far it is from its place. */
  by = $state.raw<Offset>(NOWHERE);
  /** Whether the finger still holds it. */
  carrying = $state(false);

  take(man: Man): void {
    this.man = man;
    this.by = NOWHERE;
    this.carrying = true;
  }

  carry(by: Offset): void {
    if (this.carrying) this.by = by;
  }

  put(by: Offset): void {
    this.by = by;
    this.carrying = false;
  }

  empty(): void {
    this.man = null;
    this.by = NOWHERE;
    this.carrying = false;
  }
}
