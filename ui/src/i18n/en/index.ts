import { about } from './about';
import { games } from './games';
import { play } from './play';
import { result } from './result';
import { screens } from './screens';
import { statistics } from './statistics';

/** Every text of the app, in English. The other languages have the same shape. */
export const en = { ...screens, play, result, statistics, about, games };

export type Texts = typeof en;
