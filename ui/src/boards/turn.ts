import type { Speed } from '../bindings/Speed';
import { animate, appear, prefersCalm, TIMES } from './motion';
import { FACTORS } from './player';

/** Shows that a board has been turned by half: it comes from how it lay before. */
export function showTurn(element: Element, speed: Speed, signal: AbortSignal): Promise<void> {
  const factor = FACTORS[speed];
  if (factor === 0) return Promise.resolve();
  if (prefersCalm()) return animate(element, appear, { duration: TIMES.crossfade * factor }, signal);
  const half: Keyframe[] = [{ transform: 'rotate(180deg)' }, { transform: 'none' }];
  return animate(element, half, { duration: TIMES.turn * factor, easing: 'ease-in-out' }, signal);
}
