/** How motions end: they slow down and stay. */
export const EASE_OUT = 'cubic-bezier(0.22, 0.8, 0.36, 1)';

/** Milliseconds at normal speed. */
export const TIMES = {
  step: 160,
  jump: 220,
  /** A taken man fades. */
  fade: 240,
  crown: 200,
  /** What was chosen in vain shakes its head. */
  shake: 260,
  /** The board turns to the other player. */
  turn: 520,
  lift: 130,
  /** One seed's hop in a short sowing, and in a long one. */
  hop: [140, 90],
  /** One captured seed's flight, and what lies between the starts of two. */
  flight: 320,
  between: 45,
  /** A "+n" rises and goes. */
  plus: 1100,
  /** Reduced motion: what has changed fades in. */
  crossfade: 140,
} as const;

/** A small way on the screen, in pixels. */
export interface Offset {
  x: number;
  y: number;
}

/**
 * Runs one animation to its end; it jumps there when `signal` is aborted. What is drawn without the
 * animation is its result, so nothing has to be set afterwards.
 */
export function animate(
  element: Element | null | undefined,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || signal.aborted || typeof element.animate !== 'function') return Promise.resolve();
  const animation = element.animate(keyframes, { easing: EASE_OUT, fill: 'backwards', ...timing });
  const cut = () => animation.finish();
  signal.addEventListener('abort', cut, { once: true });
  return animation.finished.then(
    () => signal.removeEventListener('abort', cut),
    // Cancelled because its element is gone: nothing is left to be shown.
    () => signal.removeEventListener('abort', cut),
  );
}

/** From where a thing was to where it is drawn now, in a straight line. */
export function straight(from: Offset): Keyframe[] {
  return [{ transform: shift(from) }, { transform: 'none' }];
}

/** From where a thing was to where it is drawn now, over a hill of `height` pixels. */
export function arc(from: Offset, height: number): Keyframe[] {
  const points = [0, 0.25, 0.5, 0.75, 1];
  return points.map((t) => ({
    transform: shift({ x: from.x * (1 - t), y: from.y * (1 - t) - height * 4 * t * (1 - t) }),
  }));
}

/** A short shake of the head, for what cannot be done. */
export function shake(element: Element | null | undefined, signal: AbortSignal): Promise<void> {
  if (prefersCalm()) return Promise.resolve();
  const aside = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: shift({ x, y: 0 }) }));
  return animate(element, aside, { duration: TIMES.shake, easing: 'linear' }, signal);
}

/** Whether the system asks that nothing travels. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fading in where it is drawn. */
export const appear: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

function shift({ x, y }: Offset): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}
