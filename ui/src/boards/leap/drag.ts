import type { Offset } from '../motion';

/** What a drag over a leaping board does. */
export interface Drag {
  /** A press begins. */
  begin: () => void;
  /** Picks up the man of a place and tells whether there is one to be picked up. */
  lift: (place: number) => boolean;
  /** The man in the hand is so far from where it was. */
  carry: (by: Offset) => void;
  /** Lets it go there, in the plane's pixels. */
  drop: (x: number, y: number) => void;
  /** The drag is off: the man goes back. */
  cancel: () => void;
}

// A tap wanders less than this, in pixels.
const STILL = 9;

/**
 * Follows one pointer that drags a man. Presses that stay where they are remain the buttons' own
 * clicks; a drag lets no click through.
 */
export function followDrag(plane: HTMLElement, drag: Drag): () => void {
  let held: { pointer: number; place: number; x: number; y: number; lifted: boolean } | null = null;
  let dragged = false;
  const stop = new AbortController();
  const { signal } = stop;

  plane.addEventListener(
    'pointerdown',
    (event) => {
      dragged = false;
      if (held || !event.isPrimary || event.button !== 0) return;
      drag.begin();
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      const place = Number(button.dataset['place']);
      held = { pointer: event.pointerId, place, x: event.clientX, y: event.clientY, lifted: false };
    },
    { signal },
  );

  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== held?.pointer) return;
      const by = { x: event.clientX - held.x, y: event.clientY - held.y };
      if (!held.lifted) {
        if (Math.hypot(by.x, by.y) <= STILL) return;
        if (!drag.lift(held.place)) {
          held = null;
          return;
        }
        held.lifted = true;
        dragged = true;
      }
      drag.carry(by);
    },
    { signal },
  );

  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== held?.pointer) return;
      const { lifted } = held;
      held = null;
      const edge = plane.getBoundingClientRect();
      if (lifted) drag.drop(event.clientX - edge.left, event.clientY - edge.top);
    },
    { signal },
  );

  window.addEventListener(
    'pointercancel',
    (event) => {
      if (event.pointerId !== held?.pointer) return;
      const { lifted } = held;
      held = null;
      if (lifted) drag.cancel();
    },
    { signal },
  );

  plane.addEventListener(
    'click',
    (event) => {
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );

  return () => stop.abort();
}
