/** What a press on a sowing board does. */
export interface Press {
  /** The house at a point of the window. */
  houseAt: (x: number, y: number) => number | null;
  /** Whether letting go on it after a slide sows. */
  sowable: (place: number) => boolean;
  /** A press begins. */
  begin: () => void;
  /** The house under the finger or the mouse has changed. */
  over: (place: number | null) => void;
  choose: (place: number) => void;
}

// A finger that rests wanders this far, in pixels.
const STILL = 9;

/**
 * Follows one pointer over the board. A tap, Enter or a screen reader's touch is the button's own
 * click; a slide ends where the finger lets go: on a house that may be sown it sows, elsewhere it
 * takes nothing back and does nothing.
 */
export function followPress(plane: HTMLElement, press: Press): () => void {
  let pointer: number | null = null;
  let start = { x: 0, y: 0 };
  let slid = false;
  let swallow = false;
  const stop = new AbortController();
  const { signal } = stop;

  const over = (event: PointerEvent) => press.over(press.houseAt(event.clientX, event.clientY));

  plane.addEventListener(
    'pointerdown',
    (event) => {
      swallow = false;
      if (pointer !== null || !event.isPrimary || event.button !== 0) return;
      pointer = event.pointerId;
      start = { x: event.clientX, y: event.clientY };
      slid = false;
      press.begin();
      over(event);
    },
    { signal },
  );

  plane.addEventListener(
    'pointermove',
    (event) => {
      if (pointer === null && event.pointerType === 'mouse') over(event);
    },
    { signal },
  );

  plane.addEventListener(
    'pointerleave',
    (event) => {
      if (pointer === null && event.pointerType === 'mouse') press.over(null);
    },
    { signal },
  );

  // A press that began on the board is followed wherever it goes.
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointer) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) slid = true;
      over(event);
    },
    { signal },
  );

  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      const place = press.houseAt(event.clientX, event.clientY);
      press.over(event.pointerType === 'mouse' ? place : null);
      if (!slid) return;
      // Some browsers click at the end of a short slide, others do not.
      swallow = true;
      if (place !== null && press.sowable(place)) press.choose(place);
    },
    { signal },
  );

  window.addEventListener(
    'pointercancel',
    (event) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      press.over(null);
    },
    { signal },
  );

  plane.addEventListener(
    'click',
    (event) => {
      const byKey = event.detail === 0;
      if (swallow && !byKey) {
        swallow = false;
        return;
      }
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const place = button?.dataset['place'];
      if (place !== undefined) press.choose(Number(place));
    },
    { signal },
  );

  return () => stop.abort();
}
