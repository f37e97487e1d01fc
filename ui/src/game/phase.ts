/**
 * - `idle`: a person may choose.
 * - `waiting`: a request other than the computer's thinking is under way.
 * - `thinking`: the computer is to move.
 * - `animating`: what happened is being shown.
 * - `over`: the result stands.
 */
export type Phase = 'idle' | 'waiting' | 'thinking' | 'animating' | 'over';

/** Why the computer need not think now. */
export type Pause = 'menu' | 'away' | 'hidden';

/** What led to the present view. */
export type Event = 'opened' | 'turn' | 'undone';
