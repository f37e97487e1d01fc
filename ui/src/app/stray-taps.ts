/** The second tap of a double tap follows within this time, */
const SOON_MS = 350;
/** and within this many pixels. */
const NEAR = 24;

/** What takes taps now: the uppermost sheet, else the screen. */
function ground(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
}

/**
 * A hasty double tap was meant for what its first tap met. Where that tap has brought another screen or sheet, or
 * closed one, the second would choose what happens to lie there: a level, a turn. It chooses nothing. Returns how to
 * stop.
 */
export function dropStrayTaps(): () => void {
  let last: { x: number; y: number; at: number; ground: Element | null } | null = null;
  let stray = false;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };

  window.addEventListener(
    'pointerdown',
    (event) => {
      const { clientX: x, clientY: y } = event;
      const at = performance.now();
      const again = last !== null && at - last.at < SOON_MS && Math.hypot(x - last.x, y - last.y) < NEAR;
      const now = ground();
      stray = again && now !== last?.ground;
      // Of three in a row the third is as stray as the second.
      last = { x, y, at, ground: stray ? (last?.ground ?? null) : now };
      if (stray) drop(event);
    },
    options,
  );

  window.addEventListener(
    'click',
    (event) => {
      // A key's or a screen reader's click is no tap.
      if (stray && event.detail > 0) drop(event);
    },
    options,
  );

  return () => stop.abort();
}

function drop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
