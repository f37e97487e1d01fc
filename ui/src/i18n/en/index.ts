import { games } from './games';
import { play } from './play';
import { result } from './result';
import { screens } from './screens';

/** Every text of the app, in English. The other languages have the same shape. */
export const en = { ...screens, play, result, games };

export type Texts = typeof en;
