import type { Texts } from '../en';
import { about } from './about';
import { games } from './games';
import { play } from './play';
import { result } from './result';
import { screens } from './screens';
import { statistics } from './statistics';

/** Every text of the app, in Russian. */
export const ru: Texts = { ...screens, play, result, statistics, about, games };
